import type { EvaluationItem } from '@oktant/contract/assessment/evaluations.ts'
import type { QuestionDifficulty } from '@oktant/contract/assessment/questions/questions.ts'

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

/** A stream of numbers between 0 and 1 that is the same for the same seed, on every machine. */
export function numbersFrom(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
