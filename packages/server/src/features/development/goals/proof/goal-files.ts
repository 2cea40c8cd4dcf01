import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { checkType, forgetFile, nameStored } from '../../../../files/files.ts'
import { fail } from '../../../../http/fail.ts'
import type { Transact } from '../../../../http/serve.ts'
import type { StoredUpload } from '../../../../http/uploads.ts'
import { checkSupporting } from '../../../assessment/attempts/attempts.ts'
import { accessOwnGoal } from '../goals.access.ts'
import { deleteGoalFile, type GoalRow, insertGoalFile } from '../goals.queries.ts'
import { mayAttach, type Needs, seeGoal } from '../goals.view.ts'

const mostFiles = 10
type Values = Record<string, string | number>
type SentGoalFile = { id: number; upload: StoredUpload }

/** Keeps a document that shows that external training was achieved; its bytes are in the store before anything is locked. */
export async function attachGoalFile(
  transact: Transact,
  kit: Needs,
  actor: Actor,
  { id, upload }: SentGoalFile,
) {
  const { head, name } = upload
  checkSupporting(name, await checkType('document', head), head)
  return transact(async (db) => {
    const goal = await accessAttachable(db, actor, id)
    const { companyId, id: createdBy } = actor
    if (goal.files.length >= mostFiles) throw fail('goal_files_full')
    const row = { companyId, createdBy, kind: 'document' as const, title: upload.name }
    const file = await nameStored(db, upload, row)
    await insertGoalFile(db, { companyId, goalId: id, fileId: file.id })
    await told(db, actor, goal, { after: { file: file.title } })
    return seeGoal({ db, kit, actor }, goal)
  })
}

export async function removeGoalFile(
  db: Db,
  kit: Needs,
  actor: Actor,
  { id, fileId }: { id: number; fileId: number },
) {
  const goal = await accessAttachable(db, actor, id)
  const { companyId } = actor
  if (!(await deleteGoalFile(db, companyId, id, fileId))) throw fail('goal_not_found')
  await forgetFile(db, companyId, fileId)
  await told(db, actor, goal, { before: { file: fileId } })
  return seeGoal({ db, kit, actor }, goal)
}

async function accessAttachable(db: Db, actor: Actor, id: number) {
  const goal = await accessOwnGoal(db, actor, id)
  if (!mayAttach(goal)) throw fail('goal_already_decided')
  return goal
}

const told = (db: Db, by: Actor, { id: objectId }: GoalRow, values: { before?: Values; after?: Values }) =>
  audit(db, { by, kind: 'update', object: 'goal', objectId, ...values })
