import * as administration from '@oktant/contract/assessment/surveys/survey-administration.ts'
import * as answers from '@oktant/contract/assessment/surveys/survey-answers.ts'
import * as feedback from '@oktant/contract/assessment/surveys/survey-feedback.ts'
import * as invitations from '@oktant/contract/assessment/surveys/survey-invitations.ts'
import * as contract from '@oktant/contract/assessment/surveys/surveys.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { findPeople } from '../../communication/audiences/audiences.ts'
import { companyDay } from '../../organisation/companies/companies.ts'
import { findSurveys } from './author/administration.queries.ts'
import {
  affectedBySurvey,
  closeSurvey,
  createSurvey,
  readSurveyRecord,
  removeSurvey,
  restoreSurvey,
  updateSurvey,
} from './author/administration.ts'
import { surveyRow } from './author/administration.view.ts'
import { listFeedback, printFeedback, readFeedback, releaseSurvey } from './results/feedback.ts'
import { exportSurveyResults } from './results/export-results.ts'
import {
  listInvitations,
  listSurveyRaters,
  relateInvitation,
  restoreInvitation,
  withdrawInvitation,
} from './invite/invitations.ts'
import { inviteToSurvey } from './invite/invite.ts'
import { exportSurveyAnswers, listSurveyAnswers } from './results/named-answers.ts'
import { printSurvey } from './author/print-survey.ts'
import { readSurveyResults } from './results/results.ts'
import { readSurveyChoices } from './author/survey-choices.ts'
import {
  answerByInvitation,
  answerSurvey,
  countSurveys,
  listSurveys,
  lookAtSurvey,
  readSurvey,
} from './surveys.ts'
import { remindSurvey } from './invite/tell-surveys.ts'

export function surveyRoutes(serve: Serve, kit: Kit) {
  const at = () => ({ now: kit.now() })
  serve(contract.countSurveys, ({ db, actor }) => countSurveys(db, actor, at()))
  serve(contract.listSurveys, ({ db, actor }) => listSurveys(db, actor, at()))
  serve(contract.readSurvey, ({ db, actor, params }) => readSurvey(db, kit, actor, params.id))
  serve(contract.answerSurvey, ({ db, actor, params, body }) =>
    answerSurvey(db, kit, actor, params.id, body.answers),
  )
  serve(contract.printSurvey, ({ db, actor, params }) => printSurvey(db, kit, actor, params.id))
  serve(contract.lookAtSurvey, ({ db, body }) => lookAtSurvey(db, kit, body.invitation))
  serve(contract.answerByInvitation, ({ db, body }) =>
    answerByInvitation(db, kit, body.invitation, body.answers),
  )
  administrationRoutes(serve, kit)
  invitationRoutes(serve, kit)
  readingRoutes(serve, kit)
}

function administrationRoutes(serve: Serve, kit: Kit) {
  const at = () => ({ now: kit.now() })
  serve(administration.listSurveyRecords, async ({ db, actor, query }) => {
    const page = readPage(query)
    const today = await companyDay(db, actor.companyId, kit.now())
    const { rows, total } = await findSurveys(db, actor, page, today)
    return pagedReply(
      page,
      rows.map((row) => surveyRow(row, today)),
      total,
    )
  })
  serve(administration.readSurveyChoices, ({ db, actor }) => readSurveyChoices(db, actor, at()))
  serve(administration.searchSurveyPeople, ({ db, actor, query }) => findPeople(db, actor.companyId, query))
  serve(administration.createSurvey, ({ db, actor, body }) => createSurvey(db, actor, body, at()))
  serve(administration.readSurveyRecord, ({ db, actor, params }) =>
    readSurveyRecord(db, actor, params.id, at()),
  )
  serve(administration.updateSurvey, ({ db, actor, params, body }) =>
    updateSurvey(db, actor, params.id, body, at()),
  )
  serve(administration.remindSurvey, ({ db, actor, params }) => remindSurvey(db, kit, actor, params.id))
  serve(administration.closeSurvey, ({ db, actor, params }) => closeSurvey(db, kit, actor, params.id))
  serve(administration.releaseSurvey, ({ db, actor, params }) => releaseSurvey(db, kit, actor, params.id))
  serve(administration.readSurveyResults, ({ db, actor, params }) => readSurveyResults(db, actor, params.id))
  serve(administration.exportSurveyResults, ({ db, actor, params }) =>
    exportSurveyResults(db, actor, params.id),
  )
  serve(administration.readSurveyAffected, ({ db, actor, params }) => affectedBySurvey(db, actor, params.id))
  serve(administration.removeSurvey, ({ db, actor, params }) => removeSurvey(db, actor, params.id, at()))
  serve(administration.restoreSurvey, ({ db, actor, params }) => restoreSurvey(db, actor, params.id, at()))
}

function invitationRoutes(serve: Serve, kit: Kit) {
  const at = () => ({ now: kit.now() })
  serve(invitations.listSurveyInvitations, async ({ db, actor, params, query }) => {
    const page = readPage(query)
    const { rows, total } = await listInvitations(db, actor, params.id, page, at())
    return pagedReply(page, rows, total)
  })
  serve(invitations.listSurveyRaters, ({ db, actor, params }) => listSurveyRaters(db, actor, params.id))
  serve(invitations.inviteToSurvey, ({ db, actor, params, body }) =>
    inviteToSurvey(db, actor, params.id, body, at()),
  )
  serve(invitations.relateSurveyInvitation, ({ db, actor, params, body }) =>
    relateInvitation(db, actor, params, body.relation, at()),
  )
  serve(invitations.withdrawSurveyInvitation, ({ db, actor, params }) =>
    withdrawInvitation(db, actor, params, at()),
  )
  serve(invitations.restoreSurveyInvitation, ({ db, actor, params }) =>
    restoreInvitation(db, actor, params, at()),
  )
}

/** For whom feedback is about, and what was answered with names. */
function readingRoutes(serve: Serve, kit: Kit) {
  serve(feedback.listFeedback, ({ db, actor }) => listFeedback(db, actor))
  serve(feedback.readFeedback, ({ db, actor, params }) => readFeedback(db, kit, actor, params.id))
  serve(feedback.printFeedback, ({ db, actor, params }) => printFeedback(db, kit, actor, params.id))
  serve(answers.listSurveyAnswers, async ({ db, actor, params, query }) => {
    const page = readPage(query)
    const { rows, total } = await listSurveyAnswers(db, kit, actor, params.id, page)
    return pagedReply(page, rows, total)
  })
  serve(answers.exportSurveyAnswers, ({ db, actor, params }) =>
    exportSurveyAnswers(db, kit, actor, params.id),
  )
}
