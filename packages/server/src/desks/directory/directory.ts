import type { VisiblePerson, VisibleRecord } from '@oktant/contract/people/directory.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/engine/db.ts'
import { fail } from '../../http/fail.ts'
import { type Page, pagedReply } from '../../http/answer/paging.ts'
import type { Kit } from '../../kit.ts'
import { learningOf } from './ties.ts'
import { countGivenCourses, findLineOf, findTeamOf } from './ties.queries.ts'
import { accessUser } from '../../features/people/users/users.access.ts'
import { listPeople, rowsOfPeople } from '../../features/people/users/users.ts'
import { userRowView } from '../../features/people/users/users.ts'

const nothing = { count: 0, overdue: 0, done: 0 }

/** Whom somebody sees: all of the company, or without HR those below them (spec 2 §6). */
function sightOf({ permissions }: Actor) {
  if (permissions.has('people.seeAll')) return { role: 'people.seeAll' } as const
  if (permissions.has('team.see')) return { role: 'manager' } as const
  throw fail('not_permitted', { permission: 'people.seeAll' })
}

export async function listVisiblePeople(db: Db, kit: Kit, actor: Actor, page: Page) {
  const { role } = sightOf(actor)
  const { companyId } = actor
  const below = role === 'manager' ? [{ field: 'below', value: String(actor.id) }] : []
  const filters = [...page.filters, ...below, { field: 'present', value: '' }]
  const { rows, total } = await listPeople(db, companyId, { ...page, filters })
  const ids = rows.map(({ id }) => id)
  const counted = await countGivenCourses(db, companyId, ids, kit.now())
  const courses = new Map(counted.map(({ id, ...counts }) => [id, counts]))
  const content = rows.map((row): VisiblePerson => ({
    ...userRowView(kit, actor, row),
    courses: courses.get(row.id) ?? nothing,
  }))
  return pagedReply(page, content, total)
}

/** Whoever is out of sight answers like somebody missing. */
export async function readVisiblePerson(db: Db, kit: Kit, actor: Actor, id: number): Promise<VisibleRecord> {
  const { role } = sightOf(actor)
  const { timezone, mobileNumber, landlineNumber, anonymisedAt } = await accessUser(db, actor, id)
  const whose = { companyId: actor.companyId, id }
  const above = await findLineOf(db, whose)
  const isSeen = role === 'people.seeAll' || above.some((one) => one.id === actor.id)
  const [row] = await rowsOfPeople(db, actor.companyId, [id])
  if (!row || anonymisedAt || !isSeen) throw fail('user_not_found')
  const ties = {
    above,
    team: await findTeamOf(db, whose),
    learning: await learningOf(db, { ...whose, timezone }, kit.now()),
  }
  kit.views.note([id], { by: actor, kind: 'profile', role })
  return { ...userRowView(kit, actor, row), mobileNumber, landlineNumber, ties }
}
