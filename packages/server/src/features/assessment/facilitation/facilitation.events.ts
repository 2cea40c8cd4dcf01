import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { tellCorrected } from '../attempts/attempts.ts'

const said = {
  passes: {
    en: '“{name}”: points were changed. You have passed now.',
    de: '„{name}“: Punkte wurden geändert. Sie haben jetzt bestanden.',
  },
  fails: {
    en: '“{name}”: points were changed. You have not passed now.',
    de: '„{name}“: Punkte wurden geändert. Sie haben damit nicht bestanden.',
  },
  same: {
    en: '“{name}”: points were changed. The reason stands beside your answer.',
    de: '„{name}“: Punkte wurden geändert. Der Grund steht bei Ihrer Antwort.',
  },
} as const

export const facilitationListeners: readonly Listener<Kit>[] = [
  listener('attempt.overridden', 'facilitation.tellLearner', async (db, about) => {
    await tellCorrected(db, about, said)
  }),
]
