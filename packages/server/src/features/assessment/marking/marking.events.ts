import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { filled } from '../../../words/words.rules.ts'
import { findWholeAttempt, shownBy } from '../attempts/attempts.ts'
import { makeNotification, makeNotifications } from '../../communication/notifications/notifications.ts'
import { listHolderIdsOf } from '../../people/permissions/permissions.ts'
import { forgetComments } from './comment-bank/comment-bank.queries.ts'
import { permissionOf, tabOf } from './marking.access.ts'
import { findMarkingOf, type MarkingRow } from './marking.queries.ts'
import { findBacklog } from './queue/queue.queries.ts'
import { markingWords } from './marking.words.ts'

type About = { companyId: number; attemptId: number }

export const markingListeners: readonly Listener<Kit>[] = [
  listener('attempt.waiting', 'moderation.tellMarkers', (db, about) => tellMarkers(db, about)),
  listener('attempt.returned', 'moderation.tellToRevise', (db, about) => tellToRevise(db, about)),
  listener('attempt.marked', 'moderation.tellLearner', (db, about) => tellLearner(db, about)),
  listener('user.anonymised', 'moderation.forgetComments', (db, whose) => forgetComments(db, whose)),
]

const words = markingWords.notices

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
  const values = { who: row.user.fullName, name: row.evaluation.name }
  await makeNotifications(
    db,
    ids
      .filter((id) => id !== row.user.id && !row.givenBy.includes(id))
      .map((userId) => ({
        companyId,
        userId,
        type: 'marking.waiting' as const,
        title: words.waiting.title,
        body: filled(words.waiting.body, values),
        link: tab === 'competency' ? '/moderator?tab=competency' : '/moderator',
      })),
  )
}

const isLevelled = ({ evaluation }: MarkingRow) =>
  evaluation.categoryId === componentCategory.competencyEvaluation

/** The result in words: a level where there is one, else the mark. */
function resultWords(row: MarkingRow) {
  const { mark, level } = row.attempt
  if (!isLevelled(row)) return filled(words.result.mark, { mark: mark ?? '' })
  if (level === null || level === 'NONE') return words.result.noLevel
  return filled(words.result.level, { level: messages[`assessment.level.${level}`] })
}

async function showsScores(db: Db, { log }: MarkingRow) {
  const whole = await findWholeAttempt(db, log.companyId, log.id)
  return shownBy(whole?.evaluation.company ?? null).showScores
}

async function tellLearner(db: Db, { companyId, attemptId }: About) {
  const row = await findMarkingOf(db, companyId, attemptId)
  const state = row?.log.state
  if (!row || (state !== 'PASSED' && state !== 'FAILED' && state !== 'COMPLETED')) return
  const { title, scored, unscored } = words.result
  const isShown = state === 'COMPLETED' || isLevelled(row) || (await showsScores(db, row))
  const body = isShown ? scored[state] : unscored[state]
  await makeNotification(db, {
    companyId,
    userId: row.user.id,
    type: 'evaluation.result',
    title,
    body: filled(body, { name: row.evaluation.name, mark: resultWords(row) }),
    link: `/my-learning/${row.container.id}`,
  })
}

/** Its learner hears that it came back; an attempt that was handed in again by then tells nothing any more. */
async function tellToRevise(db: Db, { companyId, attemptId }: About) {
  const row = await findMarkingOf(db, companyId, attemptId)
  if (!row || row.attempt.submittedAt !== null) return
  await makeNotification(db, {
    companyId,
    userId: row.user.id,
    type: 'evaluation.returned',
    title: words.returned.title,
    body: filled(words.returned.body, { name: row.evaluation.name }),
    link: `/my-learning/${row.container.id}`,
  })
}
