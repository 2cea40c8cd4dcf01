import type { SurveyRow } from './surveys.queries.ts'

type Survey = Pick<SurveyRow, 'isAnonymous' | 'subjectId' | 'releasedOn' | 'managerReads'>

export const may = {
  /** NOTE: feedback is never joined to a rater for whom it is about, whatever rights they have. */
  readAnswers: (readerId: number, { isAnonymous, subjectId }: Survey) =>
    !isAnonymous && subjectId !== readerId,
  readFeedback: (readerId: number, survey: Survey, managerId: number | null) =>
    survey.releasedOn !== null &&
    (survey.subjectId === readerId || (survey.managerReads && managerId === readerId)),
}
