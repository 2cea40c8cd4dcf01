import type { CompetencyProfile, ProfileLine } from '@oktant/contract/development/competency-profiles.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { pagedReply, type Page } from '../../../../http/answer/paging.ts'
import { accessPlace } from '../../../people/places/places.access.ts'
import { listCompetencyItems } from '../../competency-items/competency-items.ts'
import {
  findProfiles,
  findRevision,
  type LineRow,
  listLines,
  replaceLines,
  writeRevision,
} from './profiles.queries.ts'

export async function listCompetencyProfiles(db: Db, actor: Actor, page: Page) {
  const { rows, total } = await findProfiles(db, actor, page)
  const content = rows.map(({ name, ...row }) => ({ ...row, jobRole: textIn(name, actor.language) }))
  return pagedReply(page, content, total)
}

export async function readCompetencyProfile(db: Db, actor: Actor, id: number): Promise<CompetencyProfile> {
  const role = await accessPlace(db, actor, 'jobRole', id)
  const { companyId, language } = actor
  const [revision, lines, library] = await Promise.all([
    findRevision(db, { companyId, jobRoleId: id }),
    listLines(db, { companyId, jobRoleId: id }),
    listCompetencyItems(db, companyId),
  ])
  const asked = new Set(lines.map(({ itemId }) => itemId))
  return {
    id,
    jobRole: textIn(role.name, language),
    revision,
    items: lines.map((line) => ({ ...lineOf(line), name: textIn(line.name, language) })),
    library: library
      .filter((item) => !asked.has(item.id))
      .map((item) => ({ id: item.id, name: textIn(item.name, language) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, language)),
  }
}

const lineOf = ({ itemId, level, validMonths }: LineRow): ProfileLine => ({
  competencyItemId: itemId,
  level,
  validMonths,
})

/** Says anew what a job role asks for; what was confirmed keeps its end. */
export async function saveCompetencyProfile(
  db: Db,
  actor: Actor,
  id: number,
  { revision, items }: { revision: number; items: readonly ProfileLine[] },
  { now }: { now: Date },
) {
  await accessPlace(db, actor, 'jobRole', id)
  const { companyId } = actor
  const role = { companyId, jobRoleId: id }
  const before = await listLines(db, role)
  await checkItems(db, companyId, before, items)
  if (!(await writeRevision(db, role, revision, now))) throw fail('content_changed')
  await replaceLines(db, role, items)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'competencyProfile',
    objectId: id,
    before: { competencies: before.map(lineOf) },
    after: { competencies: items },
  })
  return readCompetencyProfile(db, actor, id)
}

/** NOTE: what was asked for before its item was removed from the library may stay. */
async function checkItems(
  db: Db,
  companyId: number,
  before: readonly LineRow[],
  items: readonly ProfileLine[],
) {
  const ids = items.map(({ competencyItemId }) => competencyItemId)
  const known = new Set(before.map(({ itemId }) => itemId))
  for (const { id } of await listCompetencyItems(db, companyId, ids)) known.add(id)
  if (new Set(ids).size < ids.length || !ids.every((id) => known.has(id))) throw fail('profile_item_unknown')
}
