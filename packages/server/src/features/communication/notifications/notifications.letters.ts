import { common, template } from '../../../mail/templates/template.ts'

const news = {
  ...common,
  title: {
    about: { en: 'What happened, in a few words', de: 'Was geschehen ist, in wenigen Worten' },
    sample: { en: 'News from the academy', de: 'Neues aus der Akademie' },
    isRequired: true,
  },
  text: {
    about: { en: 'The words of the notification', de: 'Der Text der Benachrichtigung' },
    sample: { en: 'There are two new courses for you.', de: 'Es gibt zwei neue Kurse für Sie.' },
    isRequired: true,
  },
}

/** Everything that has no letter of its own. */
export const notificationLetter = template({
  key: 'notification',
  name: { en: 'Notification', de: 'Benachrichtigung' },
  about: {
    en: 'Around everything that people are told by mail and that has no letter of its own.',
    de: 'Um alles, was per E-Mail mitgeteilt wird und keine eigene E-Mail hat.',
  },
  placeholders: news,
  text: {
    en: { subject: '{title}', body: 'Hello {firstName},\n\n{text}', action: 'Open in the application' },
    de: { subject: '{title}', body: 'Guten Tag {firstName},\n\n{text}', action: 'In der Anwendung öffnen' },
  },
})

/** One letter a day instead of many. */
export const digestLetter = template({
  key: 'digest',
  name: { en: 'Daily digest', de: 'Tägliche Übersicht' },
  about: {
    en: 'Once a day to people who want one letter instead of many.',
    de: 'Einmal am Tag an alle, die eine E-Mail statt vieler möchten.',
  },
  placeholders: {
    ...common,
    count: {
      about: { en: 'How many notifications there are', de: 'Wie viele Benachrichtigungen es gibt' },
      sample: { en: '2', de: '2' },
    },
    list: {
      about: { en: 'The notifications, one in a line', de: 'Die Benachrichtigungen, eine je Zeile' },
      sample: {
        en: '- News from the academy\n- A course ends soon',
        de: '- Neues aus der Akademie\n- Ein Kurs endet bald',
      },
      isRequired: true,
    },
  },
  text: {
    en: {
      subject: 'Your day: new notifications ({count})',
      body: 'Hello {firstName},\n\nthis is new since the last digest:\n\n{list}',
      action: 'See them all',
    },
    de: {
      subject: 'Ihr Tag: neue Benachrichtigungen ({count})',
      body: 'Guten Tag {firstName},\n\ndas ist seit der letzten Übersicht neu:\n\n{list}',
      action: 'Alle ansehen',
    },
  },
})
