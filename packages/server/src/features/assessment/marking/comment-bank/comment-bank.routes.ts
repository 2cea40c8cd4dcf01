import * as contract from '@oktant/contract/assessment/comment-bank.ts'
import type { Serve } from '../../../../http/serve.ts'
import type { Kit } from '../../../../kit.ts'
import { keepBankComment, listBankComments, removeBankComment } from './comment-bank.ts'

export function commentBankRoutes(serve: Serve, { now }: Kit) {
  serve(contract.listBankComments, ({ db, actor }) => listBankComments(db, actor))
  serve(contract.keepBankComment, ({ db, actor, body }) =>
    keepBankComment(db, actor, body.text, { now: now() }),
  )
  serve(contract.removeBankComment, ({ db, actor, params }) => removeBankComment(db, actor, params.id))
}
