import { questionImage } from '@oktant/contract/kit/constants.ts'
import { imageSize, isImage } from '../../../files/images.ts'

export type PictureProblem = 'not_an_image' | 'image_dimensions'

const carried = /<img\b[^>]*\bsrc="data:image\/png;base64,([^"]*)"/g

/**
 * What is wrong with the pictures that a text carries: they are read here again, as a browser may have said anything.
 * NOTE: asked of a text that was made safe, in which every attribute is quoted in one way.
 */
export function pictureProblem(html: string): PictureProblem | null {
  for (const [, data = ''] of html.matchAll(carried)) {
    const bytes = Buffer.from(data, 'base64')
    const size = isImage(bytes) && bytes[0] === pngBegins ? imageSize(bytes) : null
    if (!size) return 'not_an_image'
    if (size.height > questionImage.height || size.width > questionImage.width) return 'image_dimensions'
  }
  return null
}

const pngBegins = 0x89
