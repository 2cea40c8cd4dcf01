import { common, type Placeholder, template } from '../../mail/template.ts'

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
