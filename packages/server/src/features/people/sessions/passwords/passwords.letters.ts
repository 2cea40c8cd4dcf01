import type { Language } from '@oktant/contract/http/http.ts'
import { common, template } from '../../../../mail/templates/template.ts'
import { wordsOf } from '../../../../words/words.rules.ts'
import de from './passwords.de.json' with { type: 'json' }
import en from './passwords.en.json' with { type: 'json' }

const texts = { en, de }
const words = wordsOf(en, de)

const readerNamed = { firstName: common.firstName, login: { ...common.login, isRequired: true } }

export const passwordResetLetter = template({
  key: 'password.reset',
  name: words.letters.reset.name,
  about: words.letters.reset.about,
  placeholders: readerNamed,
  text: { en: en.letters.reset.text, de: de.letters.reset.text },
})

/** The same news under the bell. */
export const passwordChanged = words.notices.changed

const changedText = (language: Language) => {
  const { title, body } = texts[language].notices.changed
  return { subject: title, body: `${texts[language].letters.changed.body}\n\n${body}`, action: '' }
}

export const passwordChangedLetter = template({
  key: 'password.changed',
  name: words.letters.changed.name,
  about: words.letters.changed.about,
  placeholders: readerNamed,
  text: { en: changedText('en'), de: changedText('de') },
})
