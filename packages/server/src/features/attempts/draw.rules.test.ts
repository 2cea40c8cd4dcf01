import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawAnswers, drawQuestions, numbersFrom, seedOf, shuffled, type Source } from './draw.rules.ts'

const seeds = fc.integer({ min: 0, max: 4_294_967_295 })

test('the same seed gives the same draw, and another seed mostly another', () => {
  const plan = { sources: [{ anyOf: [1, 2, 3, 4, 5, 6, 7, 8], count: 4 }], order: 'random' as const }
  expect(drawQuestions(plan, 7)).toEqual(drawQuestions(plan, 7))
  const draws = new Set(Array.from({ length: 50 }, (_, seed) => drawQuestions(plan, seed).join()))
  expect(draws.size).toBeGreaterThan(40)
})

test('an ordered evaluation asks what is fixed in its order', () => {
  const sources: Source[] = [{ questionId: 9 }, { anyOf: [1, 9, 2], count: 5 }, { questionId: 3 }]
  const drawn = drawQuestions({ sources, order: 'ordered' }, 1)
  expect(drawn[0]).toBe(9)
  expect(drawn.at(-1)).toBe(3)
  expect(drawn.slice(1, 3).sort()).toEqual([1, 2])
})

test('a draw does not hang on the order in which the pool is given', () => {
  const draw = (anyOf: number[]) => drawQuestions({ sources: [{ anyOf, count: 3 }], order: 'ordered' }, 42)
  expect(draw([5, 4, 3, 2, 1])).toEqual(draw([1, 2, 3, 4, 5]))
})

test('no question is drawn twice, and never more than are asked for', () => {
  const pool = fc.array(fc.integer({ min: 1, max: 15 }), { maxLength: 12 })
  const source: fc.Arbitrary<Source> = fc.oneof(
    fc.integer({ min: 1, max: 15 }).map((questionId) => ({ questionId })),
    fc.record({ anyOf: pool, count: fc.integer({ min: 0, max: 6 }) }),
  )
  fc.assert(
    fc.property(
      fc.array(source, { maxLength: 6 }),
      fc.constantFrom('ordered', 'random'),
      seeds,
      (sources, order, seed) => {
        const drawn = drawQuestions({ sources, order }, seed)
        expect(new Set(drawn).size).toBe(drawn.length)
        const most = sources.reduce((sum, each) => sum + ('questionId' in each ? 1 : each.count), 0)
        expect(drawn.length).toBeLessThanOrEqual(most)
        for (const each of sources) if ('questionId' in each) expect(drawn).toContain(each.questionId)
      },
    ),
  )
})

test('every right answer is shown among as many wrong ones as the question wants', () => {
  fc.assert(
    fc.property(fc.option(fc.integer({ min: 0, max: 9 })), seeds, (numberOfDistractors, seed) => {
      const shown = drawAnswers({ right: [1, 2], wrong: [11, 12, 13, 14], numberOfDistractors }, seed)
      expect(shown).toEqual(expect.arrayContaining([1, 2]))
      expect(shown).toHaveLength(2 + Math.min(4, numberOfDistractors ?? 4))
      expect(new Set(shown).size).toBe(shown.length)
    }),
  )
})

test('the right answer stands anywhere, not where it was written', () => {
  const places = new Map<number, number>()
  for (let seed = 0; seed < 4000; seed += 1) {
    const shown = drawAnswers({ right: [1], wrong: [2, 3, 4], numberOfDistractors: null }, seedOf(seed, 77))
    places.set(shown.indexOf(1), (places.get(shown.indexOf(1)) ?? 0) + 1)
  }
  for (const place of [0, 1, 2, 3]) {
    expect(places.get(place)).toBeGreaterThan(850)
    expect(places.get(place)).toBeLessThan(1150)
  }
})

test('a shuffle loses nothing and adds nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), seeds, (things, seed) => {
      expect(shuffled(things, numbersFrom(seed)).sort()).toEqual([...things].sort())
    }),
  )
})
