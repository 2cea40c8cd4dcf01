import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findBank } from './banks/question-banks.queries.ts'
import { findQuestion, listPictures } from './questions.queries.ts'

type Wanted = { removed?: boolean }

/** The only way to one question; a removed one is reached only to bring it back. */
export async function accessQuestion(db: Db, actor: Actor, id: number, { removed = false }: Wanted = {}) {
  const question = await findQuestion(db, actor.companyId, id)
  if (!question || (question.removedAt !== null) !== removed) throw fail('question_not_found')
  return question
}

/** The only way to one picture: any that a question of the company may be given. */
export async function accessPicture(db: Db, actor: Actor, id: number) {
  const known = await listPictures(db, actor.companyId, [id])
  if (!known.has(id)) throw fail('file_not_found')
  return id
}

/** The only way to one bank. */
export async function accessBank(db: Db, actor: Actor, id: number, { removed = false }: Wanted = {}) {
  const bank = await findBank(db, actor.companyId, id)
  if (!bank || (bank.removedAt !== null) !== removed) throw fail('question_bank_not_found')
  return bank
}
