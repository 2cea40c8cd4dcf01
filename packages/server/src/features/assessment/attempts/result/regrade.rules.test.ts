import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Key, marked, resultOf } from './marking.rules.ts'
import { type Candidate, countsOf, isEffect, isShown, regraded } from './regrade.rules.ts'

const drawn = { choices: [1, 2, 3], lefts: [], rights: [] }
const handedIn = new Date('2026-03-01T10:00:00Z')
const choice = (...right: number[]): Key => ({ by: 'choice', right })

type Wish = { row?: Partial<Candidate['row']>; attempt?: Partial<Candidate['attempt']>; passMark?: number }
/** One of two questions of one point each; the other was right, and this answer was not by the key then. */
const candidate = ({ row, attempt, passMark = 60 }: Wish = {}): Candidate => ({
  row: {
    answer: '2',
    tries: 1,
    fullScore: 1,
    score: 0,
    isRight: false,
    drawn,
    overriddenAt: null,
    ...row,
  },
  attempt: { submittedAt: handedIn, score: 1, possible: 2, mark: 50, level: null, ...attempt },
  partialScoring: false,
  bar: { categoryId: 3, passMark },
})
const right = { row: { answer: '1', score: 1, isRight: true } }
const open = { submittedAt: null, score: null, possible: null, mark: null }

test.each([
  ['who was right all along passes', candidate(), choice(2), false, ['passes', 1, 2, 100]],
  [
    'their mark rises where they had passed',
    candidate({ passMark: 40 }),
    choice(2),
    false,
    ['rises', 1, 2, 100],
  ],
  ['nothing changes for whoever is wrong by both keys', candidate(), choice(3), false, ['same', 0, 1, 50]],
  ['who was right by mistake keeps their points', candidate(right), choice(2), false, ['kept', 1, 1, 50]],
  [
    'and loses them where points may fall',
    candidate({ ...right, passMark: 50 }),
    choice(2),
    true,
    ['fails', 0, 0, 0],
  ],
  [
    'a mark falls where the pass stays',
    candidate({ ...right, passMark: 0 }),
    choice(2),
    true,
    ['falls', 0, 0, 0],
  ],
  [
    'points that a person has given stay',
    candidate({ row: { overriddenAt: new Date(0) } }),
    choice(2),
    true,
    ['kept', 0, 1, 50],
  ],
  [
    'who was never shown what is right keeps what they have',
    candidate({ row: { drawn: { ...drawn, choices: [2, 3] } } }),
    choice(1),
    true,
    ['unseen', 0, 1, 50],
  ],
  [
    'what still waits for a person waits on, with the new points',
    candidate({ attempt: { mark: null } }),
    choice(2),
    false,
    ['points', 1, 2, null],
  ],
  [
    'a mark that rounds to the same is the same',
    candidate({ attempt: { score: 900, possible: 1000, mark: 90 } }),
    choice(2),
    false,
    ['points', 1, 901, 90],
  ],
  [
    'a question under way is marked anew',
    candidate({ attempt: open }),
    choice(2),
    false,
    ['open', 1, null, null],
  ],
  [
    'one under way that was not submitted waits for that',
    candidate({ row: { tries: 0, isRight: null, score: null }, attempt: open }),
    choice(2),
    false,
    ['open', null, null, null],
  ],
] as const)('%s', (_, given, key, lowers, expected) => {
  const found = regraded(given, { key, lowers })
  expect([found.outcome, found.given.score, found.score, found.mark]).toEqual(expected)
})

const halves = { choices: [], lefts: [1, 2], rights: [11, 12] }
const pairs = (...right: [number, number][]): Key => ({ by: 'pairs', right })
test.each([
  ['all that is right was among the choices', choice(1, 3), drawn, true],
  ['a part of it was not', choice(1, 4), drawn, false],
  ['nothing is right', choice(), drawn, false],
  ['every pair was there', pairs([1, 11], [2, 12]), halves, true],
  ['a left half was not there', pairs([3, 11]), halves, false],
  ['a right half was not there', pairs([1, 13]), halves, false],
  ['one pair was there and another was not', pairs([1, 11], [2, 13]), halves, false],
  ['it is a word', { by: 'words', accepted: ['knot'] } as const, halves, true],
] as const)('where %s, it could be answered rightly: %s', (_, key, seen, expected) => {
  const shown = { choices: [...seen.choices], lefts: [...seen.lefts], rights: [...seen.rights] }
  expect(isShown(key, shown)).toBe(expected)
})

test.each([
  ['passes', true],
  ['fails', true],
  ['rises', true],
  ['falls', true],
  ['points', false],
  ['open', false],
  ['kept', false],
  ['unseen', false],
  ['same', false],
] as const)('%s is told to whom it concerns: %s', (outcome, expected) => {
  expect(isEffect(outcome)).toBe(expected)
})

test.each([
  ['points of a person', candidate({ row: { overriddenAt: new Date(0) } }), choice(2), false],
  ['a question that never showed what is right', candidate(), choice(9), false],
  ['points that would fall and may not', candidate(right), choice(2), false],
  ['points that rise', candidate(), choice(2), true],
  ['a question under way', candidate({ attempt: open }), choice(2), true],
  ['one that nobody tried yet', candidate({ row: { tries: 0 }, attempt: open }), choice(2), true],
  ['what no machine marks', candidate(), { by: 'marker' } as const, true],
] as const)('of %s the corrected key takes hold: %s', (_, given, key, expected) => {
  expect(regraded(given, { key, lowers: false }).isAnew).toBe(expected)
})

test('a competence without points keeps the mark of its level', () => {
  const found = regraded(candidate({ attempt: { possible: 0, mark: 100 } }), { key: choice(2), lowers: true })
  expect(found.mark).toBe(100)
})

test('a level that a person gave decides on, whatever the points are', () => {
  const given = candidate({ attempt: { level: 'LEVEL_ONE' } })
  const found = regraded(
    { ...given, bar: { categoryId: 7, passMark: 100 } },
    { key: choice(2), lowers: true },
  )
  expect([found.before?.pass, found.after]).toEqual([true, { mark: 100, pass: true }])
})

test('marking anew gives the mark that marking all of it gives', () => {
  const points = fc.integer({ min: 0, max: 300 }).map((hundredths) => hundredths / 100)
  const others = fc.array(points, { minLength: 1, maxLength: 12 })
  const picks = fc.subarray([1, 2, 3], { minLength: 1 })
  fc.assert(
    fc.property(others, picks, picks, picks, fc.boolean(), (rest, answer, former, now, partialScoring) => {
      const rules = { fullScore: 3, partialScoring }
      const text = answer.join(',')
      const [before, after] = [marked(choice(...former), text, rules), marked(choice(...now), text, rules)]
      const whole = (score: number) =>
        resultOf(
          [...rest, score].map((one) => ({ score: one, fullScore: 3, counts: true })),
          { passMark: 50, hasScore: true },
        )
      const was = whole(before?.score ?? 0)
      const { mark, score, possible } = was
      const asked = { answer: text, tries: 1, fullScore: 3, drawn, overriddenAt: null }
      const row = { ...asked, score: before?.score ?? 0, isRight: null }
      const given: Candidate = {
        ...candidate(),
        partialScoring,
        row,
        attempt: { submittedAt: handedIn, score, possible, mark, level: null },
      }
      const found = regraded(given, { key: choice(...now), lowers: true })
      const wanted = whole(after?.score ?? 0)
      expect([found.score, found.mark]).toEqual([wanted.score, wanted.mark])
      const again = {
        ...given,
        row: { ...given.row, ...found.given },
        attempt: { ...given.attempt, ...found },
      }
      expect(regraded(again, { key: choice(...now), lowers: true }).outcome).toBe('same')
    }),
  )
})

test('everything that was looked at is counted once', () => {
  const all = ['passes', 'fails', 'same', 'same', 'open'] as const
  expect(countsOf(all.map((outcome) => ({ outcome })))).toEqual({
    attempts: 5,
    passes: 1,
    fails: 1,
    rises: 0,
    falls: 0,
    points: 0,
    open: 1,
    kept: 0,
    unseen: 0,
  })
})
