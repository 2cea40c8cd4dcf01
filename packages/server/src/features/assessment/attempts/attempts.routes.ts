import * as answers from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import * as contract from '@oktant/contract/assessment/attempts/attempts.ts'
import * as extraTime from '@oktant/contract/assessment/attempts/extra-time.ts'
import * as openQuiz from '@oktant/contract/assessment/attempts/open-quiz.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { makeCompanySeen } from '../../organisation/companies/companies.ts'
import { attachSupportingDocument, removeSupportingDocument } from './answer/attach-document.ts'
import { cancelEvaluation } from './answer/cancel-evaluation.ts'
import {
  launchEvaluation,
  launchOpenQuiz,
  listEvaluationAttempts,
  peekEvaluation,
  previewEvaluation,
  readOpenQuiz,
} from './start/start.ts'
import { extraView, giveExtraTime, takeExtraTimeBack } from './extra-time/extra-time.ts'
import { findExtras } from './extra-time/extra-time.queries.ts'
import { printEvaluation } from './print/print-attempt.ts'
import { scoreEvaluation, scoreOpenQuestion, scoreOpenQuiz, scoreQuestion } from './answer/answer.ts'

const visitorOf = ({ id: companyId, timezone }: { id: number; timezone: string }) =>
  ({ companyId, userId: null, language: 'en', timezone }) as const

export function attemptRoutes(serve: Serve, kit: Kit) {
  const companySeen = makeCompanySeen(kit)
  serve(contract.launchEvaluation, (call) => launchEvaluation(call, kit, call.params.id))
  serve(contract.launchEmbeddedEvaluation, (call) => launchEvaluation(call, kit, call.params.id))
  serve(contract.peekEvaluation, ({ db, actor, params }) => peekEvaluation(db, kit, actor, params.id))
  serve(contract.printEvaluation, ({ db, actor, params }) => printEvaluation(db, kit, actor, params.id))
  serve(contract.previewEvaluation, ({ db, actor, params }) => previewEvaluation(db, kit, actor, params.id))
  serve(contract.listEvaluationAttempts, ({ db, actor, params }) =>
    listEvaluationAttempts(db, kit, actor, params.id),
  )
  serve(answers.scoreEvaluation, ({ db, actor, params, body }) =>
    scoreEvaluation(db, kit, actor, params.containerChildId, body),
  )
  serve(answers.scoreQuestion, ({ db, actor, body }) => scoreQuestion(db, kit, actor, body))
  serve(openQuiz.readOpenQuiz, async (call) => {
    const company = await companySeen(call)
    return readOpenQuiz(call.db, kit, company && visitorOf(company), call.params.id)
  })
  serve(openQuiz.launchOpenQuiz, async (call) => {
    const company = await companySeen(call)
    return call.transact((tx) => launchOpenQuiz(tx, kit, company && visitorOf(company), call.params.id))
  })
  serve(openQuiz.scoreOpenQuestion, async (call) => {
    const company = await companySeen(call)
    return call.transact((tx) => scoreOpenQuestion(tx, kit, company?.id ?? 0, call.body))
  })
  serve(openQuiz.scoreOpenQuiz, async (call) => {
    const company = await companySeen(call)
    return call.transact((tx) => scoreOpenQuiz(tx, kit, company?.id ?? 0, call.body))
  })
  serve(contract.cancelEvaluation, ({ db, actor, params, query }) =>
    cancelEvaluation(db, actor, params.componentLogId, query.launch),
  )
  extraTimeRoutes(serve, kit)
  serve(answers.attachSupportingDocument, ({ actor, params, upload, transact }) =>
    attachSupportingDocument(transact, kit, actor, { id: params.questionScoreId, upload }),
  )
  serve(answers.removeSupportingDocument, ({ db, actor, params }) =>
    removeSupportingDocument(db, kit, actor, params.questionScoreId),
  )
}

function extraTimeRoutes(serve: Serve, { now }: Kit) {
  serve(extraTime.listExtraTimes, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findExtras(db, actor.companyId, page)
    return pagedReply(page, rows.map(extraView), total)
  })
  serve(extraTime.giveExtraTime, ({ db, actor, body }) => giveExtraTime(db, actor, body, { now: now() }))
  serve(extraTime.takeExtraTimeBack, ({ db, actor, params }) => takeExtraTimeBack(db, actor, params.id))
}
