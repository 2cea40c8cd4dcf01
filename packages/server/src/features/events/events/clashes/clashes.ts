import type { Clash } from '@oktant/contract/events/trainer-events.ts'
import type { EventForm } from '@oktant/contract/events/event-shapes.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { filledIn } from '../../../../words/words.rules.ts'
import { type ClashRow, listClashes } from './clashes.queries.ts'
import { accessEvent } from '../events.access.ts'
import { fieldError, isZone, readSlots } from '../events.rules.ts'
import { printedTime } from '../events.view.ts'

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

export function clashView(row: ClashRow, reader: Pick<Actor, 'language' | 'timezone'>): Clash {
  const { what, id, name, eventId, eventName, startsAt } = row
  const { language } = reader
  const who = typeof name === 'string' ? name : textIn(name, language)
  const event =
    eventId !== null && eventName
      ? { id: eventId, name: eventName, startsAt: new Date(startsAt).toISOString() }
      : null
  const said = event
    ? `${messages.already_scheduled[language]} ${textIn(event.name, language)}`
    : unavailable(row, reader)
  return { what, id, name: who, event, message: `${who}${said}` }
}

/** NOTE: when, and never why. */
function unavailable(
  { startsAt, endsAt }: ClashRow,
  { language, timezone }: Pick<Actor, 'language' | 'timezone'>,
) {
  const [from, until] = [startsAt, endsAt ?? startsAt].map((moment) =>
    printedTime(timezone, new Date(moment)),
  )
  return filledIn(messages.facilitator_unavailable[language], { from: from ?? '', until: until ?? '' })
}
