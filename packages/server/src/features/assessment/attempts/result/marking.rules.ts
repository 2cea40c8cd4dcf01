import { inHundredths } from '@oktant/contract/kit/points.ts'

import { isAccepted } from './words.rules.ts'

/** An option of a matching question with the answer that belongs to it. */
export type Pair = readonly [optionId: number, answerId: number]

/** What is right for a question, as far as marking needs to know; it never leaves the server. */
export type Key =
  | { by: 'choice'; right: readonly number[] }
  | { by: 'words'; accepted: readonly string[] }
  | { by: 'truth'; right: boolean }
  | { by: 'pairs'; right: readonly Pair[] }
  /** A person marks it. */
  | { by: 'marker' }
  /** There is nothing right or wrong about it. */
  | { by: 'nobody' }

export type Marked = {
  /** Between nothing and the full score, in hundredths at the finest. */
  score: number
  isRight: boolean
}

type Rules = { fullScore: number; partialScoring: boolean }

const nothing: Marked = { score: 0, isRight: false }

/**
 * What an answer is worth. With partial scoring right picks less wrong ones count over the number of right ones,
 * without it all or nothing; null where no machine can say.
 */
export function marked(key: Key, answer: string, { fullScore, partialScoring }: Rules): Marked | null {
  if (key.by === 'marker' || key.by === 'nobody') return null
  const { right, wrong, of } = counted(key, answer)
  if (of === 0) return nothing
  const isRight = right === of && wrong === 0
  if (isRight) return { score: fullScore, isRight }
  const share = partialScoring ? Math.max(0, right - wrong) / of : 0
  return { score: inHundredths(fullScore * share), isRight: false }
}

type Counted = { right: number; wrong: number; of: number }

function counted(key: Exclude<Key, { by: 'marker' | 'nobody' }>, answer: string): Counted {
  if (key.by === 'words') return one(isAccepted(answer, key.accepted), answer)
  if (key.by === 'truth') return one(answer.trim() === String(key.right), answer)
  if (key.by === 'choice') return compared(readPicks(answer).map(String), key.right.map(String))
  return compared(
    readPairs(answer).map((pair) => pair.join(':')),
    key.right.map((pair) => pair.join(':')),
  )
}

const one = (isRight: boolean, answer: string): Counted => ({
  right: isRight ? 1 : 0,
  wrong: !isRight && answer.trim() !== '' ? 1 : 0,
  of: 1,
})

function compared(given: readonly string[], wanted: readonly string[]): Counted {
  const all = new Set(wanted)
  const right = given.filter((each) => all.has(each)).length
  return { right, wrong: given.length - right, of: all.size }
}

/** The picks of a list such as `3,7`, each once; what is no number is none. */
export function readPicks(answer: string): number[] {
  return [...new Set(parts(answer).flatMap((part) => numberOf(part)))]
}

/** The pairs of a list such as `3:9,4:8`, each once. */
export function readPairs(answer: string): Pair[] {
  const found = parts(answer).flatMap((part): Pair[] => {
    const [option, chosen, ...more] = part.split(':').flatMap(numberOf)
    return option === undefined || chosen === undefined || more.length > 0 ? [] : [[option, chosen]]
  })
  return [...new Map(found.map((pair) => [pair.join(':'), pair])).values()]
}

const parts = (answer: string) =>
  answer
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const numberOf = (text: string) => (/^[0-9]{1,10}$/.test(text.trim()) ? [Number(text)] : [])

/** How often a question may be submitted: once, and its retries. */
export const triesOf = (noOfRetries: number | null, defaultRetryLimit: number) =>
  1 + (noOfRetries ?? defaultRetryLimit)

/** Is a question closed: answered rightly, or tried as often as it may be? */
export const isUsedUp = ({ tries, most, isRight }: { tries: number; most: number; isRight: boolean }) =>
  isRight || tries >= most

export const feedbacks = ['correct', 'firstIncorrect', 'nextIncorrect', 'lastIncorrect'] as const
export type Feedback = (typeof feedbacks)[number]

/** Which texts fit a try, the best first; the first that its author has written is shown. */
export function feedbackFor(tried: { tries: number; most: number; isRight: boolean }): readonly Feedback[] {
  if (tried.isRight) return ['correct']
  if (isUsedUp(tried)) return ['lastIncorrect', 'nextIncorrect', 'firstIncorrect']
  return tried.tries <= 1 ? ['firstIncorrect', 'nextIncorrect'] : ['nextIncorrect', 'firstIncorrect']
}

/** What an attempt has come to in one question. */
export type Scored = {
  fullScore: number
  /** Null while nobody can say. */
  score: number | null
  /** Whether it counts at all: an opinion does not. */
  counts: boolean
}

export type Result =
  | { state: 'COMPLETED'; mark: null; passed: true; score: null; possible: null }
  | { state: 'UNDER_REVIEW'; mark: null; passed: false; score: number; possible: number }
  | { state: 'PASSED' | 'FAILED'; mark: number; passed: boolean; score: number; possible: number }

/**
 * What an attempt comes to: a rounded percentage, which passes from the pass mark on. What a person reviews as a whole
 * waits for them, whatever its questions are.
 */
export function resultOf(
  scores: readonly Scored[],
  { passMark, hasScore, isReviewed = false }: { passMark: number; hasScore: boolean; isReviewed?: boolean },
): Result {
  const counting = scores.filter(({ counts, fullScore }) => counts && fullScore > 0)
  if (!hasScore || (counting.length === 0 && !isReviewed))
    return { state: 'COMPLETED', mark: null, passed: true, score: null, possible: null }
  const possible = sum(counting.map(({ fullScore }) => fullScore))
  const score = sum(counting.map((each) => each.score ?? 0))
  if (isReviewed || counting.some((each) => each.score === null))
    return { state: 'UNDER_REVIEW', mark: null, passed: false, score, possible }
  const mark = Math.round((100 * score) / possible)
  const passed = mark >= passMark
  return { state: passed ? 'PASSED' : 'FAILED', mark, passed, score, possible }
}

// NOTE: in hundredths, because three times 0.1 is not 0.3 and the order of questions would show in the mark.
const sum = (numbers: readonly number[]) =>
  numbers.reduce((total, number) => total + Math.round(number * 100), 0) / 100
