import type { Talk, TalkForm, TalkPartners, TalkSide } from '@oktant/contract/development/talks.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { type Page, pagedReply } from '../../../http/answer/paging.ts'
import { fail } from '../../../http/fail.ts'
import { filled } from '../../../words/words.rules.ts'
import { makeNotification } from '../../communication/notifications/notifications.ts'
import { listHolderIdsOf } from '../../people/permissions/permissions.ts'
import { accessPartner, accessTalk, may, needed } from './talks.access.ts'
import { hasText, listTexts } from './talk-texts.queries.ts'
import {
  countActions,
  deleteTalk,
  findPartner,
  holdTalk,
  insertTalk,
  listActions,
  listTeam,
  pageOfTalks,
  writeTalk,
} from './talks.queries.ts'
import { checkedTalk, isRemovable } from './talks.rules.ts'
import { talkRowView, talkView } from './talks.view.ts'
import { talkWords } from './talks.words.ts'

export { type OpenTalkAction, openTalkActions } from './talks.queries.ts'
export { addTalkAction, removeTalkAction, updateTalkAction } from './talk-actions.ts'
export { saveTalkText } from './talk-texts.ts'
export { may as mayTalk } from './talks.access.ts'

const object = 'talk'

export async function listTalkPartners(db: Db, actor: Actor): Promise<TalkPartners> {
  const own = may.takePart(actor, 'person') ? await findPartner(db, actor.companyId, actor.id) : undefined
  const team = may.takePart(actor, 'manager') ? await listTeam(db, actor) : []
  const manager = own && own.managerId !== null ? { id: own.managerId, name: own.managerName } : null
  return { self: actor.id, manager, team }
}

export async function listTalks(db: Db, actor: Actor, page: Page) {
  const reader = {
    companyId: actor.companyId,
    id: actor.id,
    asPerson: may.takePart(actor, 'person'),
    asManager: may.takePart(actor, 'manager'),
  }
  const { rows, total } = await pageOfTalks(db, reader, page)
  return pagedReply(
    page,
    rows.map((row) => talkRowView(actor.id, row)),
    total,
  )
}

export async function readTalk(db: Db, actor: Actor, id: number): Promise<Talk> {
  const row = await accessTalk(db, actor, id)
  const texts = await listTexts(db, { companyId: actor.companyId, talkId: id, readerId: actor.id })
  const actions = await listActions(db, row)
  const said = {
    startedBy: row.startedBy,
    hasText: texts.some(({ text }) => text.trim()),
    hasActions: actions.here.length > 0,
  }
  return talkView(row, { texts, actions, canRemove: isRemovable(actor.id, said) })
}

/** Either side begins one; the other is told. NOTE: the trail says that there is a talk, and nothing of what it is about. */
export async function createTalk(db: Db, actor: Actor, sent: TalkForm & { userId: number }) {
  const { userId } = sent
  const partner = await accessPartner(db, actor, userId)
  const form = checkedTalk(sent)
  const { companyId } = actor
  const id = await insertTalk(db, { companyId, userId, startedBy: actor.id, ...form })
  await audit(db, {
    by: actor,
    kind: 'create',
    object,
    objectId: id,
    after: { userId, talkOn: form.talkOn },
  })
  const other = partner.side === 'person' ? partner.managerId : userId
  if (await mayOpen(db, companyId, other, partner.side === 'person' ? 'manager' : 'person'))
    await tellOther(db, { companyId, userId: other, id, by: await findPartner(db, companyId, actor.id) })
  return readTalk(db, actor, id)
}

/** NOTE: nobody is told of a talk that they could not open. */
async function mayOpen(db: Db, companyId: number, userId: number, side: TalkSide) {
  return (await listHolderIdsOf(db, companyId, [needed[side]])).includes(userId)
}

type ToldTalk = { companyId: number; userId: number; id: number; by: { name: string } | undefined }

async function tellOther(db: Db, { companyId, userId, id, by }: ToldTalk) {
  const { title, body } = talkWords.notices.started
  const values = { who: by?.name ?? '' }
  await makeNotification(db, {
    companyId,
    userId,
    type: 'talk.started',
    title: filled(title, values),
    body: filled(body, values),
    link: `/talks/${id}`,
  })
}

export async function updateTalk(db: Db, actor: Actor, id: number, sent: TalkForm & { revision: number }) {
  const row = await accessTalk(db, actor, id)
  const form = checkedTalk(sent)
  const stand = { companyId: actor.companyId, id, changes: sent.revision }
  if (!(await writeTalk(db, stand, form))) throw fail('content_changed')
  const { talkOn } = form
  await audit(db, {
    by: actor,
    kind: 'update',
    object,
    objectId: id,
    before: { talkOn: row.talkOn, revision: sent.revision },
    after: { talkOn, revision: sent.revision + 1 },
  })
  return readTalk(db, actor, id)
}

export async function removeTalk(db: Db, actor: Actor, id: number) {
  const row = await accessTalk(db, actor, id)
  const key = { companyId: actor.companyId, id }
  await holdTalk(db, key)
  const said = {
    startedBy: row.startedBy,
    hasText: await hasText(db, key),
    hasActions: (await countActions(db, key)) > 0,
  }
  if (!isRemovable(actor.id, said)) throw fail('talk_in_use')
  await deleteTalk(db, key)
  await audit(db, { by: actor, kind: 'delete', object, objectId: id, before: { userId: row.userId } })
  return {}
}
