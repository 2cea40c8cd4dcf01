import { common, template } from '../../../mail/templates/template.ts'
import { userTexts, userWords } from './users.words.ts'

export const welcomeLetter = template({
  key: 'user.welcome',
  name: userWords.letters.welcome.name,
  about: userWords.letters.welcome.about,
  placeholders: { firstName: common.firstName, login: { ...common.login, isRequired: true } },
  text: { en: userTexts.en.letters.welcome.text, de: userTexts.de.letters.welcome.text },
})
