import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findProfile, listProjectsOf, type ProfileRow } from './people.queries.ts'

type ShownPerson = Pick<ProfileRow, 'id' | 'isLed' | 'isColleague'>

const isSelf = (actor: Actor, person: ShownPerson) => actor.id === person.id
const administers = (actor: Actor) => actor.permissions.has('users.administer')

export const may = {
  /** The whole profile: oneself, whoever leads the person at any level, and those who look after people. */
  seeWhole: (actor: Actor, person: ShownPerson) =>
    isSelf(actor, person) || person.isLed || administers(actor) || actor.permissions.has('people.seeAll'),
  /** Whoever shares a group sees what colleagues need to know of each other. */
  see: (actor: Actor, person: ShownPerson) => may.seeWhole(actor, person) || person.isColleague,
  edit: (actor: Actor, person: ShownPerson) => isSelf(actor, person) || administers(actor),
}

/** In which role somebody sees the whole of another's profile; nothing where they see no more than colleagues do. */
export function seesWholeAs(actor: Actor, person: ShownPerson) {
  if (isSelf(actor, person)) return null
  if (administers(actor)) return 'users.administer' as const
  if (actor.permissions.has('people.seeAll')) return 'people.seeAll' as const
  return person.isLed ? ('manager' as const) : null
}

/** The only way to one person; somebody hidden answers exactly like somebody missing. */
export async function accessPerson(db: Db, actor: Actor, id: number, act: 'see' | 'edit' = 'see') {
  const person = await findProfile(db, actor, id)
  if (!person || !may.see(actor, person)) throw fail('user_not_found')
  if (!may[act](actor, person)) throw fail('not_permitted')
  return person
}

/** One of the projects that somebody is in. */
export async function accessOwnProject(db: Db, actor: Actor, id: number) {
  const project = (await listProjectsOf(db, actor)).find((mine) => mine.id === id)
  if (!project) throw fail('project_not_found')
  return project
}
