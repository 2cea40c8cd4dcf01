import { common, template } from '../../../mail/templates/template.ts'
import { surveyTexts, surveyWords } from './surveys.words.ts'

const words = surveyWords.letters
const [en, de] = [surveyTexts.en.letters, surveyTexts.de.letters]

const placeholders = {
  name: words.placeholders.name,
  companyName: common.companyName,
  survey: { ...words.placeholders.survey, isRequired: true },
  about: words.placeholders.about,
}

/** To whoever has no account: the link is theirs alone and serves for one answer. */
export const surveyInvitationLetter = template({
  key: 'survey.invitation',
  name: words.invitation.name,
  about: words.invitation.about,
  placeholders,
  text: { en: en.invitation.text, de: de.invitation.text },
})

export const surveyReminderLetter = template({
  key: 'survey.reminder',
  name: words.reminder.name,
  about: words.reminder.about,
  placeholders,
  text: { en: en.reminder.text, de: de.reminder.text },
})
