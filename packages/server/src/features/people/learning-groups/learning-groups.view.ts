import type { Rule, RuleVerdict, Stay } from '@oktant/contract/people/learning-groups.ts'
import type { StayRow } from './learning-groups.queries.ts'
import type { Explained } from './rule/rule.queries.ts'

export const stayView = ({ since, until, ...row }: StayRow): Stay => ({
  ...row,
  fullName: `${row.firstName} ${row.surname}`,
  since: new Date(since).toISOString(),
  until: until === null ? null : new Date(until).toISOString(),
})

/** What was decided by hand counts before the rule. */
export function verdictView({ sets }: Rule, { matches, reason, facts, ...found }: Explained): RuleVerdict {
  return {
    matches,
    belongs: reason === 'hand' || (matches && reason !== 'excluded'),
    reason: reason ?? (matches ? 'rule' : null),
    sets: sets.map(({ conditions }, set) => ({
      holds: found.sets[set]?.holds ?? false,
      conditions: conditions.map(({ about, field }, place) => ({
        holds: found.sets[set]?.conditions[place] ?? false,
        has: about === 'field' ? [facts.fields[String(field)] ?? []].flat() : facts[about],
      })),
    })),
  }
}
