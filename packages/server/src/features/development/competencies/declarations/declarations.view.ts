import type {
  Declaration,
  DeclarationRow,
  ItemShown,
  Requirement,
} from '@oktant/contract/development/competency-shapes.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { signedAddress } from '../../../../files/signatures.ts'
import type { Kit } from '../../../../kit.ts'
import { may } from '../competencies.access.ts'
import { isPossible } from '../competencies.rules.ts'
import {
  type DeclarationRecord,
  type EvidenceRow,
  listEvidence,
  listSteps,
  type StepRow,
} from './declarations.queries.ts'

type Signs = Pick<Kit, 'config' | 'now'> & Parameters<typeof signedAddress>[0]

type ItemRow = { itemId: number } & Pick<DeclarationRecord, 'name' | 'tip' | 'itemProperties'>

export const itemView = ({ itemId, name, tip, itemProperties }: ItemRow, language: Language): ItemShown => ({
  id: itemId,
  name: textIn(name, language),
  tip: textIn(tip, language),
  itemProperties: itemProperties.map((one) => textIn(one, language)),
})

export const requirementOf = ({
  requiredLevel,
  validMonths,
}: Pick<DeclarationRecord, 'requiredLevel' | 'validMonths'>): Requirement | null =>
  requiredLevel && { level: requiredLevel, validMonths }

const assessorOf = ({ assessorId, assessorName }: DeclarationRecord) =>
  assessorId === null ? null : { id: assessorId, name: assessorName }

export const rowView = (row: DeclarationRecord, language: Language): DeclarationRow => ({
  id: row.id,
  user: { id: row.userId, name: row.userName },
  item: { id: row.itemId, name: textIn(row.name, language) },
  state: row.state,
  level: row.level,
  assessor: assessorOf(row),
  declaredAt: new Date(row.declaredAt).toISOString(),
})

const evidenceView = (row: EvidenceRow, kit: Signs, language: Language): Declaration['evidence'][number] => ({
  id: row.id,
  kind: row.fileId === null ? 'certificate' : 'file',
  name: row.title ?? (row.course ? textIn(row.course, language) : ''),
  url: row.fileId === null ? null : signedAddress(kit, row.fileId),
  code: row.code,
  certificateId: row.certificateId,
})

const stepView = ({ at, doneBy, name, state, comment }: StepRow) => ({
  at: new Date(at).toISOString(),
  by: doneBy === null ? null : name,
  to: state,
  comment,
})

function abilities(actor: Actor, row: DeclarationRecord): Declaration['can'] {
  const { state } = row
  const owns = may.isOwner(actor, row) && actor.permissions.has('competencies.declare')
  return {
    change: owns && isPossible('change', state),
    withdraw: owns && isPossible('withdraw', state),
    take: may.assess(actor, row) && isPossible('take', state) && row.assessorId !== actor.id,
    release: may.hold(actor, row) && isPossible('release', state),
    decide: may.hold(actor, row) && isPossible('confirm', state),
    end: may.assess(actor, row) && isPossible('end', state),
  }
}

/** Declarations whole, with evidence and history. */
export async function declarationViews(
  db: Db,
  kit: Signs,
  actor: Actor,
  rows: readonly DeclarationRecord[],
): Promise<Declaration[]> {
  const ids = rows.map(({ id }) => id)
  const [proofs, steps] = await Promise.all([
    listEvidence(db, actor.companyId, ids),
    listSteps(db, actor.companyId, ids),
  ])
  const { language } = actor
  return rows.map((row) => ({
    ...rowView(row, language),
    revision: row.changes,
    item: itemView(row, language),
    requirement: requirementOf(row),
    words: row.words,
    validUntil: row.validUntil,
    evidence: proofs
      .filter(({ declarationId }) => declarationId === row.id)
      .map((proof) => evidenceView(proof, kit, language)),
    history: steps.filter(({ declarationId }) => declarationId === row.id).map(stepView),
    can: abilities(actor, row),
  }))
}
