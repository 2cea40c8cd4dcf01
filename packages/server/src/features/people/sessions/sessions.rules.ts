import { lifeSeconds } from '@oktant/contract/kit/constants.ts'
import { dayIn, timeIn } from '@oktant/contract/kit/days.ts'
import type { TimeSlot } from '@oktant/contract/people/sessions.ts'
import { fail } from '../../../http/fail.ts'

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The time of day somewhere, in minutes from midnight. */
export const minuteOfDay = (now: Date, timezone: string) => minutesOf(timeIn(timezone, now))

/** A slot may pass midnight; one that ends where it starts lasts the whole day. */
export function isWithin({ startTime, endTime }: TimeSlot, minute: number) {
  const [start, end] = [minutesOf(startTime), minutesOf(endTime)]
  if (start === end) return true
  return start < end ? minute >= start && minute < end : minute >= start || minute < end
}

export type ProjectHours = { id: number; accessTimeslots: TimeSlot[] }

const isOpen = ({ accessTimeslots }: ProjectHours, minute: number) =>
  !accessTimeslots.length || accessTimeslots.some((slot) => isWithin(slot, minute))

/** May its people work in it now? */
export const isOpenNow = (project: ProjectHours, now: Date, timezone: string) =>
  isOpen(project, minuteOfDay(now, timezone))

/** The preferred project, else the first. */
export const chosenProject = <P extends ProjectHours>(projects: readonly P[], preferredId: number | null) =>
  projects.find(({ id }) => id === preferredId) ?? projects[0] ?? null

/** The project to work in now: the preferred one, else another one that is open at this hour. */
export function openProject<P extends ProjectHours>(
  projects: readonly P[],
  preferredId: number | null,
  now: Date,
  timezone: string,
): P | null {
  const preferred = chosenProject(projects, preferredId)
  if (!preferred?.accessTimeslots.length) return preferred
  const minute = minuteOfDay(now, timezone)
  const open = [preferred, ...projects].find((project) => isOpen(project, minute))
  if (!open) throw fail('accessRestricted', { accessTimeslots: preferred.accessTimeslots })
  return open
}

export type Licence = {
  state: 'unconfirmed' | 'confirmed' | 'suspended'
  licenceValidUntil: string | null
  companyTimezone: string
  supportEmailAddress: string
  supportPhone: string
}

/** A licence holds to the end of its last day, which is the same moment for all of the company. */
export function checkLicence(company: Licence, now: Date) {
  const { state, licenceValidUntil, companyTimezone, supportEmailAddress, supportPhone } = company
  const isOver = licenceValidUntil !== null && dayIn(companyTimezone, now) > licenceValidUntil
  if (state === 'confirmed' && !isOver) return
  throw fail('invalidLicense', { email: supportEmailAddress, phone: supportPhone })
}

/** When it ends at the latest: no session outlasts this, however often it is renewed. */
export const endOfSession = ({ startedAt, endsAt }: { startedAt: Date; endsAt: Date | null }) =>
  endsAt ?? new Date(startedAt.getTime() + lifeSeconds.session * 1000)
