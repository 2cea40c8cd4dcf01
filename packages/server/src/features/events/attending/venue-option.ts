import type { LearnerEvent } from '@oktant/contract/events/event-shapes.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../access/actor.ts'

/** Where an event takes place, in the reader's language; nothing without a venue. */
export function readVenueOption(
  { venue }: Pick<LearnerEvent, 'venue'>,
  { language }: Pick<Actor, 'language'>,
) {
  return venue && { id: venue.id, name: textIn(venue.name, language), capacity: venue.capacity }
}
