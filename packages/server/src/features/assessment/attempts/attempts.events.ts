import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { extendTimed } from './extra-time/extra-time.ts'

export const attemptListeners: readonly Listener<Kit>[] = [
  // NOTE: what began while it was given was not there to be found.
  listener('extraTime.given', 'attempts.extendBegun', (db, whose, kit: Kit) =>
    extendTimed(db, whose, kit.now()),
  ),
]
