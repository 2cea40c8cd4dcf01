import { common, template } from '../../../mail/templates/template.ts'

const placeholders = {
  name: {
    about: { en: 'Name of the recipient', de: 'Name der Empfängerin oder des Empfängers' },
    sample: { en: 'Robin Meyer', de: 'Robin Meyer' },
  },
  companyName: common.companyName,
  survey: {
    about: { en: 'What the survey is called', de: 'Wie die Umfrage heißt' },
    sample: { en: 'How we work', de: 'Wie wir arbeiten' },
    isRequired: true,
  },
  about: {
    about: { en: 'Whom it is about and how long it is open', de: 'Um wen es geht und wie lange sie läuft' },
    sample: { en: 'It is open until 30 November 2026.', de: 'Sie läuft bis zum 30. November 2026.' },
  },
}

/** To whoever has no account: the link is theirs alone and serves for one answer. */
export const surveyInvitationLetter = template({
  key: 'survey.invitation',
  name: { en: 'Invitation to a survey', de: 'Einladung zu einer Umfrage' },
  about: {
    en: 'To people without an account who are invited to a survey or to give feedback.',
    de: 'An Personen ohne Konto, die zu einer Umfrage oder um Feedback gebeten werden.',
  },
  placeholders,
  text: {
    en: {
      subject: 'Your opinion, please: {survey}',
      body: `Hello {name},

{companyName} asks for your answers: {survey}. {about}

You need no account. The link is meant for you alone and serves for one answer.`,
      action: 'Answer now',
    },
    de: {
      subject: 'Ihre Meinung, bitte: {survey}',
      body: `Guten Tag {name},

{companyName} bittet um Ihre Antworten: {survey}. {about}

Sie brauchen dafür kein Konto. Der Link ist nur für Sie bestimmt und gilt für eine Antwort.`,
      action: 'Jetzt antworten',
    },
  },
})

export const surveyReminderLetter = template({
  key: 'survey.reminder',
  name: { en: 'Reminder of a survey', de: 'Erinnerung an eine Umfrage' },
  about: {
    en: 'To people without an account who were invited and have not answered.',
    de: 'An Personen ohne Konto, die eingeladen wurden und noch nicht geantwortet haben.',
  },
  placeholders,
  text: {
    en: {
      subject: 'A reminder: {survey}',
      body: `Hello {name},

{companyName} still hopes for your answers: {survey}. {about}

The link is the same as before and serves for one answer.`,
      action: 'Answer now',
    },
    de: {
      subject: 'Zur Erinnerung: {survey}',
      body: `Guten Tag {name},

{companyName} hofft noch auf Ihre Antworten: {survey}. {about}

Der Link ist derselbe wie zuvor und gilt für eine Antwort.`,
      action: 'Jetzt antworten',
    },
  },
})
