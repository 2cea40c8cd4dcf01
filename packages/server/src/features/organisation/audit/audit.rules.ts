import { isDay } from '@oktant/contract/kit/days.ts'
import { fail } from '../../../http/fail.ts'

/** Refuses days that no calendar has, before anything is asked or written. */
export function checkDays({ from, to }: { from?: string; to?: string }) {
  const wrong = Object.entries({ from, to }).filter(([, day]) => day !== undefined && !isDay(day))
  const errors = wrong.map(([field]) => ({ field, code: 'date', message: 'must be a day of the calendar' }))
  if (errors.length) throw fail('invalid_input', { errors })
}
