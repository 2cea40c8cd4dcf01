import { common, template } from '../../../mail/templates/template.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import de from './users.de.json' with { type: 'json' }
import en from './users.en.json' with { type: 'json' }

const words = wordsOf(en, de)

export const welcomeLetter = template({
  key: 'user.welcome',
  name: words.letters.welcome.name,
  about: words.letters.welcome.about,
  placeholders: { firstName: common.firstName, login: { ...common.login, isRequired: true } },
  text: { en: en.letters.welcome.text, de: de.letters.welcome.text },
})
