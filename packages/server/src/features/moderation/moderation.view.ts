import type { AttemptReturn } from '@oktant/contract/attempts.ts'
import type { Marking, MarkedLog, WaitingMark } from '@oktant/contract/moderation.ts'
import type { Actor } from '../../access/actor.ts'
import type { Kit } from '../../kit.ts'
import { type AttemptRow, keyFor, launchView, rightAnswerOf, type ScoreRow } from '../attempts/attempts.ts'
import type { MarkingRow } from './moderation.queries.ts'
import { isTaken, mayTakeBack, undoEnd } from './moderation.rules.ts'

const isoOf = (date: Date | null) => date?.toISOString() ?? ''
type Seen = { actor: Pick<Actor, 'id'>; now: Date }

function claimView({ claimedBy, claimedUntil, claimer }: MarkingRow, { actor, now }: Seen) {
  if (claimedBy === null || claimedUntil === null || claimedUntil <= now) return null
  return {
    by: { id: claimedBy, fullName: claimer },
    isOwn: claimedBy === actor.id,
    until: claimedUntil.toISOString(),
  }
}

const namesOf = ({ log, user, evaluation, container, attempt }: MarkingRow) => ({
  id: log.id,
  user: { id: user.id, fullName: user.fullName },
  evaluation,
  container,
  attempt: log.attempt,
  submittedAt: isoOf(attempt.submittedAt),
})

export const waitingView = (row: MarkingRow, seen: Seen): WaitingMark => ({
  ...namesOf(row),
  claim: claimView(row, seen),
  hasDraft: row.draft !== null,
  isRevised: row.attempt.returnedAt !== null,
})

export const markedView = (row: MarkingRow): MarkedLog => ({
  ...namesOf(row),
  mark: row.attempt.mark,
  level: row.attempt.level,
  stateLabel: row.log.state,
  markedBy: row.marker,
  dateMarked: isoOf(row.markedAt),
})

/** What is marked by a person: an answer in one’s own words, where there is one. */
export const isToMark = ({ score, version }: ScoreRow) =>
  keyFor(version).by === 'moderator' && (score.ftAnswer.trim() !== '' || score.documentId !== null)

type Parts = {
  row: MarkingRow
  whole: AttemptRow
  scores: readonly ScoreRow[]
  returns: readonly AttemptReturn[]
  neighbours: { previous: number | null; next: number | null; waiting: number }
  isLatest: boolean
}

/** An attempt as its marker sees it: beside each answer what it is compared with, and what was said so far. */
export function markingView(kit: Kit, actor: Actor, parts: Parts): Marking {
  const { row, whole, scores, returns, neighbours, isLatest } = parts
  const { attempt, log, draft, markedAt, courseState } = row
  const now = kit.now()
  const seen = { actor, now }
  const said = new Map(draft?.questionScores.map((one) => [one.id, one]))
  const isOpen = attempt.mark === null && markedAt === null
  const place = { containerChildId: log.childId, containerId: row.container.id }
  const isReleased = attempt.releasedAt !== null
  const canMark = isOpen && !isTaken(row, actor.id, now)
  const canUndo = mayTakeBack({ markedAt, now, courseState, isLatest, isReleased })
  return {
    ...neighbours,
    launch: launchView(kit, whole, scores, { ...place, mode: 'peek', launch: null, returns }),
    user: { id: row.user.id, fullName: row.user.fullName },
    container: row.container,
    submittedAt: isoOf(attempt.submittedAt),
    questions: scores.map((one) => ({
      id: one.score.id,
      isToMark: isToMark(one),
      fullScore: one.score.fullScore,
      score: isOpen && isToMark(one) ? (said.get(one.score.id)?.score ?? null) : one.score.score,
      comment: isOpen ? (said.get(one.score.id)?.comment ?? '') : one.score.comment,
      modelAnswer: one.version.key.modelAnswer,
      rightAnswer: rightAnswerOf(keyFor(one.version)),
    })),
    comment: isOpen ? (draft?.comment ?? '') : attempt.comment,
    level: isOpen ? (draft?.level ?? null) : attempt.level,
    assessedMark: attempt.mark,
    revision: row.changes,
    savedAt: row.savedAt?.toISOString() ?? null,
    claim: claimView(row, seen),
    marked: markedAt && {
      by: row.marker,
      at: markedAt.toISOString(),
      undoUntil: canUndo ? undoEnd(markedAt).toISOString() : null,
    },
    can: { mark: canMark, undo: canUndo, return: canMark && scores.some(isToMark) },
  }
}
