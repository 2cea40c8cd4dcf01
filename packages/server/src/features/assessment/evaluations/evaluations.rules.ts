import { evaluationFaults } from '@oktant/contract/assessment/evaluation-rules.ts'
import type { EvaluationForm, EvaluationItem } from '@oktant/contract/assessment/evaluations.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { withValues } from '@oktant/contract/kit/local-text.ts'
import { fail, type FieldError } from '../../../http/fail.ts'
import { type Drawable, drawQuestions } from './draw.rules.ts'

const trimmed = ({ en, de }: LocalText): LocalText => ({ en: en.trim(), de: de.trim() })

/** The form as it is kept. */
export const cleaned = (form: EvaluationForm): EvaluationForm => ({
  ...form,
  title: trimmed(form.title),
  description: trimmed(form.description),
  keywords: [...new Set(form.keywords.map((word) => word.trim()).filter(Boolean))],
  items: form.items.map((item) => ({ ...item, tag: item.tag.trim() })),
})

/** What an evaluation's items name must be there, and each draw must find as many as it says. */
export function refuseEvaluation(
  form: EvaluationForm,
  candidates: readonly Drawable[],
  banks: { has: (id: number) => boolean },
) {
  const faults = evaluationFaults(form).map(({ field, code, values = [] }): FieldError => {
    const message = withValues(messages[code].en, ...values)
    return { field, code, message }
  })
  const errors = [...faults, ...faultsOfItems(form.items, candidates, banks)]
  if (errors.length > 0) throw fail('evaluation_invalid', { errors })
}

function faultsOfItems(
  items: readonly EvaluationItem[],
  candidates: readonly Drawable[],
  banks: { has: (id: number) => boolean },
): FieldError[] {
  const known = new Set(candidates.map(({ id }) => id))
  const drawn = drawQuestions({ items, isRandom: false }, candidates, () => 0)
  return items.flatMap((item, index): FieldError[] => {
    const field = `items.${index}`
    const isKnown =
      item.questionId === null ? item.bankId !== null && banks.has(item.bankId) : known.has(item.questionId)
    if (!isKnown) return [{ field, code: 'choice_unknown', message: messages.choice_unknown.en }]
    const found = drawn.filter((one) => one.item === item).length
    if (item.questionId !== null || found >= item.count) return []
    const message = withValues(messages.draw_too_large.en, found)
    return [{ field: `${field}.count`, code: 'draw_too_large', message, value: String(found) }]
  })
}
