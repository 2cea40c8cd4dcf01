import type { LearnerQuestion } from '@oktant/contract/assessment/questions/questions.ts'

export type AnswerProps = {
  question: LearnerQuestion
  /** As it travels; empty where nothing was answered yet. */
  answer: string
  /** Submitted, or only looked at. */
  isReadOnly: boolean
  /** It was open until just now: the answer stays where it is when it is closed. */
  keepsRoom?: boolean | undefined
  /** The element that says what is wrong with the answer. */
  describedBy: string | undefined
  /** How many letters a free text may have, where it is not as in an evaluation. */
  longestText?: number | undefined
  onAnswer: (answer: string) => void
}

/** Answers as they travel: lists of numbers for choices, `left:right` for pairs, and the text itself for the rest. */
export const readPicks = (answer: string) =>
  answer.split(',').flatMap((part) => (/^\d+$/.test(part) ? [Number(part)] : []))
export const writePicks = (picks: readonly number[]) => picks.join(',')

export type Pairs = ReadonlyMap<number, number>
export const readPairs = (answer: string): Pairs =>
  new Map(
    answer.split(',').flatMap((part): [number, number][] => {
      const [left, right] = part.split(':')
      return /^\d+:\d+$/.test(part) ? [[Number(left), Number(right)]] : []
    }),
  )
export const writePairs = (pairs: Pairs) => [...pairs].map(([left, right]) => `${left}:${right}`).join(',')

/** Puts a right half beside a left one; what stood there falls free, and where it stood before becomes empty. */
export function placed(pairs: Pairs, left: number, right: number): Pairs {
  const others = [...pairs].filter(([from, to]) => from !== left && to !== right)
  return new Map([...others, [left, right]])
}

export const withoutPair = (pairs: Pairs, left: number): Pairs =>
  new Map([...pairs].filter(([from]) => from !== left))
