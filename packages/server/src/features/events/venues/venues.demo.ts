import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { createLocation } from '../locations/locations.ts'
import { createVenue } from './venues.ts'

const places = [
  {
    name: { en: 'Harbour house', de: 'Hafenhaus' },
    address: 'Am Alten Hafen 12\n27568 Bremerhaven',
    venues: [
      { name: { en: 'Room 1', de: 'Raum 1' }, capacity: 12, equipment: 'Projector, whiteboard' },
      { name: { en: 'Room 2', de: 'Raum 2' }, capacity: 16, equipment: 'Projector, video conference' },
      { name: { en: 'Great hall', de: 'Großer Saal' }, capacity: 80, equipment: 'Stage, induction loop' },
    ],
  },
  {
    name: { en: 'Workshop south', de: 'Werkstatt Süd' },
    address: 'Industriestraße 4\n28199 Bremen',
    venues: [
      { name: { en: 'Welding bay', de: 'Schweißplatz' }, capacity: 6, equipment: 'Six booths, extraction' },
      { name: { en: 'Yard', de: 'Hof' }, capacity: null, equipment: '' },
    ],
  },
]

/** Where events are held: the venues, each in its location. */
export async function makeDemoVenues(db: Db, by: Actor, now: Date) {
  for (const { name, address, venues } of places) {
    const { id } = await createLocation(db, by, { name, address }, { now })
    for (const venue of venues) await createVenue(db, by, { ...venue, location: { id } }, { now })
  }
}
