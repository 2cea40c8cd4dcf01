import { diagramLimits } from '@oktant/contract/kit/constants.ts'
import type { DiagramForm } from '@oktant/contract/learning/courses/diagrams.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { fail, type FieldError } from '../../../http/fail.ts'

const trimmed = ({ en, de }: LocalText): LocalText => ({ en: en.trim(), de: de.trim() })

/** The form as it is kept. */
export const tidied = <F extends DiagramForm>(form: F): F => ({
  ...form,
  title: trimmed(form.title),
  description: trimmed(form.description),
  picture: form.picture && { fileId: form.picture.fileId, alt: trimmed(form.picture.alt) },
  areas: form.areas.map((area) => ({ ...area, label: trimmed(area.label) })),
})

type Code = 'required' | 'choice_unknown' | 'area_outside'
export const faultAt = (field: string, code: Code): FieldError => ({
  field,
  code,
  message: messages[code].en,
})

/** What is wrong with what was drawn and typed, whatever the database holds. */
export const faultsOf = ({ title, isShown, picture, areas }: DiagramForm): FieldError[] => [
  ...(title.en === '' && title.de === '' ? [faultAt('title', 'required')] : []),
  ...(isShown && !picture ? [faultAt('picture', 'required')] : []),
  ...areas.flatMap(({ x, y, width, height }, index) =>
    x + width > diagramLimits.grid || y + height > diagramLimits.grid
      ? [faultAt(`areas.${index}`, 'area_outside')]
      : [],
  ),
]

export function refuse(errors: FieldError[]) {
  if (errors.length > 0) throw fail('diagram_invalid', { errors })
}
