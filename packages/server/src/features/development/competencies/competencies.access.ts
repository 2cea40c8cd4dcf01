import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { type DeclarationRecord, findDeclaration } from './declarations/declarations.queries.ts'
import { findPersonSeen } from './people-seen.queries.ts'

type Who = Pick<Actor, 'id' | 'permissions' | 'viewer'>
type Claim = Pick<DeclarationRecord, 'userId' | 'assessorId'>

const isOneself = ({ id, viewer }: Who, userId: number) => id === userId || viewer?.id === userId

export const may = {
  isOwner: ({ id }: Who, { userId }: Pick<Claim, 'userId'>) => id === userId,
  /** NOTE: nobody assesses themselves, nor while they view as somebody else. */
  assess: (actor: Who, { userId }: Pick<Claim, 'userId'>) =>
    actor.permissions.has('competencies.assess') && !isOneself(actor, userId),
  /** Whoever has begun to assess it. */
  hold: (actor: Who, claim: Claim) => may.assess(actor, claim) && claim.assessorId === actor.id,
}

/** The only way to one declaration: its person, an assessor, and whoever may open the person’s workbook. */
export async function accessDeclaration(db: Db, actor: Actor, id: number): Promise<DeclarationRecord> {
  const found = await findDeclaration(db, { companyId: actor.companyId, id })
  if (!found) throw fail('declaration_not_found')
  if (may.isOwner(actor, found) || may.assess(actor, found)) return found
  const person = await findPersonSeen(db, actor, found.userId)
  if (!person) throw fail('declaration_not_found')
  return found
}

/** The same, held until the change is made. */
export async function accessOwnDeclaration(db: Db, actor: Actor, id: number): Promise<DeclarationRecord> {
  const found = await findDeclaration(db, { companyId: actor.companyId, id, holds: true })
  if (!found || !may.isOwner(actor, found)) throw fail('declaration_not_found')
  return found
}

export async function accessAssessed(db: Db, actor: Actor, id: number): Promise<DeclarationRecord> {
  const found = await findDeclaration(db, { companyId: actor.companyId, id, holds: true })
  if (!found || !may.assess(actor, found)) throw fail('declaration_not_found')
  return found
}

/** The only way to somebody’s workbook; somebody hidden answers like somebody missing. */
export async function accessWorkbook(db: Db, actor: Actor, id: number) {
  const person = await findPersonSeen(db, actor, id)
  if (!person) throw fail('user_not_found')
  return person
}
