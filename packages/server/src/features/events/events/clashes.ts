import type { Clash } from '@oktant/contract/events/trainer-events.ts'
import type { EventForm } from '@oktant/contract/events/event-shapes.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { type ClashRow, listClashes } from './clashes.queries.ts'
import { accessEvent } from './events.access.ts'
import { fieldError, isZone, readSlots } from './events.rules.ts'

type Plan = { eventId: number | null } & Pick<EventForm, 'timeZone' | 'timeslots' | 'facilitators' | 'venue'>

/** What a plan would collide with; a plan that cannot be read yet collides with nothing. */
export async function findClashes(db: Db, actor: Actor, plan: Plan): Promise<Clash[]> {
  const { eventId, timeZone, facilitators, venue } = plan
  if (eventId !== null) await accessEvent(db, actor, eventId)
  if (!isZone(timeZone)) throw fail('event_invalid', { errors: [fieldError('timeZone', 'timezone_unknown')] })
  const rows = await listClashes(db, {
    companyId: actor.companyId,
    eventId: eventId ?? 0,
    spans: readSlots(plan).slots,
    facilitatorIds: facilitators.map(({ id }) => id),
    venueId: venue?.id ?? null,
  })
  return rows.map((row) => clashView(row, actor))
}

function clashView(
  { what, id, name, eventId, eventName, startsAt }: ClashRow,
  { language }: Pick<Actor, 'language'>,
): Clash {
  const who = typeof name === 'string' ? name : textIn(name, language)
  return {
    what,
    id,
    name: who,
    event: { id: eventId, name: eventName, startsAt: new Date(startsAt).toISOString() },
    message: `${who}${messages.already_scheduled[language]} ${textIn(eventName, language)}`,
  }
}
