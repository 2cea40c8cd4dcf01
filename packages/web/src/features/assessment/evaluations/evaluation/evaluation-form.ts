import { blankSettings } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import type {
  EvaluationForm,
  EvaluationItem,
  EvaluationView,
  SeenItem,
} from '@oktant/contract/assessment/evaluations.ts'

const nothing = { en: '', de: '' }

export const emptyEvaluation: EvaluationForm = {
  title: nothing,
  description: nothing,
  keywords: [],
  minutes: null,
  settings: blankSettings,
  items: [],
  releaseAt: null,
}

export const itemOf = (item: EvaluationItem): EvaluationItem => {
  const { questionId, bankId, tag, difficulty, count, mandatory } = item
  return { questionId, bankId, tag, difficulty, count, mandatory }
}

/** What the form sends, from what the server shows. */
export function formOf({
  title,
  description,
  keywords,
  minutes,
  settings,
  items,
  releaseAt,
}: EvaluationView): EvaluationForm {
  return { title, description, keywords, minutes, settings, items: items.map(itemOf), releaseAt }
}

/** What is known of an item beside what it says. */
export type About = Pick<SeenItem, 'title' | 'type' | 'available'>

/** NOTE: two draws from one bank are told apart by what they draw. */
export const keyOf = ({ questionId, bankId, tag, difficulty }: EvaluationItem) =>
  questionId === null ? `bank-${bankId}-${tag}-${difficulty}` : `question-${questionId}`
