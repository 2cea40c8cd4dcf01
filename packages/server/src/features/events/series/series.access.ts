import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { accessRecord } from '../../../records/record-deeds.ts'
import { type TemplateRecord, templateStore } from './series.queries.ts'

type Who = Pick<Actor, 'id' | 'permissions'>

export const may = {
  /** Whoever made it, and whoever administers events. */
  change: ({ id, permissions }: Who, { madeBy }: Pick<TemplateRecord, 'madeBy'>) =>
    permissions.has('events.administer') || madeBy === id,
}

/** The only way to a template of one's company, which everybody who plans events may use. */
export const accessTemplate = accessRecord(templateStore.find, 'record_not_found')

export async function accessToChange(db: Db, actor: Actor, id: number, options: { removed?: boolean } = {}) {
  const template = await accessTemplate(db, actor, id, options)
  if (!may.change(actor, template)) throw fail('not_permitted')
  return template
}
