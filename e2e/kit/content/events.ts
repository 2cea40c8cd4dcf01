import type { EventForm } from '@oktant/contract/events/event-shapes.ts'

/** Where the newcomers live. */
export const timeZone = 'Europe/Berlin'

type Hours = { from: string; to: string }

/** An event of one part on a day, YYYY-MM-DD, for which anybody may ask. */
export function planOf(
  name: string,
  facilitatorId: number,
  day: string,
  { from, to }: Hours = { from: '10:00', to: '12:00' },
): EventForm {
  const at = (time: string) => `${day.split('-').toReversed().join('-')} ${time}`
  return {
    name: { en: name, de: name },
    eventType: 'open',
    webinar: false,
    webinarProvider: null,
    skypeMeeting: null,
    facilitators: [{ id: facilitatorId }],
    venue: null,
    timeZone,
    timeslots: [{ startTime: at(from), endTime: at(to), container: null, components: [] }],
    agenda: [],
    notes: '',
    seats: 4,
    managerApproval: false,
    hrApproval: false,
    managerRsvpForUser: false,
    rsvpByDate: null,
    rsvpRemindByDate: null,
    remindByDate: null,
    reminderLeadTime: null,
    singleUserEvent: false,
    userUnsubscribe: true,
    sendAttachment: false,
    openEvent: false,
    openForRegistrations: true,
    offerHours: 48,
    cancelHours: 0,
    overlap: 'warn',
    minDelegatesBy: null,
    customFieldValues: [],
  }
}
