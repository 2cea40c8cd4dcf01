import type { Kit } from '../../kit.ts'
import { type Listener, listener } from '../../outbox/outbox.ts'
import { tellCorrected } from '../attempts/attempts.ts'

const said = {
  passes: {
    en: '“{name}”: a question was marked anew. You have passed now.',
    de: '„{name}“: Eine Frage wurde neu bewertet. Sie haben jetzt bestanden.',
  },
  fails: {
    en: '“{name}”: a question was marked anew. You have not passed now.',
    de: '„{name}“: Eine Frage wurde neu bewertet. Sie haben damit nicht bestanden.',
  },
  same: {
    en: '“{name}”: a question was marked anew.',
    de: '„{name}“: Eine Frage wurde neu bewertet.',
  },
} as const

export const regradeListeners: readonly Listener<Kit>[] = [
  listener('attempt.regraded', 'regrades.tellLearner', (db, about) =>
    // NOTE: where scores are not shown, nothing changed for whom the pass stayed as it was.
    tellCorrected(db, about, said, { quietly: true }),
  ),
]
