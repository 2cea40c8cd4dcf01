import { questionImage } from '@oktant/contract/kit/constants.ts'
import { imageSize, isImage } from '../../../../files/images.ts'

/** What a picture measures, and why it is none that a question can show. */
export function lookAt(bytes: Buffer) {
  if (!isImage(bytes)) return { size: null, code: 'not_an_image' as const }
  const size = imageSize(bytes)
  if (!size) return { size, code: 'image_broken' as const }
  const fits = size.width <= questionImage.width && size.height <= questionImage.height
  return { size, code: fits ? null : ('image_dimensions' as const) }
}
