import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import { common, type Placeholder, template } from '../../../mail/templates/template.ts'
import { filledIn } from '../../../words/words.rules.ts'
import { longDay } from '../../../words/dates.rules.ts'
import type { RunFacts } from './auto-messages.tables.ts'
import { autoMessageTexts, autoMessageWords } from './auto-messages.words.ts'

/** What can be filled into an automatic message. */
export const autoPlaceholders: Readonly<Record<string, Placeholder>> = {
  ...common,
  ...autoMessageWords.placeholders,
}

/** What an occasion says of courses, groups, goals and reviews, in one language; empty where it is about none. */
export function factsIn(facts: RunFacts | null, language: Language) {
  const worded = (text: LocalText | undefined) => (text ? textIn(text, language) : '')
  return {
    courseName: worded(facts?.course),
    learningGroupName: worded(facts?.group),
    goalName: worded(facts?.goal),
    seasonName: worded(facts?.season),
    courseReason: reasonIn(facts, language),
    dueDate: facts?.dueOn ? longDay(facts.dueOn, language) : '',
  }
}

function reasonIn(facts: RunFacts | null, language: Language) {
  const { byGroup, byName, byNameAlone } = autoMessageTexts[language].reasons
  if (facts?.isByName) return facts.givenBy ? filledIn(byName, { who: facts.givenBy }) : byNameAlone
  return facts?.course && facts.group ? filledIn(byGroup, { group: textIn(facts.group, language) }) : ''
}

const { placeholders, message } = autoMessageWords.letters
const [en, de] = [autoMessageTexts.en.letters.message, autoMessageTexts.de.letters.message]

/** Around what administrators write themselves. */
export const messageLetter = template({
  key: 'message',
  name: message.name,
  about: message.about,
  placeholders: {
    ...common,
    title: { ...placeholders.title, isRequired: true },
    text: { ...placeholders.text, isRequired: true },
  },
  text: { en: { ...en.text, action: '' }, de: { ...de.text, action: '' } },
})
