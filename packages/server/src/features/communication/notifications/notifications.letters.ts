import { common, template } from '../../../mail/templates/template.ts'
import { notificationTexts, notificationWords } from './notifications.words.ts'

const { placeholders, notification, digest } = notificationWords.letters
const [en, de] = [notificationTexts.en.letters, notificationTexts.de.letters]

/** Everything that has no letter of its own. */
export const notificationLetter = template({
  key: 'notification',
  name: notification.name,
  about: notification.about,
  placeholders: {
    ...common,
    title: { ...placeholders.title, isRequired: true },
    text: { ...placeholders.text, isRequired: true },
  },
  text: { en: en.notification.text, de: de.notification.text },
})

/** One letter a day instead of many. */
export const digestLetter = template({
  key: 'digest',
  name: digest.name,
  about: digest.about,
  placeholders: {
    ...common,
    count: placeholders.count,
    list: { ...placeholders.list, isRequired: true },
  },
  text: { en: en.digest.text, de: de.digest.text },
})
