import type { BankComment } from '@oktant/contract/assessment/comment-bank.ts'
import { mostBankComments } from '@oktant/contract/kit/constants.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { countOf, deleteComment, findSaying, insertComment, listOf } from './comment-bank.queries.ts'

type Doer = Pick<Actor, 'companyId' | 'id'>
const whoseOf = ({ companyId, id }: Doer) => ({ companyId, userId: id })
const object = 'bankComment'

export const listBankComments = (db: Db, actor: Doer): Promise<BankComment[]> => listOf(db, whoseOf(actor))

/** Keeps a comment; the same words twice are one. */
export async function keepBankComment(
  db: Db,
  actor: Doer,
  typed: string,
  { now }: { now: Date },
): Promise<BankComment> {
  const text = typed.trim()
  if (text === '') throw fail('bank_comment_empty')
  const known = await findSaying(db, whoseOf(actor), text)
  if (known) return known
  if ((await countOf(db, whoseOf(actor))) >= mostBankComments) throw fail('comment_bank_full')
  const row = await insertComment(db, { ...whoseOf(actor), text, createdAt: now })
  await audit(db, { by: actor, kind: 'create', object, objectId: row.id, after: { text } })
  return row
}

export async function removeBankComment(db: Db, actor: Doer, id: number): Promise<BankComment> {
  const row = await deleteComment(db, whoseOf(actor), id)
  if (!row) throw fail('bank_comment_not_found')
  await audit(db, { by: actor, kind: 'delete', object, objectId: id, before: { text: row.text } })
  return row
}
