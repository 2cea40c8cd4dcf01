import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import { common, type Placeholder, template } from '../../../mail/templates/template.ts'
import type { RunFacts } from './auto-messages.tables.ts'

/** What can be filled into an automatic message. */
export const autoPlaceholders: Readonly<Record<string, Placeholder>> = {
  ...common,
  personName: {
    about: {
      en: 'Name of the person it is about; the recipient, or somebody they lead',
      de: 'Name der Person, um die es geht; die Empfängerin oder jemand aus ihrem Team',
    },
    sample: { en: 'Mia Naidoo', de: 'Mia Naidoo' },
  },
  courseName: {
    about: {
      en: 'Title of the course, where it is about one',
      de: 'Titel des Kurses, wenn es um einen geht',
    },
    sample: { en: 'Handling personal data with care', de: 'Sorgsam mit Personendaten umgehen' },
  },
  dueDate: {
    about: {
      en: 'The day on which the course, the training goal or the review is due',
      de: 'Der Tag, an dem der Kurs, das Trainingsziel oder das Mitarbeitergespräch fällig ist',
    },
    sample: { en: '1 December 2026', de: '1. Dezember 2026' },
  },
  learningGroupName: {
    about: { en: 'Name of the learning group', de: 'Name der Lerngruppe' },
    sample: { en: 'Everybody', de: 'Alle' },
  },
  goalName: {
    about: { en: 'Name of the training goal', de: 'Name des Trainingsziels' },
    sample: { en: 'Leading difficult talks', de: 'Schwierige Gespräche führen' },
  },
  seasonName: {
    about: { en: 'Name of the season of the review', de: 'Name der Runde des Mitarbeitergesprächs' },
    sample: { en: 'Reviews 2026', de: 'Mitarbeitergespräche 2026' },
  },
  courseReason: {
    about: {
      en: 'Why the person has the course, as a sentence: through a learning group, or personally',
      de: 'Warum die Person den Kurs hat, als Satz: über eine Lerngruppe oder persönlich',
    },
    sample: {
      en: 'The course was assigned to you through the learning group “Everybody”.',
      de: 'Der Kurs ist Ihnen über die Lerngruppe „Alle“ zugewiesen.',
    },
  },
}

const given: Record<
  Language,
  { byGroup: (name: string) => string; byName: (giver: string) => string; byNameAlone: string }
> = {
  en: {
    byGroup: (name) => `The course was assigned to you through the learning group “${name}”.`,
    byName: (giver) => `${giver} assigned the course to you personally.`,
    byNameAlone: 'The course was assigned to you personally.',
  },
  de: {
    byGroup: (name) => `Der Kurs ist Ihnen über die Lerngruppe „${name}“ zugewiesen.`,
    byName: (giver) => `${giver} hat Ihnen den Kurs persönlich zugewiesen.`,
    byNameAlone: 'Der Kurs ist Ihnen persönlich zugewiesen.',
  },
}

const tags = { en: 'en-GB', de: 'de-DE' } as const

/** What an occasion says of courses, groups, goals and reviews, in one language; empty where it is about none. */
export function factsIn(facts: RunFacts | null, language: Language) {
  const worded = (text: LocalText | undefined) => (text ? textIn(text, language) : '')
  const day = facts?.dueOn && new Date(`${facts.dueOn}T00:00:00Z`)
  return {
    courseName: worded(facts?.course),
    learningGroupName: worded(facts?.group),
    goalName: worded(facts?.goal),
    seasonName: worded(facts?.season),
    courseReason: reasonIn(facts, language),
    dueDate: day
      ? new Intl.DateTimeFormat(tags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(day)
      : '',
  }
}

function reasonIn(facts: RunFacts | null, language: Language) {
  const { byGroup, byName, byNameAlone } = given[language]
  if (facts?.isByName) return facts.givenBy ? byName(facts.givenBy) : byNameAlone
  return facts?.course && facts.group ? byGroup(textIn(facts.group, language)) : ''
}

const words = {
  title: {
    about: { en: 'Subject of the message', de: 'Betreff der Nachricht' },
    sample: { en: 'Your first week', de: 'Ihre erste Woche' },
    isRequired: true,
  },
  text: {
    about: { en: 'Text of the message', de: 'Text der Nachricht' },
    sample: { en: 'Good to have you with us.', de: 'Schön, dass Sie da sind.' },
    isRequired: true,
  },
}

/** Around what administrators write themselves. */
export const messageLetter = template({
  key: 'message',
  name: { en: 'Own message', de: 'Eigene Nachricht' },
  about: {
    en: 'Around automatic messages and messages to groups, whose words are written where they are made.',
    de: 'Um automatische Nachrichten und Nachrichten an Gruppen, deren Text dort geschrieben wird.',
  },
  placeholders: { ...common, ...words },
  text: {
    en: { subject: '{title}', body: '{text}', action: '' },
    de: { subject: '{title}', body: '{text}', action: '' },
  },
})
