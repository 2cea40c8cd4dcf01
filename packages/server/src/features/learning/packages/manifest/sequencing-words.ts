import type { Activity } from '@oktant/runtime/scorm2004/library.ts'

type Rules = NonNullable<Activity['sequencingRules']>
type Rule = NonNullable<Rules['preConditionRules']>[number]
type RollupRule = NonNullable<Activity['rollupRules']>['rules'][number]

/** The words of the standard that the runtime knows, as they are written in a manifest. */
export const ruleActions: readonly Rule['action'][] = [
  'skip',
  'disabled',
  'hiddenFromChoice',
  'stopForwardTraversal',
  'exitParent',
  'exitAll',
  'retry',
  'retryAll',
  'continue',
  'previous',
  'exit',
]
export const ruleConditions: readonly Rule['conditions'][number]['condition'][] = [
  'satisfied',
  'objectiveStatusKnown',
  'objectiveMeasureKnown',
  'objectiveMeasureGreaterThan',
  'objectiveMeasureLessThan',
  'completed',
  'activityProgressKnown',
  'attempted',
  'attemptLimitExceeded',
  'timeLimitExceeded',
  'outsideAvailableTimeRange',
  'always',
]
export const rollupActions: readonly RollupRule['action'][] = [
  'satisfied',
  'notSatisfied',
  'completed',
  'incomplete',
]
export const rollupConditions: readonly RollupRule['conditions'][number]['condition'][] = [
  'satisfied',
  'objectiveStatusKnown',
  'objectiveMeasureKnown',
  'completed',
  'progressKnown',
  'attempted',
  'attemptLimitExceeded',
]
export const childSets: readonly NonNullable<RollupRule['consideration']>[] = [
  'all',
  'any',
  'none',
  'atLeastCount',
  'atLeastPercent',
]
export const timings = ['never', 'once', 'onEachNewAttempt'] as const
export const combinations = ['all', 'any'] as const
