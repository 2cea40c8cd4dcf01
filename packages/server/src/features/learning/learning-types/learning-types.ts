import type { CourseTypeForm, TypeForm } from '@oktant/contract/learning/courses/learning-types.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { trimmed } from '../../../records/names.rules.ts'
import { recordChanges } from '../../../records/record-changes.ts'
import { type Moment, recordDeeds } from '../../../records/record-deeds.ts'
import {
  contentTypes,
  courseTypes,
  type Kind,
  listOfTypes,
  type TypeRecord,
} from './learning-types.queries.ts'

export { typedAs, untyped } from './learning-types.view.ts'
export { findTypeSeen, hasType, listTypes } from './learning-types.queries.ts'

export type NewType = TypeForm & Partial<Pick<CourseTypeForm, 'isFor'>>

const tidied = ({ name, description, icon }: TypeForm): TypeForm => ({
  name: trimmed(name),
  description: trimmed(description),
  icon,
})
const whatOf = { component: 'components', course: 'courses', folder: 'folders' } as const

function deedsOf(object: Kind, store: typeof contentTypes) {
  const kind = {
    store,
    object,
    missing: 'type_not_found',
    invalid: 'type_invalid',
    tidied,
    born: ({ isFor }: NewType) => ({ about: isFor ?? 'component' }),
    // NOTE: its name stands in the catalogue.
    tell: (db: Db, companyId: number) => notify(db, { about: 'catalogue', companyId }),
    holders: {
      what: ({ about }: TypeRecord) => whatOf[about],
      ofMany: 'holders',
      list: (db: Db, companyId: number, ids: readonly number[]) => listOfTypes(db, object, companyId, ids),
    },
  } as const
  return { ...store, ...recordDeeds(kind), ...recordChanges(kind) }
}
export const deeds = {
  contentType: deedsOf('contentType', contentTypes),
  courseType: deedsOf('courseType', courseTypes),
} as const

export const createType = (db: Db, actor: Actor, kind: Kind, sent: NewType, at: Moment) =>
  deeds[kind].create(db, actor, sent, at)
