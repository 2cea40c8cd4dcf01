import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  feedbackFor,
  isUsedUp,
  type Key,
  marked,
  type Pair,
  readPairs,
  readPicks,
  resultOf,
  triesOf,
} from './marking.rules.ts'

const partly = { fullScore: 10, partialScoring: true }
const wholly = { fullScore: 10, partialScoring: false }
const choice = (...right: number[]): Key => ({ by: 'choice', right })
const words = (...accepted: string[]): Key => ({ by: 'words', accepted })
const pairs = (...right: Pair[]): Key => ({ by: 'pairs', right })

describe('multiple choice', () => {
  test.each([
    ['all right picks are the full score', '1,2,3', 10, 10],
    ['their order says nothing', '3, 1,2', 10, 10],
    ['a pick given twice is one', '1,1,2,3', 10, 10],
    ['some right picks are a part', '1,2', 6.67, 0],
    ['a wrong pick takes one right one away', '1,2,9', 3.33, 0],
    ['wrong picks never cost more than there is', '1,8,9', 0, 0],
    ['everything ticked is not everything right', '1,2,3,8,9', 3.33, 0],
    ['nothing is nothing', '', 0, 0],
    ['what is no number is no pick', 'one,-2,1e9', 0, 0],
    ['what is no number takes nothing away', '1,2,3,4x,x5, ,12345678901', 10, 10],
    ['spaces say nothing', ' 1 ,2, 3 ', 10, 10],
  ])('%s', (_, answer, part, whole) => {
    expect(marked(choice(1, 2, 3), answer, partly)?.score).toBe(part)
    expect(marked(choice(1, 2, 3), answer, wholly)?.score).toBe(whole)
  })

  test('a question whose author ticked nothing gives nothing', () => {
    expect(marked(choice(), '', partly)).toEqual({ score: 0, isRight: false })
  })
})

describe('matching', () => {
  const key = pairs([1, 11], [2, 12], [3, 13], [4, 14])
  test.each([
    ['every pair in its place is the full score', '1:11,2:12,3:13,4:14', 10, 10],
    ['the order of pairs says nothing', '4:14,2:12,1:11,3:13', 10, 10],
    ['a wrong pair takes a right one away', '1:11,2:12,3:13,4:11', 5, 0],
    ['a pair left open only gives nothing', '1:11,2:12,3:13', 7.5, 0],
    ['two swapped pairs leave nothing', '1:11,2:12,3:14,4:13', 0, 0],
    ['half a pair is none', '1:,2,:12,3:13:9', 0, 0],
    ['what is no pair takes nothing away', '1:11,2:12,3:13,4:14,5,6:', 10, 10],
    ['spaces around a half say nothing', ' 1 : 11 , 2:12,3:13,4:14', 10, 10],
  ])('%s', (_, answer, part, whole) => {
    expect(marked(key, answer, partly)?.score).toBe(part)
    expect(marked(key, answer, wholly)?.score).toBe(whole)
  })
})

describe('one word', () => {
  test.each([
    ['as it stands', 'Bowline', true],
    ['in any case', 'bOWLINE', true],
    ['with spaces around it', '  bowline\t', true],
    ['with another word that is accepted', 'palstek', true],
    ['with more than one space between', 'reef   knot', true],
    ['with a space that does not break', 'reef\u00a0knot', true],
    ['with another apostrophe', 'sailor’s knot', true],
    ['without accents', 'noeud', true],
    ['with its accents in two signs', 'Mu\u0308ller', true],
    ['with an umlaut spelled out', 'mueller', true],
    ['with an umlaut left out', 'muller', true],
    ['with ss for ß', 'strasse', true],
    ['with a sign nobody sees', 'bow\u200bline', true],
    ['but not another word', 'bowlines', false],
    ['and not a part of it', 'bow', false],
    ['and not nothing', '   ', false],
  ])('is right %s', (_, answer, isRight) => {
    const key = words('Bowline', 'Palstek', 'reef knot', "sailor's knot", 'nœud', 'noeud', 'Müller', 'Straße')
    expect(marked(key, answer, wholly)).toEqual({ score: isRight ? 10 : 0, isRight })
  })

  test('an umlaut is not the letter below it where that is another word', () => {
    expect(marked(words('schon'), 'schoen', wholly)?.isRight).toBe(false)
  })
})

test.each([
  [true, 'true', 10],
  [true, 'false', 0],
  [false, 'false', 10],
  [false, '', 0],
])('true or false: %s answered with %s', (right, answer, score) => {
  expect(marked({ by: 'truth', right }, answer, partly)?.score).toBe(score)
})

test.each([{ by: 'marker' }, { by: 'nobody' }] as const)('no machine marks what is marked by %o', (key) => {
  expect(marked(key, 'anything', partly)).toBeNull()
})

describe('tries', () => {
  test.each([
    [0, 3, 1],
    [2, 3, 3],
    [null, 3, 4],
    [null, 0, 1],
  ])('%s retries, else %s, are %s tries', (own, usual, most) => {
    expect(triesOf(own, usual)).toBe(most)
  })

  test.each([
    [1, 3, false, 'firstIncorrect', false],
    [2, 3, false, 'nextIncorrect', false],
    [3, 3, false, 'lastIncorrect', true],
    [1, 1, false, 'lastIncorrect', true],
    [1, 3, true, 'correct', true],
    [3, 3, true, 'correct', true],
  ])('try %s of %s, right %s, is told %s', (tries, most, isRight, text, isOver) => {
    expect(feedbackFor({ tries, most, isRight })[0]).toBe(text)
    expect(isUsedUp({ tries, most, isRight })).toBe(isOver)
  })

  test('a wrong answer is never told that it is right', () => {
    for (const tries of [1, 2, 3, 4])
      expect(feedbackFor({ tries, most: 3, isRight: false })).not.toContain('correct')
  })
})

describe('what an attempt comes to', () => {
  const scored = (score: number | null, counts = true) => ({ fullScore: 3, score, counts })
  const rules = { passMark: 67, hasScore: true }
  test.each([
    ['passes from the pass mark on', [3, 3, 0], 67, 'PASSED'],
    ['fails below it', [3, 2.5, 0], 61, 'FAILED'],
    ['adds hundredths without a slip', [0.1, 0.2, 0.3], 7, 'FAILED'],
    ['has nothing where nothing was answered', [0, 0, 0], 0, 'FAILED'],
    ['waits while a person has not marked', [3, null, 3], null, 'UNDER_REVIEW'],
  ])('%s', (_, scores, mark, state) => {
    expect(
      resultOf(
        scores.map((score) => scored(score)),
        rules,
      ),
    ).toMatchObject({ mark, state })
  })

  test('what does not count neither helps nor waits', () => {
    expect(resultOf([scored(3), scored(null, false)], rules)).toMatchObject({ mark: 100, possible: 3 })
  })

  test.each([
    ['a category without scores', [scored(3)], false],
    ['questions of which none counts', [scored(null, false)], true],
    ['no question at all', [], true],
  ])('%s records answers alone', (_, scores, hasScore) => {
    expect(resultOf(scores, { passMark: 50, hasScore })).toMatchObject({ state: 'COMPLETED', mark: null })
  })
})

describe('whatever is asked and answered', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 8 })
  const pairList = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })), {
    selector: (pair) => pair.join(':'),
    maxLength: 6,
  })
  const key: fc.Arbitrary<Key> = fc.oneof(
    ids.map((right): Key => ({ by: 'choice', right })),
    pairList.map((right): Key => ({ by: 'pairs', right })),
    fc
      .array(fc.string({ maxLength: 8 }), { maxLength: 4 })
      .map((accepted): Key => ({ by: 'words', accepted })),
    fc.boolean().map((right): Key => ({ by: 'truth', right })),
  )
  const answer = fc.oneof(
    ids.map((picks) => picks.join(',')),
    pairList.map((list) => list.map((pair) => pair.join(':')).join(',')),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('true', 'false', ''),
  )
  const rules = fc.record({ fullScore: fc.integer({ min: 0, max: 100 }), partialScoring: fc.boolean() })

  test('a score lies between nothing and the full score', () => {
    fc.assert(
      fc.property(key, answer, rules, (right, given, rule) => {
        const score = marked(right, given, rule)?.score ?? -1
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(rule.fullScore)
      }),
    )
  })

  test('marking again gives the same, and partial scoring never gives less than all or nothing', () => {
    fc.assert(
      fc.property(key, answer, rules, (right, given, rule) => {
        const first = marked(right, given, rule)
        expect(marked(right, given, rule)).toEqual(first)
        const whole = marked(right, given, { ...rule, partialScoring: false })
        const part = marked(right, given, { ...rule, partialScoring: true })
        expect(part?.score).toBeGreaterThanOrEqual(whole?.score ?? 0)
        expect(part?.isRight).toBe(whole?.isRight)
      }),
    )
  })

  test('neither the order of picks nor that of pairs matters', () => {
    const reversed = (list: string) => list.split(',').reverse().join(',')
    fc.assert(
      fc.property(key, answer, rules, (right, given, rule) => {
        if (right.by !== 'choice' && right.by !== 'pairs') return
        expect(marked(right, reversed(given), rule)).toEqual(marked(right, given, rule))
      }),
    )
  })

  test('a right word stays right however it is cased and spaced', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (word) => {
        const given = marked(words(word), word, wholly)
        expect(marked(words(word), `  ${word} `, wholly)).toEqual(given)
        expect(marked(words(word.toUpperCase()), word, wholly)).toEqual(given)
      }),
    )
  })

  test('the order of questions never shows in the mark', () => {
    const scores = fc.array(fc.record({ score: fc.integer({ min: 0, max: 300 }), counts: fc.boolean() }))
    fc.assert(
      fc.property(scores, (list) => {
        const all = list.map(({ score, counts }) => ({ score: score / 100, fullScore: 3, counts }))
        const rule = { passMark: 50, hasScore: true }
        expect(resultOf([...all].reverse(), rule)).toEqual(resultOf(all, rule))
        expect(resultOf(all, rule).mark ?? 0).toBeLessThanOrEqual(100)
      }),
    )
  })

  test('reading an answer never fails and gives each part once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(new Set(readPicks(text)).size).toBe(readPicks(text).length)
        expect(new Set(readPairs(text).map(String)).size).toBe(readPairs(text).length)
      }),
    )
  })
})
