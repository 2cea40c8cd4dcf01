import type { Profile } from '@oktant/contract/people/account.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'

/** Something that waits for the person, with what its reason needs to be worded. */
export type ToDo =
  | { kind: 'fields'; labels: LocalText[] }
  | { kind: 'notifications'; unread: number }
  | { kind: 'timezone'; kept: string; browser: string }
  | { kind: 'photo' }

export type Situation = {
  profile: Pick<Profile, 'avatar' | 'customFields' | 'customFieldMap' | 'timezone' | 'can'>
  unread: number
  browserZone: string
  /** The browser's zone that the person has already said no to. */
  refusedZone: string | null
  now: Date
}

const missingFields = ({ profile }: Situation) =>
  profile.customFields
    .filter(({ id, mandatory }) => mandatory && !profile.customFieldMap[id]?.trim())
    .map(({ label }) => label)

const finders: readonly ((situation: Situation) => ToDo | null)[] = [
  (situation) => {
    const labels = situation.profile.can.edit ? missingFields(situation) : []
    return labels.length ? { kind: 'fields', labels } : null
  },
  ({ unread }) => (unread > 0 ? { kind: 'notifications', unread } : null),
  ({ profile, browserZone, refusedZone, now }) => {
    if (browserZone === refusedZone || sameClock(profile.timezone, browserZone, now)) return null
    return { kind: 'timezone', kept: profile.timezone, browser: browserZone }
  },
  ({ profile }) => (profile.avatar || !profile.can.edit ? null : { kind: 'photo' }),
]

/** What waits for the person, what others wait for first. */
export const toDo = (situation: Situation): ToDo[] => finders.flatMap((find) => find(situation) ?? [])

const halfYear = 182 * 86_400_000

/** Do two time zones show the same time, now and in the other half of the year? */
export function sameClock(one: string, other: string, now: Date) {
  const moments = [now, new Date(now.getTime() + halfYear)]
  return one === other || moments.every((moment) => offset(one, moment) === offset(other, moment))
}

function offset(timeZone: string, moment: Date) {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value
}
