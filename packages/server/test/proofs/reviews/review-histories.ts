import fc from 'fast-check'

/** Who does a step: whoever leads the review now, somebody beside them, or somebody to whom it is no business. */
export type Doer = 'person' | 'manager' | 'deputy' | 'other' | 'hr' | 'secondHr'
const doers: Doer[] = ['person', 'manager', 'deputy', 'other', 'hr', 'secondHr']

/** `next` is what its turn asks for. */
const deeds = ['next', 'next', 'next', 'submit', 'holdMeeting', 'accept', 'reject'] as const
export type Act = { kind: 'act'; by: Doer; deed: (typeof deeds)[number] }
const byHr = ['reopen', 'close', 'manager', 'deadline', 'remind'] as const
export type HrAct = { kind: 'hr'; by: Doer; action: (typeof byHr)[number]; to: number }
export type Turn =
  | { kind: 'newManager'; to: number | null }
  | { kind: 'leaver' | 'back' | 'personLeaves' | 'personComesBack' }
export type Deputising = { kind: 'nameDeputy' | 'endDeputy' }
export type Step =
  | { kind: 'turn'; deed: 'go' | 'refuse' }
  | Act
  | HrAct
  | Turn
  /** Two at the same time. */
  | { kind: 'race'; one: Act | HrAct | Turn; other: Act | HrAct | Turn }
  | Deputising
  | { kind: 'seasonEnd' }
  | { kind: 'jump'; days: number }

export type ReviewTask = {
  /** Which of two leads the person; null leaves it to HR. */
  manager: number | null
  steps: readonly Step[]
}

const someLead = fc.nat({ max: 1 })
const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constant('act'),
  by: fc.constantFrom(...doers),
  deed: fc.constantFrom(...deeds),
})
const hrAct: fc.Arbitrary<HrAct> = fc.record({
  kind: fc.constant('hr'),
  by: fc.constantFrom<Doer>('hr', 'hr', 'secondHr', 'manager', 'person'),
  action: fc.constantFrom(...byHr),
  to: someLead,
})
const turn: fc.Arbitrary<Turn> = fc.oneof(
  fc.record({ kind: fc.constant('newManager'), to: fc.option(someLead) }),
  fc.record({
    kind: fc.constantFrom('leaver', 'back', 'back', 'personLeaves', 'personComesBack', 'personComesBack'),
  }),
)

const step: fc.Arbitrary<Step> = fc.oneof(
  // NOTE: more steps in turn than others, or few would come as far as both signatures.
  {
    weight: 10,
    arbitrary: fc
      .integer({ min: 0, max: 3 })
      .map((one): Step => ({ kind: 'turn', deed: one > 0 ? 'go' : 'refuse' })),
  },
  { weight: 3, arbitrary: act },
  { weight: 2, arbitrary: hrAct },
  { weight: 2, arbitrary: turn },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('race'),
      one: fc.oneof(act, hrAct, turn),
      other: fc.oneof(act, hrAct, turn),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom('nameDeputy', 'endDeputy').map((kind): Step => ({ kind })) },
  { weight: 1, arbitrary: fc.integer({ min: -20, max: 120 }).map((days): Step => ({ kind: 'jump', days })) },
)

export const histories: fc.Arbitrary<ReviewTask> = fc
  .record({
    manager: fc.option(someLead, { freq: 5 }),
    before: fc.array(step, { minLength: 4, maxLength: 16 }),
    // NOTE: of every third history the season ends midway.
    ends: fc.nat({ max: 2 }).map((one) => one === 0),
    after: fc.array(step, { maxLength: 4 }),
  })
  .map(({ manager, before, ends, after }) => ({
    manager,
    steps: ends ? [...before, { kind: 'seasonEnd' }, ...after] : [...before, ...after],
  }))
