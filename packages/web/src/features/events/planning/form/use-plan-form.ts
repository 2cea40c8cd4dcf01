import { eventsMessages } from '@oktant/contract/kit/messages/events.ts'
import { requestsMessages } from '@oktant/contract/kit/messages/requests.ts'
import type { FieldError } from '../../../../lib/api/api-error.ts'
import { useRecordForm } from '../../../../lib/records/record-form.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import type { Plan } from './plan.ts'

const known = { ...eventsMessages, required: requestsMessages.required }
const isKnown = (code: string): code is keyof typeof known => code in known

/** The form of an event, which then shows what was kept of it; what the server finds wrong is said in its printed words. */
export function usePlanForm(name: string, first: Plan, save: (plan: Plan) => Promise<Plan>) {
  const text = useLocalText()
  const form = useRecordForm<Plan>({
    name,
    first,
    words: ({ code, message }: FieldError) => (isKnown(code) ? text(known[code]) : message),
    async save(values) {
      form.set(await save(values))
    },
  })
  return form
}

export type PlanForm = ReturnType<typeof usePlanForm>
