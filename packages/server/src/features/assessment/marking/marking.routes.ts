import * as held from '@oktant/contract/assessment/result-release.ts'
import * as contract from '@oktant/contract/assessment/marking.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { type Page, pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { accessEvaluation } from '../evaluations/evaluations.access.ts'
import { listHeldResults, releaseResults } from './result-release/result-release.ts'
import { handBackMarking, launchMarking, peekMarking, scoreMarking } from './marking.ts'
import { markedView, questionToMarkView, waitingView } from './marking.view.ts'
import { returnMarking } from './returns/return-marking.ts'
import { undoMarking } from './undo-marking.ts'
import { findQuestionsToMark } from './queue/question-work.queries.ts'
import { findMarked, findWaiting, type Tab } from './queue/queue.queries.ts'

export function markingRoutes(serve: Serve, kit: Kit) {
  serve(contract.listFreeText, ({ db, actor, query }) => waiting(db, kit, actor, 'freeText', readPage(query)))
  serve(contract.listQuestionsToMark, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findQuestionsToMark(db, { ...actor, now: kit.now() }, page)
    return pagedReply(page, rows.map(questionToMarkView), total)
  })
  serve(contract.listCompetency, ({ db, actor, query }) =>
    waiting(db, kit, actor, 'competency', readPage(query)),
  )
  serve(contract.listMarkedFreeText, ({ db, actor, query }) => marked(db, kit, actor, readPage(query)))
  serve(contract.listMarkedLogs, ({ db, actor, params, query }) =>
    marked(db, kit, actor, readPage(query), params.evaluationId),
  )
  serve(contract.launchMarking, ({ db, actor, params, query }) =>
    launchMarking({ db, kit, actor, ...params, ...query }),
  )
  serve(contract.peekMarking, ({ db, actor, params, query }) =>
    peekMarking({ db, kit, actor, ...params, ...query }),
  )
  serve(contract.scoreMarking, ({ db, actor, params, query, body }) =>
    scoreMarking({ db, kit, actor, ...params, ...query }, body),
  )
  serve(contract.returnMarking, ({ db, actor, params, query, body }) =>
    returnMarking({ db, kit, actor, ...params, ...query }, body),
  )
  serve(contract.handBackMarking, ({ db, actor, params }) => handBackMarking({ db, kit, actor, ...params }))
  heldResultRoutes(serve, kit)
  serve(contract.undoMarking, ({ db, actor, params }) => undoMarking({ db, kit, actor, ...params }))
}

function heldResultRoutes(serve: Serve, { now }: Kit) {
  serve(held.listHeldResults, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { content, total, own } = await listHeldResults(db, actor, page, { now: now() })
    return { ...pagedReply(page, content, total), own }
  })
  serve(held.releaseResults, ({ db, actor, body }) => releaseResults(db, actor, body.chosen, { now: now() }))
}

async function waiting(db: Db, kit: Kit, actor: Actor, tab: Tab, page: Page) {
  const now = kit.now()
  const { rows, total } = await findWaiting(db, { ...actor, now }, tab, page)
  return pagedReply(
    page,
    rows.map((row) => waitingView(row, { actor, now })),
    total,
  )
}

async function marked(db: Db, kit: Kit, actor: Actor, page: Page, evaluationId?: number) {
  if (evaluationId !== undefined) await accessEvaluation(db, actor, evaluationId)
  const { rows, total } = await findMarked(db, { ...actor, now: kit.now() }, page, evaluationId)
  return pagedReply(page, rows.map(markedView), total)
}
