import type { LocalText } from '@oktant/contract/http/http.ts'
import type { DeclarationState } from '@oktant/contract/development/competency-shapes.ts'
import type { Db } from '../../../../db/engine/db.ts'
import {
  makeNotifications,
  type ToldNotification,
} from '../../../communication/notifications/notifications.ts'
import { listHolderIdsOf } from '../../../people/permissions/permissions.ts'
import { type DeclarationRecord, findDeclaration, listSteps } from './declarations.queries.ts'
import type { DeclarationChange } from './move.ts'

type Said = { title: LocalText; body: (name: string) => LocalText }

const toOwner: Partial<Record<DeclarationState, Said>> = {
  LEVEL_ONE: {
    title: { en: 'A competency was confirmed', de: 'Eine Kompetenz wurde bestätigt' },
    body: (name) => ({
      en: `“${name}” is confirmed at level 1.`,
      de: `„${name}“ ist auf Stufe 1 bestätigt.`,
    }),
  },
  LEVEL_TWO: {
    title: { en: 'A competency was confirmed', de: 'Eine Kompetenz wurde bestätigt' },
    body: (name) => ({
      en: `“${name}” is confirmed at level 2.`,
      de: `„${name}“ ist auf Stufe 2 bestätigt.`,
    }),
  },
  RETURNED: {
    title: { en: 'A declaration came back to you', de: 'Eine Erklärung kam zu Ihnen zurück' },
    body: (name) => ({
      en: `“${name}” needs more before it can be confirmed.`,
      de: `„${name}“ braucht noch mehr, bevor es bestätigt werden kann.`,
    }),
  },
  ENDED: {
    title: { en: 'A competency has ended', de: 'Eine Kompetenz ist beendet' },
    body: (name) => ({ en: `“${name}” does not hold any more.`, de: `„${name}“ gilt nicht mehr.` }),
  },
}

const nameIn = ({ name }: DeclarationRecord) => ({ en: name.en || name.de, de: name.de || name.en })
const withName = (name: LocalText, body: Said['body']) => ({ en: body(name.en).en, de: body(name.de).de })

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
  const body = withName(nameIn(row), said.body)
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
  const { companyId, userId: ownerId, userName: who, id } = row
  const holders = await listHolderIdsOf(db, companyId, ['competencies.assess'])
  const { en, de } = nameIn(row)
  const told = holders
    .filter((userId) => userId !== ownerId && userId !== actorId)
    .map((userId): ToldNotification => ({
      companyId,
      userId,
      type: 'competency.claimApproval',
      title: { en: 'A competency waits to be assessed', de: 'Eine Kompetenz wartet auf Beurteilung' },
      body: { en: `${who} has declared “${en}”.`, de: `${who} hat „${de}“ erklärt.` },
      link: `/competencies/declaration/${id}`,
      action: { function: 'claimApproval', targetId: id },
      onceKey: `declaration ${id} ${number} ${userId}`,
    }))
  await makeNotifications(db, told, now)
}
