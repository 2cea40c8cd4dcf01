import type { LearningGroupForm, Rule } from '@oktant/contract/people/learning-groups.ts'
import type { Affected } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { someNamed } from '../../../http/affected.ts'
import { fail } from '../../../http/fail.ts'
import { announce } from '../../../outbox/announce.ts'
import { readFieldsOf } from '../custom-fields/custom-fields.ts'
import { accessLearningGroup } from './learning-groups.access.ts'
import {
  findGivenCourses,
  findMemberNames,
  insertLearningGroup,
  isGroupNameTaken,
  type LearningGroupRow,
  listKnownPeople,
  writeLearningGroup,
} from './learning-groups.queries.ts'
import {
  faultsOfRule,
  type Known,
  managersIn,
  refuseFaults,
  refuseRule,
  trimmed,
} from './learning-groups.rules.ts'
import { verdictView } from './learning-groups.view.ts'
import { askingOf } from './rule/asking.ts'
import { explain, findKnown, preview } from './rule/rule.queries.ts'
import { settleStays } from './stays/stays.ts'

export { isGroupNameTaken, listStaysOfPerson } from './learning-groups.queries.ts'
export { listNames } from './rule/rule.queries.ts'
export { holdsRule } from './rule/rule.conditions.ts'
export { askingOf } from './rule/asking.ts'
export { listChoices as listRuleChoices } from './learning-groups.queries.ts'
export { addToLearningGroup, excludeFromLearningGroup, removeFromLearningGroup } from './stays/stays.ts'

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    /** NOTE: said by the database itself, see `learning-groups.triggers.sql`; null means everybody. */
    'people.changed': { companyId: number; userIds: number[] | null }
    'learningGroup.changed': { companyId: number; groupId: number }
  }
}

type Doer = Pick<Actor, 'companyId' | 'id'> & { onBehalfOf?: number | null }

async function knownTo(db: Db, companyId: number, rule: Rule): Promise<Known> {
  // NOTE: one after the other, as a transaction has one connection.
  const rows = await findKnown(db, companyId)
  const fields = await readFieldsOf(db, companyId, 'User')
  const manager = await listKnownPeople(db, companyId, managersIn(rule))
  return {
    ...rows,
    manager,
    fields: fields.map(({ id, inputType, customFieldOptions }) => ({
      id,
      inputType,
      options: customFieldOptions,
    })),
  }
}

/** What is wrong with a rule that another feature keeps. */
export const findRuleFaults = async (db: Db, companyId: number, rule: Rule) =>
  faultsOfRule(rule, await knownTo(db, companyId, rule))

async function checked(db: Db, { companyId }: Doer, sent: LearningGroupForm, but: number | null) {
  const form = trimmed(sent)
  refuseFaults(
    form,
    await knownTo(db, companyId, form.rule),
    await isGroupNameTaken(db, companyId, form.name, but),
  )
  return form
}

export async function createLearningGroup(db: Db, by: Doer, sent: LearningGroupForm, now: Date) {
  const form = await checked(db, by, sent, null)
  const id = await insertLearningGroup(db, by.companyId, form)
  await audit(db, { by, kind: 'create', object: 'learningGroup', objectId: id, after: form })
  return settled(db, by, id, now)
}

export async function updateLearningGroup(db: Db, by: Doer, id: number, sent: LearningGroupForm, now: Date) {
  const before = shownIn(await accessLearningGroup(db, by, id))
  const form = await checked(db, by, sent, id)
  await writeLearningGroup(db, by.companyId, id, form)
  await audit(db, { by, kind: 'update', object: 'learningGroup', objectId: id, before, after: form })
  return settled(db, by, id, now)
}

const shownIn = ({ name, description, rule }: LearningGroupRow) => ({ name, description, rule })

/** NOTE: looked at once more after the commit, for those who were changed meanwhile. */
async function settled(db: Db, { companyId }: Doer, groupId: number, now: Date) {
  await settleStays(db, { companyId, groupId, now })
  await announce(db, 'learningGroup.changed', { companyId, groupId }, { companyId })
  return accessLearningGroup(db, { companyId }, groupId)
}

export async function affectedByLearningGroupRemoval(db: Db, actor: Actor, id: number): Promise<Affected> {
  const { members } = await accessLearningGroup(db, actor, id)
  const given = await findGivenCourses(db, actor.companyId, id)
  return [
    { what: 'members', count: members, examples: await findMemberNames(db, actor.companyId, id) },
    { what: 'courses', count: given[0]?.count ?? 0, examples: someNamed(given, actor.language) },
  ]
}

/** NOTE: who belonged to it stays written down, so that bringing it back brings them too. */
export async function removeLearningGroup(db: Db, actor: Actor, id: number, now: Date) {
  const { name, members } = await accessLearningGroup(db, actor, id)
  await writeLearningGroup(db, actor.companyId, id, { removedAt: now })
  const before = { name, members }
  await audit(db, { by: actor, kind: 'delete', object: 'learningGroup', objectId: id, before })
  return {}
}

export async function restoreLearningGroup(db: Db, actor: Actor, id: number, now: Date) {
  const { name } = await accessLearningGroup(db, actor, id, { removed: true })
  if (await isGroupNameTaken(db, actor.companyId, name, id)) throw fail('name_taken')
  await writeLearningGroup(db, actor.companyId, id, { removedAt: null })
  const after = { name, restored: true }
  await audit(db, { by: actor, kind: 'create', object: 'learningGroup', objectId: id, after })
  return settled(db, actor, id, now)
}

type Tried = { groupId: number | null; rule: Rule }

async function checkTried(db: Db, actor: Actor, { groupId, rule }: Tried) {
  if (groupId !== null) await accessLearningGroup(db, actor, groupId)
  refuseRule(rule, await knownTo(db, actor.companyId, rule))
}

export async function previewRule(db: Db, actor: Actor, tried: Tried, now: Date) {
  await checkTried(db, actor, tried)
  return preview(db, await askingOf(db, actor.companyId, now), tried.groupId, tried.rule)
}

export async function explainRule(db: Db, actor: Actor, tried: Tried & { userId: number }, now: Date) {
  await checkTried(db, actor, tried)
  const found = await explain(db, await askingOf(db, actor.companyId, now), tried)
  if (!found) throw fail('user_not_found')
  return verdictView(tried.rule, found)
}
