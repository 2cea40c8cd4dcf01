import { questionImage, richTextImageTypes } from '@oktant/contract/kit/constants.ts'

export type ImageProblem = 'not_an_image' | 'image_dimensions'

/** Png alone, and no larger than a page shows. */
export async function wrongWith(file: File): Promise<ImageProblem | null> {
  const types: readonly string[] = richTextImageTypes
  if (!types.includes(file.type)) return 'not_an_image'
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return 'not_an_image'
  const { width, height } = picture
  return width > questionImage.width || height > questionImage.height ? 'image_dimensions' : null
}

export const dataAddress = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(file)
  })
