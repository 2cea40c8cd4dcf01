import type { RaterRelation } from '@oktant/contract/assessment/surveys/surveys.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  asMostWrote,
  counted,
  faultsOfDays,
  groupsOf,
  stageOf,
  stateFor,
  withoutFew,
} from './surveys.rules.ts'

const days = { opensOn: '2026-11-10', closesOn: '2026-11-20', closedOn: null }

test.each([
  ['2026-11-09', null, 'planned'],
  ['2026-11-10', null, 'open'],
  ['2026-11-20', null, 'open'],
  ['2026-11-21', null, 'closed'],
  ['2026-11-12', '2026-11-11', 'closed'],
] as const)('on %s, closed %s: %s', (today, closedOn, stage) => {
  expect(stageOf({ ...days, closedOn }, today)).toBe(stage)
})

test('whoever has answered sees that, whatever the day', () => {
  expect(stateFor(days, true, '2026-12-01')).toBe('answered')
  expect(stateFor(days, false, '2026-12-01')).toBe('over')
  expect(stateFor({ ...days, closesOn: null }, false, '2026-12-01')).toBe('open')
})

test.each([
  ['2026-11-10', null, 0],
  ['2026-11-10', '2026-11-10', 0],
  ['2026-11-10', '2026-11-09', 1],
  ['2026-11-10', '2026-02-30', 1],
  ['2026-02-30', null, 1],
  ['2026-11-20', '2026-11-15', 1],
] as const)('from %s to %s: %i faults', (opensOn, closesOn, count) => {
  expect(faultsOfDays({ opensOn, closesOn }, '2026-11-10')).toHaveLength(count)
})

test.each<[Partial<Record<RaterRelation, number>>, number, RaterRelation[][]]>([
  [{ manager: 1, peer: 3, report: 2 }, 3, [['peer'], ['manager', 'report']]],
  [{ manager: 1, peer: 3, report: 3 }, 3, [['peer'], ['manager', 'report']]],
  [{ manager: 1, peer: 4 }, 3, []],
  [{ peer: 3, report: 4 }, 3, [['report'], ['peer']]],
  [{ self: 1, peer: 5 }, 3, []],
  [{ self: 1, manager: 1, peer: 1 }, 1, [['manager'], ['peer']]],
  [{ manager: 1, peer: 3, report: 5 }, 3, [['report'], ['manager', 'peer']]],
  [{ manager: 1, peer: 5, report: 3 }, 3, [['peer'], ['manager', 'report']]],
  [{}, 3, []],
])('%j from %i on: %j', (counts, least, groups) => {
  const known = new Map(Object.entries(counts) as [RaterRelation, number][])
  const sorted = (all: RaterRelation[][]) => all.map((group) => group.toSorted().join()).toSorted()
  expect(sorted(groupsOf(known, least))).toEqual(sorted(groups))
})

test('no group, and nothing left over beside the groups, is ever about fewer than the least', () => {
  const count = fc.nat(12)
  fc.assert(
    fc.property(count, count, count, fc.integer({ min: 1, max: 8 }), (manager, peer, report, least) => {
      const counts = new Map<RaterRelation, number>([
        ['manager', manager],
        ['peer', peer],
        ['report', report],
      ])
      const size = (group: RaterRelation[]) => group.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0)
      const groups = groupsOf(counts, least)
      for (const group of groups) expect(size(group)).toBeGreaterThanOrEqual(least)
      const all = manager + peer + report
      if (groups.length > 0) expect(groups.reduce((sum, group) => sum + size(group), 0)).toBe(all)
    }),
  )
})

test('points are counted, and a scale has an average from 0 on', () => {
  const tally = (answer: string, count: number) => ({ relation: null, key: '1', answer, count })
  expect(counted([tally('7', 2), tally('9', 1)], ['7', '8', '9'], true)).toEqual({
    answers: 3,
    average: 0.67,
    counts: [2, 0, 1],
  })
  expect(counted([tally('7,9', 2)], ['7', '9'], false)).toEqual({ answers: 2, average: null, counts: [2, 2] })
  expect(counted([], ['7'], true)).toEqual({ answers: 0, average: null, counts: [0] })
})

test('where too few of a group have answered a question, only everybody together is shown', () => {
  const of = (...counts: number[]) =>
    withoutFew(
      counts.map((answers) => ({ answers })),
      3,
    )
  expect(of(6, 3, 3)).toEqual([{ answers: 6 }, { answers: 3 }, { answers: 3 }])
  expect(of(5, 3, 2)).toEqual([{ answers: 5 }, null, null])
  expect(of(3, 3, 0)).toEqual([{ answers: 3 }, { answers: 3 }, { answers: 0 }])
  expect(of(2, 2, 0)).toEqual([null, null, null])
})

test('single words stand as most people wrote them, the most frequent first', () => {
  const wrote = (answer: string, count: number) => ({ answer, count })
  expect(
    asMostWrote([wrote('berlin', 1), wrote('Bonn', 2), wrote('Berlin ', 1), wrote('Berlin', 1)]),
  ).toEqual(['Berlin', 'Berlin', 'Berlin', 'Bonn', 'Bonn'])
  expect(asMostWrote([wrote('ulm', 1), wrote('Aachen', 1)])).toEqual(['Aachen', 'ulm'])
})
