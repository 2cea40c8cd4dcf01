import type { Language } from '@oktant/contract/http/http.ts'

/** What stands on registers, attendance reports and schedules. */
export const reportWords: Record<
  Language,
  {
    register: string
    attendance: string
    schedule: string
    columns: Record<
      | 'name'
      | 'email'
      | 'attended'
      | 'note'
      | 'signature'
      | 'event'
      | 'begins'
      | 'ends'
      | 'where'
      | 'trainers'
      | 'seats'
      | 'state',
      string
    >
    yes: string
    no: string
    open: string
    online: string
    cancelled: string
    held: string
    counts: (seats: number, attended: number, missed: number, open: number) => string
  }
> = {
  en: {
    register: 'Register',
    attendance: 'Attendance',
    schedule: 'Schedule',
    columns: {
      name: 'Name',
      email: 'E-mail',
      attended: 'Attended',
      note: 'Note',
      signature: 'Signature',
      event: 'Event',
      begins: 'Begins',
      ends: 'Ends',
      where: 'Where',
      trainers: 'Trainers',
      seats: 'Seats taken',
      state: 'State',
    },
    yes: 'yes',
    no: 'no',
    open: '',
    online: 'Webinar',
    cancelled: 'cancelled',
    held: 'takes place',
    counts: (seats, attended, missed, open) =>
      `${seats} with a seat: ${attended} attended, ${missed} did not, ${open} not marked`,
  },
  de: {
    register: 'Teilnahmeliste',
    attendance: 'Anwesenheit',
    schedule: 'Terminplan',
    columns: {
      name: 'Name',
      email: 'E-Mail',
      attended: 'Teilgenommen',
      note: 'Vermerk',
      signature: 'Unterschrift',
      event: 'Veranstaltung',
      begins: 'Beginn',
      ends: 'Ende',
      where: 'Ort',
      trainers: 'Kursleitung',
      seats: 'Belegte Plätze',
      state: 'Stand',
    },
    yes: 'ja',
    no: 'nein',
    open: '',
    online: 'Webinar',
    cancelled: 'abgesagt',
    held: 'findet statt',
    counts: (seats, attended, missed, open) =>
      `${seats} mit Platz: ${attended} anwesend, ${missed} nicht anwesend, ${open} nicht erfasst`,
  },
}
