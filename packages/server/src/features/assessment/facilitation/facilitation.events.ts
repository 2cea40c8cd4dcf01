import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { tellCorrected } from '../attempts/attempts.ts'
import { facilitationWords } from './facilitation.words.ts'

export const facilitationListeners: readonly Listener<Kit>[] = [
  listener('attempt.overridden', 'facilitation.tellLearner', async (db, about) => {
    await tellCorrected(db, about, facilitationWords.notices)
  }),
]
