import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Actor } from '../../../access/actor.ts'
import { fail } from '../../../http/fail.ts'

const planners: readonly Permission[] = [
  'locations.administer',
  'venues.administer',
  'events.administer',
  'events.facilitate',
  'scheduler.see',
]

/** Whoever plans events, or keeps the places where they are held, sees these places. */
export function accessPlaces({ permissions }: Actor) {
  if (!planners.some((permission) => permissions.has(permission))) throw fail('not_permitted')
}
