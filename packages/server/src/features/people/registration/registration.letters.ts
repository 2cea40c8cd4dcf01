import { common, template } from '../../../mail/templates/template.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import de from './registration.de.json' with { type: 'json' }
import en from './registration.en.json' with { type: 'json' }

const words = wordsOf(en, de)

export const confirmationLetter = template({
  key: 'registration.confirm',
  isFixed: true,
  name: words.letters.confirm.name,
  about: words.letters.confirm.about,
  placeholders: { firstName: common.firstName, companyName: common.companyName },
  text: { en: en.letters.confirm.text, de: de.letters.confirm.text },
})
