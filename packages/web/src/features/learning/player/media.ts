import type { ComponentFile, LaunchMedia } from '@oktant/contract/component-files.ts'
import type { LaunchData } from '@oktant/contract/launches.ts'
import { useState } from 'react'
import { readMediaAgain } from '../learning.queries.ts'

/** What is shown of a file: its address, and a fresh one when that has grown old. */
export type ShownFile = { file: ComponentFile; media: LaunchMedia; renew: () => Promise<string> }

/** The file of what was opened; each of its addresses lives ten minutes. */
export function useShownFile(data: LaunchData): ShownFile | null {
  const [media, setMedia] = useState(data.media ?? null)
  if (!media?.file) return null
  const { file } = media
  return {
    file,
    media,
    async renew() {
      const fresh = (await readMediaAgain(data)) ?? media
      setMedia(fresh)
      return fresh.file?.address ?? file.address
    },
  }
}

/** Hands a file over to be kept. */
export async function saveFile({ file, renew }: ShownFile) {
  const link = document.createElement('a')
  link.href = await renew()
  link.download = file.name
  link.click()
}
