import type { UnlockRule } from '@oktant/contract/learning/courses/containers.ts'
import type { Price } from '@oktant/contract/kit/money.ts'
import type { SegmentKey } from '@oktant/contract/learning/segments.ts'
import type { DemoCourse, DemoPart } from '../demo-course.ts'

/** A course that stands in a level of its segment, or in the segment itself, and shows a rule of its own. */
export type FurtherCourse = DemoCourse & {
  inDepth: boolean
  price?: Price
  /** What opens each part; the one before it where nothing is said. */
  unlock?: UnlockRule
  /** Pages elsewhere that are read in the course, and opened in a window of their own. */
  page?: { title: DemoPart['title']; url: string; opensWindow: boolean }
  /** What the evaluations at its end are called in English. */
  tests?: readonly string[]
  /** Those of them that visitors take, too. */
  quizzes?: readonly string[]
  /** Places in this list of the courses that it holds. */
  holds?: readonly number[]
}

type Words = readonly [en: string, de: string]
const both = ([en, de]: Words) => ({ en, de })

export const part = (minutes: number, title: Words, text: Words): DemoPart => ({
  minutes,
  title: both(title),
  text: both(text),
})

type Own = Partial<Omit<FurtherCourse, 'segment' | 'title' | 'about' | 'parts' | 'difficulty'>>

export const course = (
  segment: SegmentKey,
  difficulty: DemoCourse['difficulty'],
  words: { title: Words; about: Words },
  parts: DemoPart[],
  own: Own = {},
): FurtherCourse => ({
  segment,
  difficulty,
  parts,
  title: both(words.title),
  about: both(words.about),
  inDepth: false,
  ...own,
})
