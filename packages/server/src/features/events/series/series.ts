import type { EventTemplateForm, Recurrence } from '@oktant/contract/events/event-series.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { type Page, pagedReply } from '../../../http/answer/paging.ts'
import { fail } from '../../../http/fail.ts'
import { refuseName, trimmed } from '../../../records/names.rules.ts'
import { type Moment, recordDeeds } from '../../../records/record-deeds.ts'
import { accessEvent } from '../events/events.access.ts'
import {
  findClashesOf,
  firstDayOf,
  fitting,
  listNamesOf,
  type Pattern,
  planMany,
  readPattern,
  slotsOn,
  spanOf,
} from '../events/events.ts'
import { accessTemplate, accessToChange } from './series.access.ts'
import { type TemplateRecord, templateStore } from './series.queries.ts'
import { readSeries, refuseEndless } from './series.rules.ts'
import { templateRow, templateView } from './series.view.ts'

type KeptTemplate = Pick<EventTemplateForm, 'name' | 'recurrence'>
const deeds = recordDeeds({
  store: templateStore,
  object: 'eventTemplate',
  missing: 'record_not_found',
  invalid: 'record_invalid',
  tidied: ({ name, recurrence }: KeptTemplate) => ({ name: trimmed(name), recurrence }),
})

/** What is planned: a pattern, the days, and what of it is gone. */
type Planned = { days: string[]; pattern: Pattern; leftOut: Awaited<ReturnType<typeof fitting>>['leftOut'] }

async function ofEvent(db: Db, actor: Actor, id: number, recurrence: Recurrence, { now }: Moment) {
  const event = await accessEvent(db, actor, id)
  const found = await readPattern(db, event)
  const firstDay = firstDayOf(event)
  if (!found || firstDay === null) throw fail('series_invalid')
  const days = readSeries({ firstDay, isThere: true, recurrence }, { timeZone: event.timeZone, now })
  return { days, ...(await fitting(db, actor.companyId, found)) }
}

type AskedSeries = { firstDay: string; recurrence: Recurrence | null }

async function ofTemplate(db: Db, actor: Actor, id: number, asked: AskedSeries, { now }: Moment) {
  const { content } = await accessTemplate(db, actor, id)
  const { timeZone } = content.columns
  const days = readSeries({ ...asked, isThere: false }, { timeZone, now })
  return { days, ...(await fitting(db, actor.companyId, content)) }
}

async function shown(db: Db, actor: Actor, { days, pattern, leftOut }: Planned) {
  const dates = days.flatMap((day) => {
    const { startsAt, endsAt } = spanOf(slotsOn(pattern, day))
    return startsAt && endsAt ? [{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }] : []
  })
  const clashes = await findClashesOf(db, actor, pattern, days)
  return { dates, timeZone: pattern.columns.timeZone, clashes, leftOut }
}

async function made(db: Db, actor: Actor, { days, pattern, leftOut }: Planned, at: Moment) {
  return { events: await planMany(db, actor, pattern, days, at), leftOut }
}

export const previewSeries = async (db: Db, actor: Actor, id: number, sent: Recurrence, at: Moment) =>
  shown(db, actor, await ofEvent(db, actor, id, sent, at))
export const planSeries = async (db: Db, actor: Actor, id: number, sent: Recurrence, at: Moment) =>
  made(db, actor, await ofEvent(db, actor, id, sent, at), at)
export const previewFromTemplate = async (db: Db, actor: Actor, id: number, sent: AskedSeries, at: Moment) =>
  shown(db, actor, await ofTemplate(db, actor, id, sent, at))
export const planFromTemplate = async (db: Db, actor: Actor, id: number, sent: AskedSeries, at: Moment) =>
  made(db, actor, await ofTemplate(db, actor, id, sent, at), at)

export async function listEventTemplates(db: Db, actor: Actor, page: Page) {
  const { rows, total } = await templateStore.page(db, actor, page)
  return pagedReply(page, rows.map(templateRow), total)
}

async function viewOf(db: Db, actor: Actor, row: TemplateRecord) {
  const { columns, facilitatorIds } = row.content
  return templateView(row, actor, await listNamesOf(db, actor.companyId, { ...columns, facilitatorIds }))
}

export const readEventTemplate = async (db: Db, actor: Actor, id: number) =>
  viewOf(db, actor, await accessTemplate(db, actor, id))

export async function createEventTemplate(db: Db, actor: Actor, sent: EventTemplateForm, { now }: Moment) {
  const { companyId } = actor
  refuseEndless(sent.recurrence)
  const content = await readPattern(db, await accessEvent(db, actor, sent.eventId))
  if (!content) throw fail('series_undated')
  const name = trimmed(sent.name)
  refuseName('record_invalid', name, await templateStore.isNameTaken(db, { companyId, but: 0 }, name))
  const values = { companyId, name, content, recurrence: sent.recurrence, madeBy: actor.id, changedAt: now }
  const id = await templateStore.insert(db, values)
  const after = { name, copyOf: sent.eventId }
  await audit(db, { by: actor, kind: 'create', object: 'eventTemplate', objectId: id, after })
  return readEventTemplate(db, actor, id)
}

export async function updateEventTemplate(
  db: Db,
  actor: Actor,
  id: number,
  sent: KeptTemplate & { revision: number },
  at: Moment,
) {
  await accessToChange(db, actor, id)
  refuseEndless(sent.recurrence)
  return viewOf(db, actor, await deeds.update(db, actor, id, sent, at))
}

export async function removeEventTemplate(db: Db, actor: Actor, id: number, at: Moment) {
  await accessToChange(db, actor, id)
  return deeds.remove(db, actor, id, at)
}

export async function restoreEventTemplate(db: Db, actor: Actor, id: number, at: Moment) {
  await accessToChange(db, actor, id, { removed: true })
  return viewOf(db, actor, await deeds.restore(db, actor, id, at))
}
