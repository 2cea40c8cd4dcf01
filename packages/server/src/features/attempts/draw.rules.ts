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
type Numbers = ReturnType<typeof numbersFrom>

/** The same things in an order that the numbers give; every order is as likely as any other. */
export function shuffled<T>(things: readonly T[], next: Numbers): T[] {
  const result = [...things]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(next() * (last + 1))
    const [a, b] = [result[last], result[chosen]]
    // NOTE: both places lie inside the array; the compiler cannot know it.
    if (a !== undefined && b !== undefined) [result[last], result[chosen]] = [b, a]
  }
  return result
}

/** Where the questions of an evaluation come from, in its order: one that is fixed, or some of many. */
export type Source = { questionId: number } | { anyOf: readonly number[]; count: number }

type Plan = { sources: readonly Source[]; order: 'ordered' | 'random' }

/** The questions of one attempt: none twice, and one that is fixed is never drawn besides. */
export function drawQuestions({ sources, order }: Plan, seed: number): number[] {
  const next = numbersFrom(seed)
  const taken = new Set(sources.flatMap((source) => ('questionId' in source ? [source.questionId] : [])))
  const drawn = sources.flatMap((source) => {
    if ('questionId' in source) return [source.questionId]
    // NOTE: sorted first, so that the draw does not hang on the order in which a database answers.
    const pool = [...new Set(source.anyOf)].filter((id) => !taken.has(id)).sort((a, b) => a - b)
    const some = shuffled(pool, next).slice(0, source.count)
    for (const id of some) taken.add(id)
    return some
  })
  const once = [...new Set(drawn)]
  return order === 'random' ? shuffled(once, next) : once
}

type Offer = {
  right: readonly number[]
  wrong: readonly number[]
  /** How many wrong ones are shown; null shows them all. */
  numberOfDistractors: number | null
}

/** Which answers are shown, in which order: all right ones among as many wrong ones as the question wants. */
export function drawAnswers({ right, wrong, numberOfDistractors }: Offer, seed: number): number[] {
  const next = numbersFrom(seed)
  const some = numberOfDistractors === null ? wrong : shuffled(wrong, next).slice(0, numberOfDistractors)
  return shuffled([...right, ...some], next)
}

/** Another seed for each question of a draw. */
export const seedOf = (seed: number, questionId: number) =>
  Math.floor(numbersFrom(Math.imul(seed ^ questionId, 0x9e3779b1))() * 4_294_967_296)
