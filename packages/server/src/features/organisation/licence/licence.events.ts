import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { tellOfLicence } from './licence.ts'

export const licenceListeners: readonly Listener<Kit>[] = [
  listener('licence.warned', 'licence.tell', (db, warned) => tellOfLicence(db, warned)),
]
