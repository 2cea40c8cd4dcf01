import { type AssignmentRule, mostGroupCourses } from '@oktant/contract/learning/assignments.ts'
import type { Affected, Language, LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit, auditAll } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { filled, wordsOf } from '../../../words/words.rules.ts'
import { accessCourse } from '../courses/courses.access.ts'
import { showToGroups } from '../courses/courses.ts'
import {
  addToLearningGroup,
  createLearningGroup,
  isGroupNameTaken,
  removeFromLearningGroup,
} from '../../people/learning-groups/learning-groups.ts'
import { accessLearningGroup } from '../../people/learning-groups/learning-groups.access.ts'
import {
  countHeld,
  countTouched,
  listGroupsOf,
  listHeld,
  listKnownCourses,
  removeHeld,
  restoreHeld,
  writeHeld,
} from './assignments.queries.ts'
import { columnsOf, refuseRules, ruleOf } from './assignments.rules.ts'
import { findGivenCourse, type GivenCourse, holdCourse, markByName } from './by-name.queries.ts'
import { audienceView, heldView } from './assignments.view.ts'
import de from './assignments.de.json' with { type: 'json' }
import en from './assignments.en.json' with { type: 'json' }

const words = wordsOf(en, de)

type Doer = Pick<Actor, 'companyId' | 'id'> & { onBehalfOf?: number | null }
type Moment = { now: Date }
type Ruled = { containerId: number; rule: AssignmentRule }

/** The courses that a learning group gives its people. */
export async function listGroupCourses(db: Db, actor: Actor, id: number) {
  const { id: groupId } = await accessLearningGroup(db, actor, id)
  const rows = await listHeld(db, { companyId: actor.companyId, groupId }, actor.language)
  return rows.map(heldView)
}

async function refuseUnknown(db: Db, { companyId }: Doer, containerIds: readonly number[]) {
  const known = await listKnownCourses(db, companyId, containerIds)
  if (known.length !== new Set(containerIds).size) throw fail('courses_unknown')
}

type Tried = { containerIds: number[]; rule: AssignmentRule }

/** What giving a group courses would touch; nothing changes. */
export async function affectedByGroupCourses(
  db: Db,
  actor: Actor,
  id: number,
  { containerIds, rule }: Tried,
  { now }: Moment,
): Promise<Affected> {
  const { id: groupId } = await accessLearningGroup(db, actor, id)
  refuseRules([rule])
  await refuseUnknown(db, actor, containerIds)
  const { dueOn } = columnsOf(rule)
  const asked = { containerIds: [...new Set(containerIds)], dueOn, now }
  const { people, passed, overdue } = await countTouched(db, { companyId: actor.companyId, groupId }, asked)
  return [
    { what: 'people', count: people, examples: [] },
    { what: 'passed', count: passed, examples: [] },
    { what: 'overdue', count: overdue, examples: [] },
  ]
}

/** Gives a group courses, each by its own rule; answers what is new, and how the others were. */
export async function setGroupCourses(db: Db, by: Doer, id: number, courses: Ruled[], { now }: Moment) {
  const { id: groupId } = await accessLearningGroup(db, by, id)
  // NOTE: who names a course twice means the last.
  const wanted = [...new Map(courses.map((course) => [course.containerId, course])).values()]
  refuseRules(wanted.map(({ rule }) => rule))
  await refuseUnknown(
    db,
    by,
    wanted.map(({ containerId }) => containerId),
  )
  const group = { companyId: by.companyId, groupId }
  const sent = wanted.map(({ containerId, rule }) => ({ containerId, ...columnsOf(rule) }))
  const written = await writeHeld(db, group, sent, now)
  if ((await countHeld(db, group)) > mostGroupCourses) throw fail('too_many_courses')
  const before = written.flatMap(({ containerId, isNew, ...columns }) =>
    isNew ? [] : [{ containerId, rule: ruleOf(columns) }],
  )
  const added = written.filter(({ isNew }) => isNew).map(({ containerId }) => containerId)
  const touched = new Set(written.map(({ containerId }) => containerId))
  await told(db, by, groupId, {
    containerIds: [...touched],
    before: { courses: before },
    after: { courses: wanted.filter(({ containerId }) => touched.has(containerId)) },
  })
  return { added, before }
}

export async function removeGroupCourses(
  db: Db,
  by: Doer,
  id: number,
  containerIds: number[],
  { now }: Moment,
) {
  const { id: groupId } = await accessLearningGroup(db, by, id)
  const removed = await removeHeld(db, { companyId: by.companyId, groupId }, containerIds, now)
  const before = { courses: removed }
  await told(db, by, groupId, { containerIds: removed, before, after: { courses: [] } })
  return { changed: removed.length }
}

export async function restoreGroupCourses(db: Db, by: Doer, id: number, containerIds: number[]) {
  const { id: groupId } = await accessLearningGroup(db, by, id)
  const group = { companyId: by.companyId, groupId }
  const restored = await restoreHeld(db, group, containerIds)
  if ((await countHeld(db, group)) > mostGroupCourses) throw fail('too_many_courses')
  const after = { courses: restored }
  await told(db, by, groupId, { containerIds: restored, before: { courses: [] }, after })
  return { changed: restored.length }
}

type ToldCourses = { containerIds: number[]; before: { courses: unknown }; after: { courses: unknown } }

/** Written down once for the group, and for each of the courses. */
async function told(db: Db, by: Doer, groupId: number, { containerIds, before, after }: ToldCourses) {
  await audit(db, { by, kind: 'update', object: 'learningGroup', objectId: groupId, before, after })
  await auditAll(
    db,
    containerIds.map((objectId) => ({
      by,
      kind: 'update' as const,
      object: 'container',
      objectId,
      after: { ofLearningGroup: groupId },
    })),
  )
}

/** Which learning groups have a course, and whether others see it. */
export async function readCourseAudience(db: Db, actor: Doer, id: number) {
  const { forGroups } = await accessCourse(db, actor, id)
  const rows = await listGroupsOf(db, actor.companyId, id)
  return { forGroups, groups: rows.map(audienceView) }
}

export async function setCourseAudience(db: Db, actor: Actor, id: number, forGroups: boolean) {
  await showToGroups(db, actor, id, forGroups)
  return readCourseAudience(db, actor, id)
}

/** `dueOn`: until when these people are to be through, where it is said for them alone. */
type Change = { id: number; userIds: readonly number[]; dueOn?: string | null }
const mostLetters = 80
const optional = { isMandatory: false, due: { by: 'none' as const }, recertifyMonths: null }

/** Gives people a course by name: they come into the course’s own learning group, which begins with the first of them. */
export async function addToCourse(db: Db, actor: Doer, { id, userIds, dueOn }: Change, now: Date) {
  await holdCourse(db, actor.companyId, id)
  const given = await findGivenCourse(db, actor.companyId, id)
  if (!given) throw fail('owner_not_found')
  const groupId = given.groupId ?? (await beginGroup(db, actor, given, now))
  return addToLearningGroup(db, actor, { id: groupId, userIds, dueOn }, now)
}

/** Whoever has begun the course keeps it (decision 0021). */
export async function removeFromCourse(db: Db, actor: Actor, { id, userIds }: Change, now: Date) {
  const given = await findGivenCourse(db, actor.companyId, id)
  if (!given?.groupId) return { changed: 0 }
  return removeFromLearningGroup(db, actor, { id: given.groupId, userIds }, now)
}

async function beginGroup(db: Db, actor: Doer, { id, title }: GivenCourse, now: Date) {
  const plain = nameFor(title, '')
  const isTaken = await isGroupNameTaken(db, actor.companyId, plain, null)
  const form = {
    name: isTaken ? nameFor(title, ` (${id})`) : plain,
    description: { en: '', de: '' },
    rule: { match: 'all' as const, sets: [] },
  }
  const group = await createLearningGroup(db, actor, form, now)
  await setGroupCourses(db, actor, group.id, [{ containerId: id, rule: optional }], { now })
  await markByName(db, actor.companyId, { groupId: group.id, containerId: id })
  return group.id
}

function nameFor(title: LocalText, suffix: string): LocalText {
  const short = (language: Language) => textIn(title, language).slice(0, mostLetters)
  const name = filled(words.byName, { title: { en: short('en'), de: short('de') } })
  return { en: name.en + suffix, de: name.de + suffix }
}
