import type { GroupingForm } from '@oktant/contract/learning/courses/groupings.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { fail, type FieldError } from '../../../http/fail.ts'

const trimmed = ({ en, de }: LocalText): LocalText => ({ en: en.trim(), de: de.trim() })

/** The form as it is kept. */
export const tidied = <F extends GroupingForm>(form: F): F => ({
  ...form,
  title: trimmed(form.title),
  description: trimmed(form.description),
})

const faultAt = (field: string, code: 'required' | 'choice_unknown'): FieldError => ({
  field,
  code,
  message: messages[code].en,
})

/** Refuses a form that has no title, or names what cannot be grouped. */
export function refuseFaults({ title, containerIds }: GroupingForm, groupable: ReadonlySet<number>) {
  const errors = [
    ...(title.en === '' && title.de === '' ? [faultAt('title', 'required')] : []),
    ...containerIds.flatMap((id, index) =>
      groupable.has(id) ? [] : [faultAt(`containerIds.${index}`, 'choice_unknown')],
    ),
  ]
  if (errors.length > 0) throw fail('grouping_invalid', { errors })
}
