import fc from 'fast-check'

/** Who does a step: their number among the managers, or HR. */
export type Decider = 'manager' | 'deputy' | 'other' | 'hr' | 'secondHr' | 'person'
const deciders: Decider[] = ['manager', 'deputy', 'other', 'hr', 'secondHr', 'person']

export type Decision = { by: Decider; isApproval: boolean; isAskedBack: boolean }
export type Step =
  | { kind: 'request' | 'cancel' | 'agree' | 'achieve' | 'remind' | 'prove' | 'doubt' }
  | ({ kind: 'decide' } & Decision)
  /** Two at the same time, of whom one may win. */
  | { kind: 'race'; one: Decision; other: Decision }
  | { kind: 'cancelWhileDecided'; by: Decision }
  | { kind: 'newManager'; at: number | null }
  | { kind: 'leaver' | 'back' | 'nameDeputy' | 'endDeputy' }
  | { kind: 'jump'; days: number }

export type GoalTask = {
  /** Which of two leads the person; null leads to HR. */
  manager: number | null
  course: number
  steps: readonly Step[]
}

const decision = fc.record({
  by: fc.constantFrom(...deciders),
  // NOTE: more approvals than refusals, or few would come as far as a booking.
  isApproval: fc.integer({ min: 0, max: 3 }).map((one) => one > 0),
  isAskedBack: fc.boolean(),
})
const plain = fc
  .constantFrom('request', 'cancel', 'agree', 'achieve', 'remind', 'prove', 'prove', 'doubt', 'doubt')
  .map((kind): Step => ({ kind }) as Step)
const managers = 2

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: plain },
  { weight: 5, arbitrary: decision.map((one): Step => ({ kind: 'decide', ...one })) },
  {
    weight: 2,
    arbitrary: fc.tuple(decision, decision).map(([one, other]): Step => ({ kind: 'race', one, other })),
  },
  { weight: 1, arbitrary: decision.map((by): Step => ({ kind: 'cancelWhileDecided', by })) },
  {
    weight: 1,
    arbitrary: fc.option(fc.nat({ max: managers - 1 })).map((at): Step => ({ kind: 'newManager', at })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('leaver', 'back', 'nameDeputy', 'endDeputy')
      .map((kind): Step => ({ kind }) as Step),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 400 }).map((days): Step => ({ kind: 'jump', days })) },
)

export const histories: fc.Arbitrary<GoalTask> = fc.record({
  manager: fc.option(fc.nat({ max: managers - 1 })),
  course: fc.nat({ max: 7 }),
  steps: fc
    .array(step, { minLength: 4, maxLength: 18 })
    .map((steps): Step[] => [{ kind: 'request' }, ...steps]),
})
