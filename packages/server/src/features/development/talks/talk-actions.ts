import type { TalkAction, TalkActionForm } from '@oktant/contract/development/talks.ts'
import { talkLimits } from '@oktant/contract/kit/development-limits.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { accessAction, accessTalk } from './talks.access.ts'
import { countActions, deleteAction, holdTalk, insertAction, writeAction } from './talks.queries.ts'
import { checkedAction } from './talks.rules.ts'
import { actionView } from './talks.view.ts'

const object = 'talkAction'
type PlaceOfAction = { id: number; actionId: number }

async function readAction(db: Db, actor: Actor, place: PlaceOfAction): Promise<TalkAction> {
  const { talk, action } = await accessAction(db, actor, place)
  return actionView(talk, action)
}

/** NOTE: the trail says that something was agreed, by whom and until when, and not what. */
export async function addTalkAction(db: Db, actor: Actor, id: number, sent: TalkActionForm) {
  const { userId } = await accessTalk(db, actor, id)
  const { text, dueOn, doer } = checkedAction(sent)
  const { companyId } = actor
  await holdTalk(db, { companyId, id })
  if ((await countActions(db, { companyId, id })) >= talkLimits.actions) throw fail('talk_actions_full')
  const actionId = await insertAction(db, { companyId, talkId: id, userId, text, dueOn, doer })
  await audit(db, { by: actor, kind: 'create', object, objectId: actionId, after: { userId, dueOn, doer } })
  return readAction(db, actor, { id, actionId })
}

type Changed = TalkActionForm & { isDone: boolean; revision: number }

export async function updateTalkAction(db: Db, actor: Actor, place: PlaceOfAction, sent: Changed, now: Date) {
  const { action } = await accessAction(db, actor, place)
  const { text, dueOn, doer, isDone, revision } = checkedAction(sent)
  const done = isDone
    ? { doneAt: action.doneAt ?? now, doneBy: action.doneBy ?? actor.id }
    : { doneAt: null, doneBy: null }
  const stand = { companyId: actor.companyId, id: place.actionId, changes: revision }
  if (!(await writeAction(db, stand, { text, dueOn, doer, ...done }))) throw fail('content_changed')
  await audit(db, {
    by: actor,
    kind: 'update',
    object,
    objectId: place.actionId,
    before: { dueOn: action.dueOn, doer: action.doer, isDone: action.doneAt !== null, revision },
    after: { dueOn, doer, isDone, revision: revision + 1 },
  })
  return readAction(db, actor, place)
}

export async function removeTalkAction(db: Db, actor: Actor, place: PlaceOfAction) {
  const { action } = await accessAction(db, actor, place)
  await deleteAction(db, { companyId: actor.companyId, id: place.actionId })
  const { userId, doer } = action
  await audit(db, { by: actor, kind: 'delete', object, objectId: place.actionId, before: { userId, doer } })
  return {}
}
