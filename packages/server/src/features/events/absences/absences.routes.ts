import * as contract from '@oktant/contract/events/facilitator-absences.ts'
import { readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { addAbsence, listAbsences, removeAbsence, restoreAbsence } from './absences.ts'

export function absenceRoutes(serve: Serve, { now }: Kit) {
  serve(contract.listAbsences, ({ db, actor, query }) => listAbsences(db, actor, readPage(query)))
  serve(contract.addAbsence, ({ db, actor, body }) => addAbsence(db, actor, body, { now: now() }))
  serve(contract.removeAbsence, ({ db, actor, params }) =>
    removeAbsence(db, actor, params.id, { now: now() }),
  )
  serve(contract.restoreAbsence, ({ db, actor, params }) => restoreAbsence(db, actor, params.id))
}
