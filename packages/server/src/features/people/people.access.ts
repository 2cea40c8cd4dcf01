import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { fail } from '../../http/fail.ts'
import { findProfile, type ProfileRow } from './people.queries.ts'

type Whose = Pick<ProfileRow, 'id' | 'managerId'>

const isSelf = (actor: Actor, person: Whose) => actor.id === person.id
const administers = (actor: Actor) => actor.permissions.has('users.administer')

export const may = {
  see: (actor: Actor, person: Whose) =>
    isSelf(actor, person) || actor.id === person.managerId || administers(actor),
  edit: (actor: Actor, person: Whose) => isSelf(actor, person) || administers(actor),
}

/** The only way to one person; somebody hidden answers exactly like somebody missing. */
export async function accessPerson(db: Db, actor: Actor, id: number, act: keyof typeof may = 'see') {
  const person = await findProfile(db, actor.companyId, id)
  if (!person || !may.see(actor, person)) throw fail('user_not_found')
  if (!may[act](actor, person)) throw fail('not_permitted')
  return person
}
