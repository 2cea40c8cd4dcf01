import type { DryRunRow } from '@oktant/contract/development/seasons.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { type Page, pagedReply } from '../../../http/answer/paging.ts'
import { askingOf, holdsRule } from '../../people/learning-groups/learning-groups.ts'
import { listForms, listMeant, type Meant, type SeasonTableRow } from './seasons.queries.ts'
import { formFor } from './seasons.rules.ts'

type Season = Pick<SeasonTableRow, 'companyId' | 'id' | 'audience' | 'forms'>

/** Whom a season means on this day, by its rule. */
export async function meantBy(
  db: Db,
  { companyId, id: seasonId, audience }: Season,
  now: Date,
  { cursor = 0, limit }: { cursor?: number; limit?: number } = {},
) {
  const holds = holdsRule(await askingOf(db, companyId, now), audience)
  return listMeant(db, { companyId, seasonId, holds }, cursor, limit)
}

/** Does somebody get one, and why not? */
export function whysOf(person: Meant, forms: Season['forms']): { gets: boolean; why: DryRunRow['why'] } {
  const hasForm = formFor(forms, person.jobRole?.id ?? null) !== undefined
  const against: DryRunRow['why'] = [
    ...(person.has ? (['alreadyHasOne'] as const) : []),
    ...(person.isActive ? [] : (['inactive'] as const)),
    ...(hasForm ? [] : (['noForm'] as const)),
  ]
  const held: DryRunRow['why'] =
    person.manager !== null ? [] : person.leadsThemselves ? ['ownManager'] : ['noManager']
  return { gets: against.length === 0, why: [...against, ...held] }
}

export async function countMeant(db: Db, season: Season, now: Date) {
  const people = await meantBy(db, season, now)
  return people.filter((one) => whysOf(one, season.forms).gets || one.has).length
}

/** Says who would get a review and who would not; nothing changes. */
export async function dryRunSeason(db: Db, _: Actor, season: Season, page: Page, now: Date) {
  const people = await meantBy(db, season, now)
  const names = new Map((await listForms(db, season.companyId)).map(({ id, name }) => [id, name]))
  const rows = people.map((one): DryRunRow => {
    const form = formFor(season.forms, one.jobRole?.id ?? null)
    const name = names.get(form?.evaluationId ?? 0)
    return {
      user: { id: one.id, name: one.name },
      jobRole: one.jobRole,
      manager: one.manager,
      form: form && name ? { id: form.evaluationId, name } : null,
      ...whysOf(one, season.forms),
    }
  })
  const wanted = rows.filter((row) => page.filters.every((filter) => matches(row, filter)))
  const direction = page.sort?.descending ? -1 : 1
  const sorted = wanted.toSorted((one, other) => one.user.name.localeCompare(other.user.name) * direction)
  const gets = rows.filter((row) => row.gets).length
  const shown = sorted.slice(page.offset, page.offset + page.limit)
  return { ...pagedReply(page, shown, wanted.length), gets, getsNot: rows.length - gets }
}

function matches({ user, gets, why }: DryRunRow, { field, value }: Page['filters'][number]) {
  if (field === 'user.name') return user.name.toLowerCase().includes(value.toLowerCase())
  return field === 'gets' ? String(gets) === value : why.some((one) => one === value)
}
