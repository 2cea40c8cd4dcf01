import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { findWholeAttempt, shownBy } from '../attempts/attempts.ts'
import { makeNotification, makeNotifications } from '../../communication/notifications/notifications.ts'
import { listHolderIdsOf } from '../../people/permissions/permissions.ts'
import { forgetComments } from './comment-bank/comment-bank.queries.ts'
import { permissionOf, tabOf } from './marking.access.ts'
import { findMarkingOf, type MarkingRow } from './marking.queries.ts'
import { findBacklog } from './queue/queue.queries.ts'

type About = { companyId: number; attemptId: number }

export const markingListeners: readonly Listener<Kit>[] = [
  listener('attempt.waiting', 'moderation.tellMarkers', (db, about) => tellMarkers(db, about)),
  listener('attempt.returned', 'moderation.tellToRevise', (db, about) => tellToRevise(db, about)),
  listener('attempt.marked', 'moderation.tellLearner', (db, about) => tellLearner(db, about)),
  listener('user.anonymised', 'moderation.forgetComments', (db, whose) => forgetComments(db, whose)),
]

const filled = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((all, [name, value]) => all.replace(`{${name}}`, () => value), text)

/**
 * Whoever may mark hears when something begins to wait in a queue that was empty for them.
 * NOTE: a class that hands in forty essays wakes nobody forty times; the first page says how many there are.
 */
async function tellMarkers(db: Db, { companyId, attemptId }: About) {
  const row = await findMarkingOf(db, companyId, attemptId)
  if (!row || row.attempt.mark !== null) return
  const tab = tabOf(row.evaluation.categoryId)
  const others = await findBacklog(db, { companyId, id: row.user.id }, tab)
  if (others.count > 0) return
  const ids = await listHolderIdsOf(db, companyId, [permissionOf[tab]])
  const { en, de } = row.evaluation.name
  const who = row.user.fullName
  await makeNotifications(
    db,
    ids
      .filter((id) => id !== row.user.id && !row.givenBy.includes(id))
      .map((userId) => ({
        companyId,
        userId,
        type: 'marking.waiting' as const,
        title: { en: 'Something waits to be marked', de: 'Etwas wartet auf Ihre Bewertung' },
        body: {
          en: filled('{who} has handed in “{name}”.', { who, name: en || de }),
          de: filled('{who} hat „{name}“ abgegeben.', { who, name: de || en }),
        },
        link: tab === 'competency' ? '/moderator?tab=competency' : '/moderator',
      })),
  )
}

const said = {
  PASSED: {
    en: '“{name}”: you have passed with {mark}.',
    de: '„{name}“: Sie haben mit {mark} bestanden.',
  },
  FAILED: {
    en: '“{name}”: {mark}. You have not passed yet.',
    de: '„{name}“: {mark}. Sie haben noch nicht bestanden.',
  },
  COMPLETED: { en: '“{name}” is marked.', de: '„{name}“ ist bewertet.' },
} as const
/** The same where the company shows no scores. */
const saidWithout = {
  PASSED: { en: '“{name}”: you have passed.', de: '„{name}“: Sie haben bestanden.' },
  FAILED: { en: '“{name}”: you have not passed yet.', de: '„{name}“: Sie haben noch nicht bestanden.' },
  COMPLETED: said.COMPLETED,
} as const

const isLevelled = ({ evaluation }: MarkingRow) =>
  evaluation.categoryId === componentCategory.competencyEvaluation

/** The result in words: a level where there is one, else the mark. */
function resultWords(row: MarkingRow, language: 'en' | 'de') {
  if (!isLevelled(row)) return `${row.attempt.mark} %`
  const { level } = row.attempt
  if (level === null || level === 'NONE') return language === 'en' ? 'no level yet' : 'noch keine Stufe'
  const word = messages[`assessment.level.${level}`][language]
  return language === 'en' ? `level ${word}` : `Stufe ${word}`
}

async function showsScores(db: Db, { log }: MarkingRow) {
  const whole = await findWholeAttempt(db, log.companyId, log.id)
  return shownBy(whole?.evaluation.company ?? null).showScores
}

async function tellLearner(db: Db, { companyId, attemptId }: About) {
  const row = await findMarkingOf(db, companyId, attemptId)
  const state = row?.log.state
  if (!row || (state !== 'PASSED' && state !== 'FAILED' && state !== 'COMPLETED')) return
  const { en, de } = row.evaluation.name
  const words = isLevelled(row) || (await showsScores(db, row)) ? said[state] : saidWithout[state]
  await makeNotification(db, {
    companyId,
    userId: row.user.id,
    type: 'evaluation.result',
    title: { en: 'Your result is there', de: 'Ihr Ergebnis liegt vor' },
    body: {
      en: filled(words.en, { name: en || de, mark: resultWords(row, 'en') }),
      de: filled(words.de, { name: de || en, mark: resultWords(row, 'de') }),
    },
    link: `/my-learning/${row.container.id}`,
  })
}

/** Its learner hears that it came back; an attempt that was handed in again by then tells nothing any more. */
async function tellToRevise(db: Db, { companyId, attemptId }: About) {
  const row = await findMarkingOf(db, companyId, attemptId)
  if (!row || row.attempt.submittedAt !== null) return
  const { en, de } = row.evaluation.name
  await makeNotification(db, {
    companyId,
    userId: row.user.id,
    type: 'evaluation.returned',
    title: { en: 'Please revise your answer', de: 'Bitte überarbeiten Sie Ihre Antwort' },
    body: {
      en: filled('“{name}” came back to you. It says what is to be revised.', { name: en || de }),
      de: filled('„{name}“ kam zu Ihnen zurück. Dort steht, was zu überarbeiten ist.', { name: de || en }),
    },
    link: `/my-learning/${row.container.id}`,
  })
}
