import type { LearningGroupOptions } from '@oktant/contract/people/learning-groups.ts'
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { learningGroupOptions, namedPeople } from '../learning-groups.queries.ts'

type Named = { id: number; fullName: string }

/** From where a rule's names come, where it is written for something else than a learning group. */
export type RuleSources = {
  /** The first word of the keys under which they are kept. */
  key: string
  options: () => Promise<LearningGroupOptions>
  named: (ids: readonly number[]) => Promise<Named[]>
}

export const RuleSourcesContext = createContext<RuleSources | null>(null)

/** What a rule can ask for. */
export function useRuleOptions() {
  const sources = useContext(RuleSourcesContext)
  const own = sources && queryOptions({ queryKey: [sources.key, 'ruleOptions'], queryFn: sources.options })
  return useSuspenseQuery(own ?? learningGroupOptions).data
}

/** The people whose numbers a rule holds. */
export function useNamed(ids: readonly number[]) {
  const sources = useContext(RuleSourcesContext)
  const elsewhere = useQuery({
    queryKey: [sources?.key, 'ruleNamed', ...ids],
    queryFn: () => sources?.named(ids) ?? [],
    enabled: sources !== null && ids.length > 0,
  })
  const own = useQuery({ ...namedPeople(ids), ...(sources && { enabled: false }) })
  return (sources ? elsewhere : own).data ?? []
}
