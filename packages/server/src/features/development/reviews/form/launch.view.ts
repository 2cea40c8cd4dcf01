import { blankSettings } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import type { EvaluationLaunch } from '@oktant/contract/assessment/attempts/attempts.ts'
import type { QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import type { Review } from '@oktant/contract/development/reviews/review-shapes.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { pdrStatus } from '@oktant/contract/kit/statuses.ts'
import type { Seen } from '../content/parts.view.ts'

const nothing = { en: '', de: '' }
const { orderOfQuestions, displayMode, singlePage, partialScoring, displayResutlsAtEnd } = blankSettings
const untimed = { timeLimit: null, timeLimitUnit: blankSettings.timeLimitUnit, passMark: 0 }

/** A review knows neither marks nor time: its form is asked as it stands. */
const settings = {
  orderOfQuestions,
  displayMode,
  singlePage,
  partialScoring,
  displayResutlsAtEnd,
  ...untimed,
  controlledRelease: false,
  releaseAt: null,
}

/** What stands for the log of an attempt; no mark is posted for a review. */
export const logOf = ({ row }: Pick<Seen, 'row'>) => {
  const isOver = row.status === pdrStatus.completed || row.status === pdrStatus.closed
  return {
    id: row.componentLogId,
    attempt: 1,
    mark: null,
    totalDuration: 0,
    stateLabel: row.status === pdrStatus.completed ? ('COMPLETED' as const) : ('IN_PROGRESS' as const),
    startedAt: row.createdAt.toISOString(),
    completedAt: isOver ? row.since.toISOString() : null,
  }
}

function scoresOf(review: Review, { content }: Seen): QuestionScore[] {
  const asked = new Map(content.questions.map((one) => [one.row.id, one]))
  const sequenceOf = (id: number) =>
    Math.max(
      0,
      ...review.fields
        .filter(({ field }) => field.startsWith(`question.${id}.`))
        .map(({ sequence }) => sequence),
    )
  return review.questions.flatMap((one): QuestionScore[] => {
    const { version } = asked.get(one.id) ?? {}
    if (!version) return []
    const possibleAnswers = one.possibleAnswers.map((answer) => ({ ...answer, pictureURL: null }))
    const isScale = version.body.scale.length > 0
    const mayWrite = review.can.write.some((field) => field.startsWith(`question.${one.id}.`))
    return [
      {
        id: one.id,
        question: {
          id: one.questionId,
          versionId: version.id,
          type: version.type,
          description: one.questionText,
          precedingText: one.precedingText,
          postAnswerText: nothing,
          pictureURL: null,
          fullScore: version.fullScore,
          allowSupportingDocuments: one.allowSupportingDocuments,
          possibleAnswers,
          answerPairs: [],
          answerSet: isScale ? { possibleAnswers } : null,
          noOfRetries: 0,
          answerBoolean: null,
          correctText: null,
          firstIncorrectText: null,
          pdrBQuestion: one.part === 'B',
          pdrCQuestionManager: one.part === 'CManager',
        },
        mandatory: one.mandatory,
        answer: one.answer,
        ftAnswer: one.ftAnswer,
        sequence: sequenceOf(one.id),
        supportingDocument: one.supportingDocument,
        submitted: !mayWrite,
        noOfTries: 0,
        triesLeft: 0,
        isRight: null,
        score: null,
        feedback: null,
        comment: one.managerText,
        rightAnswer: null,
        override: null,
        error: false,
      },
    ]
  })
}

/** A review in the form of a launch, as far as its reader sees it. */
export function launchOf(
  review: Review,
  seen: Seen,
  { mode, now }: { mode: 'launch' | 'peek'; now: Date },
): EvaluationLaunch {
  const { id, user, status, sectionAStatus, sectionBStatus, sectionCStatus, rejected, userComments } = review
  return {
    path: null,
    containerChildId: review.containerChildId,
    containerId: null,
    evaluation: {
      ...settings,
      ...review.evaluation,
      componentType: { category: { id: componentCategory.pdrForm } },
    },
    componentLog: logOf(seen),
    questionScores: scoresOf(review, seen),
    pdrUser: { id, user, status, sectionAStatus, sectionBStatus, sectionCStatus, rejected, userComments },
    currentObjectives: review.currentObjectives,
    pastObjectives: review.pastObjectives,
    behaviouralCompetencies: review.bcs,
    bcs: review.bcs,
    companyObjectives: review.companyObjectives,
    ratingAnswerSet: review.ratingAnswerSet,
    performanceAnswerSet: review.performanceAnswerSet,
    assessedMark: review.assessedMark,
    mode,
    launch: null,
    position: 0,
    endsAt: null,
    serverTime: now.toISOString(),
    result: null,
    returns: [],
  }
}
