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
import { orForm } from './or-form.ts'
import { printEvaluation } from './print/print-attempt.ts'
import { scoreEvaluation, scoreOpenQuestion, scoreOpenQuiz, scoreQuestion } from './answer/answer.ts'

const visitorOf = ({ id: companyId, timezone }: { id: number; timezone: string }) =>
  ({ companyId, userId: null, language: 'en', timezone }) as const

export function attemptRoutes(serve: Serve, kit: Kit) {
  const companySeen = makeCompanySeen(kit)
  serve(contract.launchEvaluation, (call) => {
    const { db, actor, params } = call
    const own = () => launchEvaluation(call, kit, params.id)
    return orForm(kit, 'child_not_found', own, (form) => form.launch({ db, kit, actor }, params.id))
  })
  serve(contract.launchEmbeddedEvaluation, (call) => launchEvaluation(call, kit, call.params.id))
  serve(contract.peekEvaluation, ({ db, actor, params }) => {
    const own = () => peekEvaluation(db, kit, actor, params.id)
    return orForm(kit, 'attempt_not_found', own, (form) => form.peek({ db, kit, actor }, params.id))
  })
  serve(contract.printEvaluation, ({ db, actor, params }) => printEvaluation(db, kit, actor, params.id))
  serve(contract.previewEvaluation, ({ db, actor, params }) => previewEvaluation(db, kit, actor, params.id))
  serve(contract.listEvaluationAttempts, ({ db, actor, params }) =>
    listEvaluationAttempts(db, kit, actor, params.id),
  )
  serve(answers.scoreEvaluation, ({ db, actor, params: { containerChildId: id }, body }) => {
    const own = () => scoreEvaluation(db, kit, actor, id, body)
    return orForm(kit, 'child_not_found', own, (form) => form.score({ db, kit, actor }, id, body))
  })
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
  serve(contract.cancelEvaluation, ({ db, actor, params: { componentLogId: id }, query }) => {
    const own = () => cancelEvaluation(db, actor, id, query.launch)
    return orForm(kit, 'attempt_not_found', own, (form) => form.cancel({ db, kit, actor }, id))
  })
  extraTimeRoutes(serve, kit)
  serve(answers.attachSupportingDocument, ({ actor, params: { questionScoreId: id }, upload, transact }) => {
    const own = () => attachSupportingDocument(transact, kit, actor, { id, upload })
    return orForm(kit, 'attempt_not_found', own, (form) =>
      transact((db) => form.attach({ db, kit, actor }, id, upload)),
    )
  })
  serve(answers.removeSupportingDocument, ({ db, actor, params: { questionScoreId: id } }) => {
    const own = () => removeSupportingDocument(db, kit, actor, id)
    return orForm(kit, 'attempt_not_found', own, (form) => form.detach({ db, kit, actor }, id))
  })
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
