import { statfsSync } from 'node:fs'

const megabyte = 1024 * 1024

/**
 * What must be free on the embedded engine's disk. It grows its log by 16 MB at a time, and where there is no room
 * for that it neither fails nor answers again: so it is asked for nothing that it could not write down.
 */
const mustBeFree = { toBegin: 256 * megabyte, toChange: 64 * megabyte }

/** NOTE: its code is the operating system's, so that every caller takes it for the full disk that it is. */
export class NoRoomError extends Error {
  override name = 'NoRoomError'
  readonly code = 'ENOSPC'
}

type Disk = { blocks: number; bavail: number; bsize: number }

/** How many bytes a disk lacks; nothing is known of one that does not say its size. */
export const lacking = ({ blocks, bavail, bsize }: Disk, needed: number) =>
  blocks === 0 ? 0 : Math.max(0, needed - bavail * bsize)

export function demandRoom(folder: string, purpose: keyof typeof mustBeFree) {
  const needed = mustBeFree[purpose]
  const lacks = lacking(statfsSync(folder), needed)
  if (lacks > 0) throw new NoRoomError(sentence(folder, needed - lacks, needed))
}

const inMegabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`

const sentence = (folder: string, free: number, needed: number) =>
  `DATA_DIR cannot be used: ${folder} has ${inMegabytes(free)} of room left, and the embedded database needs ${inMegabytes(needed)}.`
