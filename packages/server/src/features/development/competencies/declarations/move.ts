import type { DeclarationState } from '@oktant/contract/development/competency-shapes.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Doer } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { announce } from '../../../../outbox/announce.ts'
import { type DeclarationRecord, insertSteps, writeDeclaration } from './declarations.queries.ts'

/** What became of a declaration; told after the commit. */
export type DeclarationChange = {
  companyId: number
  declarationId: number
  userId: number
  from: DeclarationState | null
  to: DeclarationState
  actorId: number | null
}

declare module '../../../../outbox/announce.ts' {
  interface Announcements {
    'declaration.changed': DeclarationChange
  }
}

type Move = {
  by: Doer
  to: DeclarationState
  comment?: string
  change?: Parameters<typeof writeDeclaration>[2]
  now: Date
}

/** Moves a declaration as it was seen, with its step, its entry and its announcement. */
export async function moveDeclaration(
  db: Db,
  row: DeclarationRecord,
  { by, to, comment = '', change, now }: Move,
) {
  const { companyId, id, userId, state: from } = row
  if (!(await writeDeclaration(db, row, { ...change, state: to }))) throw fail('declaration_actioned')
  await insertSteps(db, [{ companyId, declarationId: id, doneBy: by.id, state: to, comment, at: now }])
  await audit(db, {
    by,
    kind: 'update',
    object: 'competencyDeclaration',
    objectId: id,
    before: { declarationState: from },
    after: { declarationState: to },
  })
  await announce(
    db,
    'declaration.changed',
    { companyId, declarationId: id, userId, from, to, actorId: by.id },
    { companyId },
  )
}
