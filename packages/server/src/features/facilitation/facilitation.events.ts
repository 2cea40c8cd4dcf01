import type { LocalText } from '@oktant/contract/http.ts'
import type { Db } from '../../db/db.ts'
import type { Kit } from '../../kit.ts'
import { type Listener, listener } from '../../outbox/outbox.ts'
import { findWholeAttempt, hasPassed, shownBy } from '../attempts/attempts.ts'
import { makeNotification } from '../notifications/notifications.ts'

export const facilitationListeners: readonly Listener<Kit>[] = [
  listener('attempt.overridden', 'facilitation.tellLearner', (db, about) => tellLearner(db, about)),
]

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
const markSaid = { en: 'Your mark is {mark} %.', de: 'Ihr Ergebnis beträgt {mark} %.' }

type About = { companyId: number; logId: number; containerId: number; passed: boolean }

async function tellLearner(db: Db, { companyId, logId, containerId, passed }: About) {
  const whole = await findWholeAttempt(db, companyId, logId)
  const { mark = null, userId = null } = whole?.attempt ?? {}
  if (!whole || mark === null || userId === null) return
  const { evaluation, attempt } = whole
  const passes = hasPassed(attempt, { ...evaluation, passMark: evaluation.settings.passMark })
  const { showScores } = shownBy(evaluation.company)
  const words = said[passes === passed ? 'same' : passes ? 'passes' : 'fails']
  const { en, de } = evaluation.name
  const worded = (language: 'en' | 'de', name: string) =>
    [words[language], ...(showScores ? [markSaid[language]] : [])]
      .join(' ')
      .replace('{name}', () => name)
      .replace('{mark}', String(mark))
  const body: LocalText = { en: worded('en', en || de), de: worded('de', de || en) }
  await makeNotification(db, {
    companyId,
    userId,
    type: 'evaluation.result',
    title: { en: 'Your result was corrected', de: 'Ihr Ergebnis wurde berichtigt' },
    body,
    link: `/my-learning/${containerId}`,
  })
}
