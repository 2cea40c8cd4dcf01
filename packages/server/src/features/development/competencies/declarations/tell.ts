import type { LocalText } from '@oktant/contract/http/http.ts'
import type { DeclarationState } from '@oktant/contract/development/competency-shapes.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { filled } from '../../../../words/words.rules.ts'
import {
  makeNotifications,
  type ToldNotification,
} from '../../../communication/notifications/notifications.ts'
import { listHolderIdsOf } from '../../../people/permissions/permissions.ts'
import { competencyWords } from '../competencies.words.ts'
import { type DeclarationRecord, findDeclaration, listSteps } from './declarations.queries.ts'
import type { DeclarationChange } from './move.ts'

type Said = { title: LocalText; body: LocalText }

const toOwner: Partial<Record<DeclarationState, Said>> = competencyWords.notices.toOwner
const { toAssess } = competencyWords.notices

/** Tells whoever is concerned by what became of a declaration: those who assess it, or its person. */
export async function tellOfDeclaration(db: Db, change: DeclarationChange, number: number, now: Date) {
  const row = await findDeclaration(db, { companyId: change.companyId, id: change.declarationId })
  // NOTE: what has gone on meanwhile is told by its own announcement.
  if (!row || row.state !== change.to) return
  // NOTE: worded anew while it waits is nothing new to those who assess, and what comes back to the queue is.
  if (row.state === 'DECLARED') {
    if (change.from !== 'DECLARED') await tellAssessors(db, row, change, { number, now })
    return
  }
  const said = toOwner[row.state]
  if (!said || change.actorId === row.userId) return
  await makeNotifications(db, [await toldOwner(db, row, said, number)], now)
}

async function toldOwner(db: Db, row: DeclarationRecord, said: Said, number: number) {
  const { companyId, userId, id } = row
  const comment = (await listSteps(db, companyId, [id])).at(-1)?.comment ?? ''
  const body = filled(said.body, { name: row.name })
  const told: ToldNotification = {
    companyId,
    userId,
    type: 'competency.claimApproved',
    title: said.title,
    body: {
      en: [body.en, comment].filter(Boolean).join(' '),
      de: [body.de, comment].filter(Boolean).join(' '),
    },
    link: `/competencies/declaration/${id}`,
    action: { function: 'claimApproved', targetId: id },
    onceKey: `declaration ${id} ${number} ${userId}`,
  }
  return told
}

type Occasion = { number: number; now: Date }

async function tellAssessors(
  db: Db,
  row: DeclarationRecord,
  { actorId }: DeclarationChange,
  { number, now }: Occasion,
) {
  const { companyId, userId: ownerId, userName: who, id, name } = row
  const holders = await listHolderIdsOf(db, companyId, ['competencies.assess'])
  const told = holders
    .filter((userId) => userId !== ownerId && userId !== actorId)
    .map((userId): ToldNotification => ({
      companyId,
      userId,
      type: 'competency.claimApproval',
      title: toAssess.title,
      body: filled(toAssess.body, { who, name }),
      link: `/competencies/declaration/${id}`,
      action: { function: 'claimApproval', targetId: id },
      onceKey: `declaration ${id} ${number} ${userId}`,
    }))
  await makeNotifications(db, told, now)
}
