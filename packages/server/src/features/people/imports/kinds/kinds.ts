import { importKinds, type ImportKind } from '@oktant/contract/people/imports.ts'
import type { Actor } from '../../../../access/actor.ts'
import { competencyItems } from './competency-items.ts'
import { groupMembers } from './group-members.ts'
import { jobRoles } from './job-roles.ts'
import type { KindPlan } from './kind.ts'
import { managers } from './managers.ts'
import { users } from './users.ts'

/** The registry: a later kind joins with a file beside these and a line here. */
export const kinds: Record<ImportKind, KindPlan> = {
  users,
  managers,
  jobRoles,
  groupMembers,
  competencyItems,
}

/** What somebody may bring in: the right to import, and the right to do it by hand. */
export const kindsOf = (actor: Actor) =>
  importKinds.filter((kind) => actor.permissions.has(kinds[kind].permission))
