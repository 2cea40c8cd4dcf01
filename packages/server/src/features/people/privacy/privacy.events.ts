import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { forgetPrivacyOf } from './privacy.ts'

export const privacyListeners: readonly Listener<Kit>[] = [
  listener('user.anonymised', 'privacy.forget', (db, whose) => forgetPrivacyOf(db, whose)),
]
