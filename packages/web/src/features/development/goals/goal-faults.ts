import { goalsMessages } from '@oktant/contract/kit/messages/goals.ts'
import { requestsMessages } from '@oktant/contract/kit/messages/requests.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { useMessage } from '../../../lib/words/said/message.ts'

/** What the server found wrong with a field, in words. */
export function useGoalFaults(error: unknown) {
  const message = useMessage()
  const faults = error instanceof ApiError ? (error.errors ?? []) : []
  return (field: string) => {
    const fault = faults.find((one) => one.field === field)
    if (!fault) return undefined
    return message(fault.code === 'goal_day_past' ? goalsMessages.goal_day_past : requestsMessages.required)
  }
}
