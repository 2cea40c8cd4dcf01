import { isDay } from '@oktant/contract/kit/days.ts'
import { decisionKinds, type DeputyForm } from '@oktant/contract/people/deputies.ts'
import { fail } from '../../../http/fail.ts'

/** What whoever decides about these needs to be allowed. */
export const permissionsFor = (kinds: DeputyForm['kinds']) => [
  ...new Set(kinds.map((kind) => decisionKinds[kind].permission)),
]

/** NOTE: from a day that is over, so that whoever fell ill is stood in for at once. */
export function refuseSpan({ fromDay, untilDay }: Pick<DeputyForm, 'fromDay' | 'untilDay'>, today: string) {
  if (!isDay(fromDay) || !isDay(untilDay) || untilDay < fromDay || untilDay < today)
    throw fail('deputy_span_invalid')
}
