import type { Contract, ContractLine, ContractLineForm } from '@oktant/contract/development/contracts.ts'
import type { ErrorCode } from '@oktant/contract/http/errors.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { type Page, pagedReply } from '../../../http/answer/paging.ts'
import { fail } from '../../../http/fail.ts'
import type { Kit } from '../../../kit.ts'
import { listKpaNames } from '../kpas/kpas.ts'
import { accessContract, accessOwnSide } from './contracts.access.ts'
import {
  holdContract,
  insertSignature,
  insertVersion,
  listObjectives,
  listOwnIds,
  listSignatures,
  listVersions,
  pageOfSeats,
  type Reader,
  rewriteVersion,
  type SeatRow,
  writeContract,
} from './contracts.queries.ts'
import { isNewVersion, refusalOf, stateOf } from './contracts.rules.ts'
import { contractView, rowView } from './contracts.view.ts'
import { tellOfContract } from './tell.ts'

export { type ContractToSign, contractsToSign } from './contracts.queries.ts'

const object = 'performanceContract'
type Moment = { now: Date }

export const readerOf = ({ companyId, id, permissions, viewer }: Actor): Reader => ({
  companyId,
  id,
  takes: !viewer && permissions.has('reviews.take'),
  leads: !viewer && permissions.has('reviews.lead'),
})

/** What `contractsToSign` is given. */
export function askedToSign(actor: Actor) {
  const { companyId, takes, leads } = readerOf(actor)
  return { contractsOf: takes || leads ? companyId : null, signsOwn: takes, signsLed: leads }
}

export async function listContracts(db: Db, actor: Actor, page: Page) {
  const { rows, total } = await pageOfSeats(db, readerOf(actor), page)
  return pagedReply(
    page,
    rows.map((row) => rowView(row, row.userId === actor.id ? 'person' : 'manager')),
    total,
  )
}

/** A contract as its reader sees it; HR reads what stands in it after saying why, which is kept. */
export async function readContract(db: Db, kit: Kit, actor: Actor, id: number): Promise<Contract> {
  const { seat, side } = await accessContract(db, actor, id)
  const needsReason = side === 'hr' && !(seat.reasonUntil && new Date(seat.reasonUntil) > kit.now())
  if (side === 'hr' && !needsReason)
    kit.views.note([seat.userId], { by: actor, kind: 'review', role: 'reviews.administer' })
  const nothing = { versions: [], signatures: [], objectives: [], areas: new Map() }
  const found = needsReason ? nothing : await contentOf(db, seat)
  return contractView({ seat, side, needsReason, ...found })
}

async function contentOf(db: Db, { companyId, pdrId, contractId }: SeatRow) {
  const key = { companyId, id: contractId ?? 0 }
  const objectives = await listObjectives(db, { companyId, id: pdrId })
  return {
    versions: contractId === null ? [] : await listVersions(db, key),
    signatures: contractId === null ? [] : await listSignatures(db, key),
    objectives,
    areas: await namesOf(db, companyId, objectives),
  }
}

async function namesOf(db: Db, companyId: number, lines: readonly { kpaId: number | null }[]) {
  const ids = [...new Set(lines.flatMap(({ kpaId }) => kpaId ?? []))]
  const rows = ids.length > 0 ? await listKpaNames(db, companyId, ids) : []
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The contract held, with its newest version; refused where it was changed since it was seen. */
async function holdNewest(db: Db, seat: SeatRow, revision: number, now: Date) {
  const { companyId, pdrId, userId } = seat
  const deal = await holdContract(db, { companyId, pdrId, userId, now })
  if (deal.changes !== revision) throw fail('contract_changed')
  const key = { companyId, id: deal.id }
  const [newest] = await listVersions(db, key)
  const signed = (await listSignatures(db, key))
    .filter(({ number }) => number === deal.number)
    .map(({ side }) => side)
  return { deal, newest: newest && { ...newest, signed } }
}

type SentContract = { lines: readonly ContractLineForm[]; revision: number }

/** Writes the lines on, or as a new version where the newest was signed or is meant for another manager. */
export async function saveContract(db: Db, actor: Actor, id: number, sent: SentContract, { now }: Moment) {
  const { seat, side } = await accessOwnSide(db, actor, id)
  if (!seat.isOpen) throw fail('contract_closed')
  const { deal, newest } = await holdNewest(db, seat, sent.revision, now)
  const lines = await checkedLines(db, seat, sent.lines, newest?.lines ?? [])
  const isNew = isNewVersion(newest, seat.managerId)
  const isSame = newest && JSON.stringify(lines.map(bare)) === JSON.stringify(newest.lines.map(bare))
  if (isSame && newest.managerId === seat.managerId) return
  const number = isNew ? deal.number + 1 : deal.number
  const { companyId } = actor
  const { managerId } = seat
  const version = {
    companyId,
    contractId: deal.id,
    number,
    lines,
    writtenBy: actor.id,
    writtenAt: now,
    managerId,
  }
  await (isNew ? insertVersion : rewriteVersion)(db, version)
  await writeContract(db, deal, { number, state: 'draft', changes: deal.changes + 1, changedAt: now })
  await audit(db, {
    by: actor,
    kind: deal.number === 0 ? 'create' : 'update',
    object,
    objectId: id,
    before: deal.number === 0 ? {} : { contractVersion: deal.number, contractLines: newest?.lines.length },
    after: { userId: seat.userId, contractVersion: number, contractLines: lines.length },
  })
  if (newest && newest.signed.length > 0)
    await tellOfContract(db, { seat, by: side, number, what: 'changed' })
}

const bare = ({ kpaId, objectiveId, title, text, dueOn, weight }: ContractLineForm) => [
  kpaId,
  objectiveId,
  title,
  text,
  dueOn,
  weight,
]

type Known = Pick<ContractLine, 'kpaId' | 'objectiveId'>

/** NOTE: an area that has been archived meanwhile stays where it stood. */
async function checkedLines(
  db: Db,
  { companyId, userId }: SeatRow,
  sent: readonly ContractLineForm[],
  before: readonly Known[],
): Promise<ContractLine[]> {
  const ids = sent.flatMap(({ kpaId }) => kpaId ?? [])
  const rows = ids.length > 0 ? await listKpaNames(db, companyId, ids) : []
  const areas = new Map(rows.map((area) => [area.id, area]))
  const objectiveIds = sent.flatMap(({ objectiveId }) => objectiveId ?? [])
  const own = objectiveIds.length > 0 ? await listOwnIds(db, { companyId, userId }, objectiveIds) : []
  const isOwn = new Set(own.map(({ id }) => id))
  const canStand = (id: number) =>
    areas.has(id) && (!areas.get(id)?.archivedAt || before.some(({ kpaId }) => kpaId === id))
  const fault = (field: string, code: 'kpa_unknown' | 'objective_unknown') => ({
    field,
    code,
    message: messages[code].en,
  })
  const errors = sent.flatMap(({ kpaId, objectiveId }, at) => [
    ...(kpaId === null || canStand(kpaId) ? [] : [fault(`lines.${at}.kpaId`, 'kpa_unknown')]),
    ...(objectiveId === null || isOwn.has(objectiveId)
      ? []
      : [fault(`lines.${at}.objectiveId`, 'objective_unknown')]),
  ])
  if (errors.length > 0) throw fail('contract_invalid', { errors })
  return sent.map((line) => ({
    ...line,
    title: line.title.trim(),
    text: line.text.trim(),
    kpaName: areas.get(line.kpaId ?? 0)?.name ?? null,
  }))
}

const refusals = {
  incomplete: 'contract_incomplete',
  weights: 'contract_weights',
  otherManager: 'contract_other_manager',
  noManager: 'no_manager_assigned',
  closed: 'contract_closed',
} as const satisfies Record<string, ErrorCode>

/** Signs the version that was read; what was signed already stays as it is. */
export async function signContract(
  db: Db,
  actor: Actor,
  id: number,
  { version, revision }: { version: number; revision: number },
  { now }: Moment,
) {
  const { seat, side } = await accessOwnSide(db, actor, id)
  const { deal, newest } = await holdNewest(db, seat, revision, now)
  if (!newest || newest.number !== version) throw fail('contract_changed')
  if (newest.signed.includes(side)) return
  const { isOpen, managerId } = seat
  const refusal = refusalOf({ side, isOpen, managerId, version: newest })
  if (refusal) throw fail(refusals[refusal])
  const { companyId } = actor
  await insertSignature(db, {
    companyId,
    contractId: deal.id,
    number: version,
    side,
    userId: actor.id,
    at: now,
  })
  const state = stateOf([...newest.signed, side])
  const isWhole = state === 'signed'
  await writeContract(db, deal, { state, changedAt: now, ...(isWhole && { inForce: version }) })
  await audit(db, {
    by: actor,
    kind: 'update',
    object,
    objectId: id,
    before: { contractVersion: version, contractState: deal.state },
    after: { contractVersion: version, contractState: state, signedAs: side },
  })
  await tellOfContract(db, { seat, by: side, number: version, what: isWhole ? 'signed' : 'toSign' })
}
