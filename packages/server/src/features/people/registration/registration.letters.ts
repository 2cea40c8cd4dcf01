import { common, template } from '../../../mail/templates/template.ts'
import { registrationTexts, registrationWords } from './registration.words.ts'

export const confirmationLetter = template({
  key: 'registration.confirm',
  isFixed: true,
  name: registrationWords.letters.confirm.name,
  about: registrationWords.letters.confirm.about,
  placeholders: { firstName: common.firstName, companyName: common.companyName },
  text: { en: registrationTexts.en.letters.confirm.text, de: registrationTexts.de.letters.confirm.text },
})
