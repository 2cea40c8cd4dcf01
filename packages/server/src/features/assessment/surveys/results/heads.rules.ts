import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import type { SurveyResults } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { filled } from '../../../../words/words.rules.ts'
import { surveyTexts, surveyWords } from '../surveys.words.ts'

type Groups = SurveyResults['groups']
/** Whose answers the sum of all stands for: one’s own view is never among them. */
const sumOf = (groups: Groups) =>
  groups.some(({ relations }) => relations[0] === 'self') ? 'others' : 'everybody'
export const othersOf = (groups: Groups, language: Language) => surveyTexts[language].results[sumOf(groups)]

/** Whose answers stand below, at the beginning of a line. */
export function headOf(group: Groups[number] | undefined, groups: Groups, language: Language) {
  const { relations, heads } = surveyTexts[language].results
  const named = group?.relations.map((name) => relations[name]).join(', ') ?? ''
  return named === '' ? heads[sumOf(groups)] : named.charAt(0).toUpperCase() + named.slice(1)
}

/** What an answer without a name is called: true and false in words, anything else by its key. */
export function keyIn(key: string, language: Language) {
  const truth: Readonly<Record<string, string>> = surveyTexts[language].results.truth
  return truth[key] ?? key
}

/** What a picture is called that nobody has called anything. */
export const pictureAt = (place: number): LocalText => filled(surveyWords.results.picture, { place })
