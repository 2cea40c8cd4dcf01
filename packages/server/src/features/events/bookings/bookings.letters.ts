import type { LocalText } from '@oktant/contract/http/http.ts'
import type { TemplateText } from '@oktant/contract/communication/templates.ts'
import { common, template } from '../../../mail/templates/template.ts'

const placeholders = {
  firstName: common.firstName,
  companyName: common.companyName,
  event: {
    about: { en: 'What the event is called', de: 'Wie die Veranstaltung heißt' },
    sample: { en: 'First aid', de: 'Erste Hilfe' },
    isRequired: true,
  },
  when: {
    about: { en: 'When it takes place', de: 'Wann sie stattfindet' },
    sample: { en: '3 December 2026, 09:00', de: '3. Dezember 2026, 09:00' },
  },
  where: {
    about: { en: 'Where it takes place', de: 'Wo sie stattfindet' },
    sample: { en: 'Room 2, Hamburg', de: 'Raum 2, Hamburg' },
  },
  who: {
    about: { en: 'Whose booking it is', de: 'Um wessen Buchung es geht' },
    sample: { en: 'Robin Meyer', de: 'Robin Meyer' },
  },
  note: {
    about: { en: 'A reason, a comment or a deadline', de: 'Ein Grund, ein Kommentar oder eine Frist' },
    sample: { en: 'until 4 December, 14:00', de: 'bis 4. Dezember, 14:00 Uhr' },
  },
}

type Said = { name: LocalText; about: LocalText; en: TemplateText; de: TemplateText }
const letter = (key: string, { name, about, en, de }: Said) =>
  template({ key: `event.${key}`, name, about, placeholders, text: { en, de } })

const place = { en: '{when}\n{where}', de: '{when}\n{where}' }

export const bookingLetters = {
  invitation: letter('invitation', {
    name: { en: 'Invitation to an event', de: 'Einladung zu einer Veranstaltung' },
    about: { en: 'To people who are invited.', de: 'An Personen, die eingeladen werden.' },
    en: {
      subject: 'Invitation: {event}',
      body: `Hello {firstName},\n\nyou are invited to “{event}”.\n\n${place.en}\n\nPlease say whether you will come.`,
      action: 'Answer',
    },
    de: {
      subject: 'Einladung: {event}',
      body: `Guten Tag {firstName},\n\nSie sind eingeladen zu „{event}“.\n\n${place.de}\n\nBitte sagen Sie, ob Sie kommen.`,
      action: 'Antworten',
    },
  }),
  approval: letter('approval', {
    name: { en: 'A booking waits for approval', de: 'Eine Buchung wartet auf Genehmigung' },
    about: {
      en: 'To managers and HR who decide about a booking.',
      de: 'An Führungskräfte und die Personalabteilung, die über eine Buchung entscheiden.',
    },
    en: {
      subject: '{who}: {event}',
      body: `Hello {firstName},\n\n{who} would like to take part in “{event}”. Your approval is needed.\n\n${place.en}`,
      action: 'Approve or decline',
    },
    de: {
      subject: '{who}: {event}',
      body: `Guten Tag {firstName},\n\n{who} möchte an „{event}“ teilnehmen. Ihre Genehmigung wird gebraucht.\n\n${place.de}`,
      action: 'Genehmigen oder ablehnen',
    },
  }),
  approvalReminder: letter('approvalReminder', {
    name: { en: 'A booking still waits for approval', de: 'Eine Buchung wartet noch auf Genehmigung' },
    about: {
      en: 'To managers, their deputies and HR who have not decided for some days.',
      de: 'An Führungskräfte, ihre Vertretungen und die Personalabteilung, die seit Tagen nicht entschieden haben.',
    },
    en: {
      subject: 'Still waiting: {who}: {event}',
      body: `Hello {firstName},\n\n{who} is still waiting for your decision about “{event}”.\n\n${place.en}`,
      action: 'Approve or decline',
    },
    de: {
      subject: 'Wartet noch: {who}: {event}',
      body: `Guten Tag {firstName},\n\n{who} wartet noch auf Ihre Entscheidung zu „{event}“.\n\n${place.de}`,
      action: 'Genehmigen oder ablehnen',
    },
  }),
  approvalHandedOn: letter('approvalHandedOn', {
    name: { en: 'An unanswered booking is handed on', de: 'Eine unbeantwortete Buchung wird weitergegeben' },
    about: {
      en: 'To whoever decides now that nobody has answered.',
      de: 'An alle, die jetzt entscheiden, weil niemand geantwortet hat.',
    },
    en: {
      subject: 'Handed on to you: {who}: {event}',
      body: `Hello {firstName},\n\n{who} would like to take part in “{event}”, and nobody has answered so far. Now you decide.\n\n${place.en}`,
      action: 'Approve or decline',
    },
    de: {
      subject: 'An Sie weitergegeben: {who}: {event}',
      body: `Guten Tag {firstName},\n\n{who} möchte an „{event}“ teilnehmen, und bisher hat niemand geantwortet. Nun entscheiden Sie.\n\n${place.de}`,
      action: 'Genehmigen oder ablehnen',
    },
  }),
  offer: letter('offer', {
    name: { en: 'A seat has come free', de: 'Ein Platz ist frei geworden' },
    about: { en: 'To whoever is next in the queue.', de: 'An die nächste Person auf der Warteliste.' },
    en: {
      subject: 'A seat is free: {event}',
      body: `Hello {firstName},\n\na seat on “{event}” is held for you {note}.\n\n${place.en}`,
      action: 'Take the seat',
    },
    de: {
      subject: 'Ein Platz ist frei: {event}',
      body: `Guten Tag {firstName},\n\nein Platz bei „{event}“ ist {note} für Sie reserviert.\n\n${place.de}`,
      action: 'Platz annehmen',
    },
  }),
  confirmed: letter('confirmed', {
    name: { en: 'A seat is confirmed', de: 'Ein Platz ist bestätigt' },
    about: { en: 'To whoever has a seat.', de: 'An alle, die einen Platz haben.' },
    en: {
      subject: 'You have a seat: {event}',
      body: `Hello {firstName},\n\nyour seat on “{event}” is confirmed.\n\n${place.en}`,
      action: 'Show the event',
    },
    de: {
      subject: 'Sie haben einen Platz: {event}',
      body: `Guten Tag {firstName},\n\nIhr Platz bei „{event}“ ist bestätigt.\n\n${place.de}`,
      action: 'Veranstaltung zeigen',
    },
  }),
  declined: letter('declined', {
    name: { en: 'A booking was declined', de: 'Eine Buchung wurde abgelehnt' },
    about: { en: 'To whoever asked for the seat.', de: 'An alle, die um den Platz gebeten haben.' },
    en: {
      subject: 'Not approved: {event}',
      body: `Hello {firstName},\n\nyour booking for “{event}” was not approved.\n\n{note}`,
      action: 'Show the event',
    },
    de: {
      subject: 'Nicht genehmigt: {event}',
      body: `Guten Tag {firstName},\n\nIhre Buchung für „{event}“ wurde nicht genehmigt.\n\n{note}`,
      action: 'Veranstaltung zeigen',
    },
  }),
  givenBack: letter('givenBack', {
    name: { en: 'A seat was given back', de: 'Ein Platz wurde zurückgegeben' },
    about: { en: 'To whoever had the seat.', de: 'An alle, die den Platz hatten.' },
    en: {
      subject: 'Given back: {event}',
      body: 'Hello {firstName},\n\nyou no longer have a seat on “{event}”.',
      action: 'Show the event',
    },
    de: {
      subject: 'Zurückgegeben: {event}',
      body: 'Guten Tag {firstName},\n\nSie haben keinen Platz mehr bei „{event}“.',
      action: 'Veranstaltung zeigen',
    },
  }),
  changed: letter('changed', {
    name: { en: 'An event has changed', de: 'Eine Veranstaltung hat sich geändert' },
    about: { en: 'To everybody who was invited or asked.', de: 'An alle Eingeladenen und Angemeldeten.' },
    en: {
      subject: 'Changed: {event}',
      body: `Hello {firstName},\n\n“{event}” has changed. This is how it stands now:\n\n${place.en}`,
      action: 'Show the event',
    },
    de: {
      subject: 'Geändert: {event}',
      body: `Guten Tag {firstName},\n\n„{event}“ hat sich geändert. So steht es jetzt:\n\n${place.de}`,
      action: 'Veranstaltung zeigen',
    },
  }),
  reminder: letter('reminder', {
    name: { en: 'Reminder of an invitation', de: 'Erinnerung an eine Einladung' },
    about: { en: 'To people who have not answered.', de: 'An Personen, die noch nicht geantwortet haben.' },
    en: {
      subject: 'A reminder: {event}',
      body: `Hello {firstName},\n\nplease say whether you will come to “{event}”.\n\n${place.en}`,
      action: 'Answer',
    },
    de: {
      subject: 'Zur Erinnerung: {event}',
      body: `Guten Tag {firstName},\n\nbitte sagen Sie, ob Sie zu „{event}“ kommen.\n\n${place.de}`,
      action: 'Antworten',
    },
  }),
  soon: letter('soon', {
    name: { en: 'Reminder of an event', de: 'Erinnerung an eine Veranstaltung' },
    about: { en: 'To people who have a seat.', de: 'An Personen, die einen Platz haben.' },
    en: {
      subject: 'Coming up: {event}',
      body: `Hello {firstName},\n\n“{event}” takes place soon, and you have a seat.\n\n${place.en}`,
      action: 'Show the event',
    },
    de: {
      subject: 'Demnächst: {event}',
      body: `Guten Tag {firstName},\n\n„{event}“ findet bald statt, und Sie haben einen Platz.\n\n${place.de}`,
      action: 'Veranstaltung zeigen',
    },
  }),
  tooFew: letter('tooFew', {
    name: { en: 'Too few delegates', de: 'Zu wenige Teilnehmende' },
    about: {
      en: 'To whoever planned an event or runs it, on the day by which it needs its fewest delegates.',
      de: 'An alle, die eine Veranstaltung geplant haben oder leiten, am Tag, bis zu dem die Mindestzahl erreicht sein soll.',
    },
    en: {
      subject: 'Too few delegates: {event}',
      body: `Hello {firstName},\n\n“{event}” has too few delegates: {note}. You can cancel it with one press.`,
      action: 'Decide',
    },
    de: {
      subject: 'Zu wenige Teilnehmende: {event}',
      body: `Guten Tag {firstName},\n\n„{event}“ hat zu wenige Teilnehmende: {note}. Sie können die Veranstaltung mit einem Klick absagen.`,
      action: 'Entscheiden',
    },
  }),
  cancelled: letter('cancelled', {
    name: { en: 'An event was cancelled', de: 'Eine Veranstaltung wurde abgesagt' },
    about: { en: 'To everybody who was invited or asked.', de: 'An alle Eingeladenen und Angemeldeten.' },
    en: {
      subject: 'Cancelled: {event}',
      body: `Hello {firstName},\n\n“{event}” does not take place.\n\n${place.en}`,
      action: 'Show the event',
    },
    de: {
      subject: 'Abgesagt: {event}',
      body: `Guten Tag {firstName},\n\n„{event}“ findet nicht statt.\n\n${place.de}`,
      action: 'Veranstaltung zeigen',
    },
  }),
}
export type BookingLetter = keyof typeof bookingLetters
