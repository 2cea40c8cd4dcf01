import * as administration from '@oktant/contract/survey-administration.ts'
import * as contract from '@oktant/contract/surveys.ts'
import { pagedReply, readPage } from '../../http/paging.ts'
import type { Serve } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'
import { findPeople } from '../audiences/audiences.ts'
import { findInvitations, findSurveys } from './administration.queries.ts'
import {
  affectedBySurvey,
  closeSurvey,
  createSurvey,
  inviteToSurvey,
  readSurveyRecord,
  removeSurvey,
  restoreSurvey,
  updateSurvey,
} from './administration.ts'
import { invitationView, surveyRow } from './administration.view.ts'
import { exportSurveyResults } from './export-results.ts'
import { readSurveyResults } from './results.ts'
import { readSurveyChoices } from './survey-choices.ts'
import { accessSurvey } from './surveys.access.ts'
import { dayOf } from './surveys.rules.ts'
import {
  answerByInvitation,
  answerSurvey,
  countSurveys,
  listSurveys,
  lookAtSurvey,
  readSurvey,
} from './surveys.ts'
import { remindSurvey } from './tell-surveys.ts'

export function surveyRoutes(serve: Serve, kit: Kit) {
  const at = () => ({ now: kit.now() })
  serve(contract.countSurveys, ({ db, actor }) => countSurveys(db, actor, at()))
  serve(contract.listSurveys, ({ db, actor }) => listSurveys(db, actor, at()))
  serve(contract.readSurvey, ({ db, actor, params }) => readSurvey(db, kit, actor, params.id))
  serve(contract.answerSurvey, ({ db, actor, params, body }) =>
    answerSurvey(db, actor, params.id, body.answers, at()),
  )
  serve(contract.lookAtSurvey, ({ db, body }) => lookAtSurvey(db, kit, body.invitation))
  serve(contract.answerByInvitation, ({ db, body }) =>
    answerByInvitation(db, body.invitation, body.answers, at()),
  )
  administrationRoutes(serve, kit)
}

function administrationRoutes(serve: Serve, kit: Kit) {
  const at = () => ({ now: kit.now() })
  serve(administration.listSurveyRecords, async ({ db, actor, query }) => {
    const page = readPage(query)
    const today = dayOf(kit.now())
    const { rows, total } = await findSurveys(db, actor, page, today)
    return pagedReply(
      page,
      rows.map((row) => surveyRow(row, today)),
      total,
    )
  })
  serve(administration.readSurveyChoices, ({ db, actor }) => readSurveyChoices(db, actor))
  serve(administration.searchSurveyPeople, ({ db, actor, query }) => findPeople(db, actor.companyId, query))
  serve(administration.createSurvey, ({ db, actor, body }) => createSurvey(db, actor, body, at()))
  serve(administration.readSurveyRecord, ({ db, actor, params }) =>
    readSurveyRecord(db, actor, params.id, at()),
  )
  serve(administration.updateSurvey, ({ db, actor, params, body }) =>
    updateSurvey(db, actor, params.id, body, at()),
  )
  serve(administration.inviteToSurvey, ({ db, actor, params, body }) =>
    inviteToSurvey(db, actor, params.id, body, at()),
  )
  serve(administration.listSurveyInvitations, async ({ db, actor, params, query }) => {
    const { survey } = await accessSurvey(db, actor, params.id)
    const page = readPage(query)
    const of = { companyId: actor.companyId, surveyId: params.id }
    const { rows, total } = await findInvitations(db, of, page)
    return pagedReply(
      page,
      rows.map((row) => invitationView(row, survey.isAnonymous)),
      total,
    )
  })
  serve(administration.remindSurvey, ({ db, actor, params }) => remindSurvey(db, kit, actor, params.id))
  serve(administration.closeSurvey, ({ db, actor, params }) => closeSurvey(db, actor, params.id, at()))
  serve(administration.readSurveyResults, ({ db, actor, params }) => readSurveyResults(db, actor, params.id))
  serve(administration.exportSurveyResults, ({ db, actor, params }) =>
    exportSurveyResults(db, actor, params.id),
  )
  serve(administration.readSurveyAffected, ({ db, actor, params }) => affectedBySurvey(db, actor, params.id))
  serve(administration.removeSurvey, ({ db, actor, params }) => removeSurvey(db, actor, params.id, at()))
  serve(administration.restoreSurvey, ({ db, actor, params }) => restoreSurvey(db, actor, params.id, at()))
}
