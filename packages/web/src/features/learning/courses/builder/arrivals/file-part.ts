import type { ComponentForm } from '@oktant/contract/learning/components/components.ts'
import type { UploadedComponentFile } from '@oktant/contract/learning/components/component-files.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { emptyComponent } from '../../../components/empty-component.ts'
import { noMedia } from '../../../components/fields/media-form.ts'

/** What a part is called that came as a file, until its author says otherwise. */
export const titleOf = (name: string) =>
  name
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/\.(en|de)$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 200) || name.slice(0, 200)

/** The component that a file becomes; what the server found in it decides, and not its name. */
export function componentFrom(
  { file, html }: UploadedComponentFile,
  name: string,
  language: Language,
): ComponentForm & { category: typeof componentCategory.document | typeof componentCategory.video } {
  const category = file?.use === 'video' ? componentCategory.video : componentCategory.document
  const form = emptyComponent(category)
  const title = { ...form.title, [language]: titleOf(name) }
  if (html !== null) return { ...form, category, title, html: { ...form.html, [language]: html } }
  const fileIds = { ...noMedia.fileIds, [language]: file?.id ?? null }
  return { ...form, category, title, media: { ...noMedia, fileIds } }
}
