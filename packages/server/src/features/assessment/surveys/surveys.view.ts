import type { SurveyForm, SurveyItem } from '@oktant/contract/assessment/surveys/surveys.ts'
import type { Kit } from '../../../kit.ts'
import { learnerQuestion } from '../questions/questions.ts'
import type { AskedRow, Invited, Listed } from './surveys.queries.ts'
import { stateFor } from './surveys.rules.ts'

export const listedView = (row: Listed, today: string): SurveyItem => ({
  ...row,
  state: stateFor(row, row.hasAnswered, today),
})

export const questionView = (kit: Kit, { question, version }: AskedRow): SurveyForm['questions'][number] => ({
  ...learnerQuestion(kit, version, question.drawn),
  // NOTE: nothing is marked, so nothing is worth points; a document would tell who sent it.
  fullScore: 0,
  allowSupportingDocuments: false,
  mandatory: question.mandatory,
})

type Shown = { questions: readonly AskedRow[]; answers: Record<string, string>; today: string }

export function formView(kit: Kit, { survey, invitation, about }: Invited, shown: Shown): SurveyForm {
  const { id, title, description, categoryId, isAnonymous, leastAnswers, managerReads, closesOn } = survey
  const { relation, hasAnswered } = invitation
  return {
    id,
    title,
    description,
    categoryId,
    isAnonymous,
    leastAnswers,
    managerReads,
    about,
    relation,
    closesOn,
    state: stateFor(survey, hasAnswered, shown.today),
    questions: shown.questions.map((row) => questionView(kit, row)),
    answers: Object.entries(shown.answers).map(([versionId, answer]) => ({
      versionId: Number(versionId),
      answer,
    })),
  }
}
