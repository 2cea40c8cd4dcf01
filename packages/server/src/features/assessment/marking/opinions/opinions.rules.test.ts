import type { MarkerLevel } from '@oktant/contract/assessment/attempts/attempts.ts'
import type { MarkingDraft } from '@oktant/contract/assessment/marking.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agree, mayTakeOpinionBack, mergedOf, standingOf } from './opinions.rules.ts'

const opinion = (mark: number | null, level: MarkerLevel | null = null) => ({ mark, draft: { level } })

test.each([
  ['nobody has marked it', [], 10, 'first'],
  ['one has', [opinion(50)], 10, 'second'],
  ['two say the same', [opinion(50), opinion(50)], 0, 'agreed'],
  ['two are as far apart as they may be', [opinion(50), opinion(60)], 10, 'agreed'],
  ['two are further apart', [opinion(50), opinion(61)], 10, 'third'],
  ['the other way round too', [opinion(61), opinion(50)], 10, 'third'],
  ['two say the same without any room', [opinion(50), opinion(51)], 0, 'third'],
  ['two name one level', [opinion(100, 'LEVEL_ONE'), opinion(100, 'LEVEL_ONE')], 0, 'agreed'],
  ['two name two levels', [opinion(100, 'LEVEL_ONE'), opinion(100, 'LEVEL_TWO')], 100, 'third'],
  ['nothing has points', [opinion(null), opinion(null)], 0, 'agreed'],
  ['a third decides', [opinion(0), opinion(100), opinion(30)], 10, 'decided'],
  ['a third decides whoever it agrees with', [opinion(0), opinion(100), opinion(0)], 0, 'decided'],
] as const)('where %s', (_, opinions, gap, expected) => {
  expect(standingOf(opinions, gap)).toBe(expected)
})

const draft = (own: Partial<MarkingDraft> = {}): MarkingDraft => ({
  questionScores: [],
  comment: '',
  level: null,
  ...own,
})
const row = (id: number, score: number | null, comment = '') => ({ id, score, comment })

test('two who agree give the mean of their points, and the words of both', () => {
  const one = draft({ questionScores: [row(1, 3, 'Short.'), row(2, null, 'Yes.')], comment: 'Good.' })
  const other = draft({ questionScores: [row(1, 4, 'Clear.'), row(3, 1)], comment: 'Good.' })
  expect(mergedOf(one, other)).toEqual({
    questionScores: [row(1, 3.5, 'Short.\n\nClear.'), row(2, null, 'Yes.'), row(3, 1)],
    comment: 'Good.',
    level: null,
  })
})

const marks = fc.integer({ min: 0, max: 100 })
const points = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 8 })
const said = (hundredths: readonly number[]) =>
  draft({ questionScores: hundredths.map((each, index) => row(index, each / 100)) })
const scoresOf = ({ questionScores }: MarkingDraft) => questionScores.map(({ score }) => score ?? 0)

test('who marked first never matters', () => {
  fc.assert(
    fc.property(marks, marks, marks, (one, other, gap) => {
      expect(agree(opinion(one), opinion(other), gap)).toBe(agree(opinion(other), opinion(one), gap))
      expect(standingOf([opinion(one), opinion(other)], 100)).toBe('agreed')
    }),
  )
  fc.assert(
    fc.property(points, points, (one, other) => {
      const both = one.map((each, index): [number, number] => [each, other[index] ?? each])
      const first = said(both.map(([each]) => each))
      const second = said(both.map(([, each]) => each))
      expect(scoresOf(mergedOf(first, second))).toEqual(scoresOf(mergedOf(second, first)))
    }),
  )
})

test('what two come to lies between what each gave', () => {
  fc.assert(
    fc.property(points, points, (one, other) => {
      const second = one.map((each, index) => other[index] ?? each)
      const merged = scoresOf(mergedOf(said(one), said(second)))
      merged.forEach((score, index) => {
        const given = [one[index] ?? 0, second[index] ?? 0].map((each) => each / 100)
        expect(score).toBeGreaterThanOrEqual(Math.min(...given))
        expect(score).toBeLessThanOrEqual(Math.max(...given))
      })
    }),
  )
})

const markedAt = new Date('2026-11-21T08:00:00Z')
const later = (minutes: number) => new Date(markedAt.getTime() + minutes * 60_000)
test.each([
  ['soon after', { by: 1, now: later(5), isBegun: false }, true],
  ['too late', { by: 1, now: later(16), isBegun: false }, false],
  ['by somebody else', { by: 2, now: later(5), isBegun: false }, false],
  ['when the next marker has begun', { by: 1, now: later(5), isBegun: true }, false],
])('a mark of several is taken back %s: %j is %s', (_, when, expected) => {
  expect(mayTakeOpinionBack({ markedBy: 1, markedAt }, when)).toBe(expected)
})
