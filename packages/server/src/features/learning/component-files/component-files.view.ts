import type {
  ComponentFile,
  ComponentUpload,
  ComponentMedia,
} from '@oktant/contract/learning/components/component-files.ts'
import { componentFiles } from '@oktant/contract/kit/constants.ts'
import type { FileRow, UploadRow } from './component-files.queries.ts'

/** Makes the address that opens a file for ten minutes. */
export type Sign = (fileId: number) => string

export const fileView = (
  { id, use, name, type, bytes }: Omit<FileRow, 'componentId'>,
  sign: Sign,
): ComponentFile => ({ id, use, name, type, bytes, address: sign(id) })

export const uploadView = ({ id, title: name, bytes, received }: UploadRow): ComponentUpload => ({
  id,
  name,
  bytes,
  received,
  chunkBytes: componentFiles.chunkBytes,
})

/** Every file that a component names, once. */
export const idsOf = ({ fileIds, captionIds }: ComponentMedia) => [
  ...new Set([fileIds.en, fileIds.de, captionIds.en, captionIds.de].filter((id) => id !== null)),
]
