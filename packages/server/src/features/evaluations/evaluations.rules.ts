import { evaluationFaults } from '@oktant/contract/evaluation-rules.ts'
import type { EvaluationForm, EvaluationItem } from '@oktant/contract/evaluations.ts'
import type { LocalText } from '@oktant/contract/http.ts'
import { messages } from '@oktant/contract/messages.ts'
import type { QuestionDifficulty } from '@oktant/contract/questions.ts'
import { fail, type FieldError } from '../../http/fail.ts'

/** What drawing needs to know of a question. */
export type Drawable = {
  id: number
  bankId: number
  status: 'active' | 'inactive'
  difficulty: QuestionDifficulty
  tags: readonly string[]
  versionId: number | null
}
type Drawn<Q> = { item: EvaluationItem; question: Q }

/** Whether an item may ask a question: by its name, or by everything that the draw names. */
export const fits = (item: EvaluationItem, { id, bankId, status, difficulty, tags }: Drawable) =>
  status === 'active' &&
  (item.questionId !== null
    ? item.questionId === id
    : item.bankId === bankId &&
      (item.tag === '' || tags.includes(item.tag)) &&
      (item.difficulty === null || item.difficulty === difficulty))

/**
 * What one attempt asks: every question by name, and for each draw as many as it says among those that nothing before it
 * took. NOTE: a draw that finds fewer takes what there is; authors are told when they save.
 */
export function drawQuestions<Q extends Drawable>(
  { items, isRandom }: { items: readonly EvaluationItem[]; isRandom: boolean },
  candidates: readonly Q[],
  random: () => number,
): Drawn<Q>[] {
  const named = new Set(items.flatMap(({ questionId }) => questionId ?? []))
  const taken = new Set<number>()
  const drawn = items.flatMap((item) => {
    const open = candidates.filter(
      (question) =>
        fits(item, question) &&
        !taken.has(question.id) &&
        (item.questionId !== null || !named.has(question.id)),
    )
    const picked = mixed(open, random).slice(0, item.count)
    for (const { id } of picked) taken.add(id)
    return picked.map((question) => ({ item, question }))
  })
  return isRandom ? mixed(drawn, random) : drawn
}

function mixed<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

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
  form: Pick<EvaluationForm, 'title' | 'items'>,
  candidates: readonly Drawable[],
  banks: { has: (id: number) => boolean },
) {
  const faults = evaluationFaults(form).map((fault): FieldError => ({
    ...fault,
    message: messages[fault.code].en,
  }))
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
    const message = messages.draw_too_large.en.replace('%s', String(found))
    return [{ field: `${field}.count`, code: 'draw_too_large', message, value: String(found) }]
  })
}
