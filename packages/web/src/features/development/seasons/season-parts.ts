import type { Rule } from '@oktant/contract/people/learning-groups.ts'
import type { ComponentType } from 'react'

/** What another area brings to a season. */
export type SeasonParts = {
  RuleBuilder: ComponentType<{
    rule: Rule
    errorAt: (field: string) => string | undefined
    onChange: (rule: Rule) => void
  }>
}
