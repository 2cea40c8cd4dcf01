import type { ComponentMedia } from '@oktant/contract/learning/components/component-files.ts'
import { componentFiles } from '@oktant/contract/kit/constants.ts'

/** The files of a component that has none yet. */
export const noMedia: ComponentMedia = {
  fileIds: { en: null, de: null },
  captionIds: { en: null, de: null },
  downloadable: true,
  share: componentFiles.videoShare,
}
