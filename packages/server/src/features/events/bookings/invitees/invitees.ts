import { mostInvitees } from '@oktant/contract/events/invitees.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { type Page, pagedReply } from '../../../../http/answer/paging.ts'
import { fail } from '../../../../http/fail.ts'
import { readText } from '../../../people/imports/imports.ts'
import { accessEvent, accessHeldEvent } from '../../events/events.access.ts'
import { addBookings } from './put-down.ts'
import { accessSource, reachOf } from './invitees.access.ts'
import { type From, listNamed, listSources, listToAdd, pageOfInvitees } from './invitees.queries.ts'
import { listedLines, matchLines } from './invitees.rules.ts'

type Moment = { now: Date }
type AskedInvitees = From & { id: number }

export async function listInviteeSources(db: Db, actor: Actor, id: number) {
  await accessEvent(db, actor, id)
  return listSources(db, reachOf(actor), id, actor.language)
}

export async function listInvitees(db: Db, actor: Actor, asked: AskedInvitees, page: Page) {
  const { event, from } = await accessSource(db, actor, asked)
  const whose = { companyId: actor.companyId, eventId: event.id, from }
  const { rows, total } = await pageOfInvitees(db, whose, page)
  return pagedReply(page, rows, total)
}

/** Puts down everybody who is active; of very many the first, and says how many are left. */
export async function addInviteesOf(db: Db, actor: Actor, asked: AskedInvitees, at: Moment) {
  const { event, from } = await accessSource(db, actor, asked)
  if (event.cancelledAt) throw fail('event_is_cancelled')
  const whose = { companyId: actor.companyId, eventId: event.id, from }
  const { ids, open, already } = await listToAdd(db, whose, mostInvitees)
  if (!ids.length) return { added: 0, already, left: 0 }
  const done = await addBookings(db, actor, event.id, ids, at)
  return { added: done.added, already: already + done.already, left: open - ids.length }
}

type SentList = { text: string; leaveOut: boolean }

/** Puts down whom a list names; nobody as long as it has lines that are wrong and not left out. */
export async function addInviteesByFile(db: Db, actor: Actor, id: number, sent: SentList, at: Moment) {
  await accessHeldEvent(db, actor, id)
  const lines = listedLines(readText(sent.text))
  if (!lines.length) throw fail('invitees_empty')
  if (lines.length > mostInvitees) throw fail('invitees_too_many')
  const texts = [...new Set(lines.flatMap((line) => line.texts))]
  const { ids, repeated, faults } = matchLines(lines, await listNamed(db, actor.companyId, texts))
  const read = { found: ids.length, repeated, faults }
  const isHeld = faults.length > 0 && !sent.leaveOut
  if (isHeld || !ids.length) return { ...read, added: 0, already: 0, isHeld }
  return { ...read, ...(await addBookings(db, actor, id, ids, at)), isHeld }
}
