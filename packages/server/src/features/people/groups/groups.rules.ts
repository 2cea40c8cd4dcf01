import { messages } from '@oktant/contract/kit/messages.ts'
import type { TimeSlot } from '@oktant/contract/people/sessions.ts'
import { fail, type FieldError } from '../../../http/fail.ts'

const time = /^([01]\d|2[0-3]):[0-5]\d$/

type Code = 'required' | 'name_taken' | 'hours_invalid'
const faultAt = (field: string, code: Code): FieldError => ({ field, code, message: messages[code].en })

type Form = { name: string; accessTimeslots: readonly TimeSlot[] }

/** What is wrong with a group's form; a slot may pass midnight, and its times are HH:mm. */
export function refuseFaults({ name, accessTimeslots }: Form, isTaken: boolean) {
  const isTime = ({ startTime, endTime }: TimeSlot) => time.test(startTime) && time.test(endTime)
  const errors = [
    ...(name ? [] : [faultAt('name', 'required')]),
    ...(isTaken ? [faultAt('name', 'name_taken')] : []),
    ...(accessTimeslots.every(isTime) ? [] : [faultAt('accessTimeslots', 'hours_invalid')]),
  ]
  if (errors.length) throw fail('group_invalid', { errors })
}
