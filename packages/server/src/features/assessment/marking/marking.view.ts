import type { AttemptFlag } from '@oktant/contract/assessment/facilitation.ts'
import type { AttemptReturn } from '@oktant/contract/assessment/attempts/attempts.ts'
import type { Marking, MarkedLog, QuestionToMark, WaitingMark } from '@oktant/contract/assessment/marking.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Kit } from '../../../kit.ts'
import { keyFor, launchView, rightAnswerOf, type ScoreRow } from '../attempts/attempts.ts'
import type { MarkingRow } from './marking.queries.ts'
import { isReleasedAfter, isTaken, mayTakeBack, undoEnd } from './marking.rules.ts'
import type { QuestionWorkRow } from './queue/question-work.queries.ts'
import type { OpinionRow } from './opinions/opinions.queries.ts'
import { mayTakeOpinionBack } from './opinions/opinions.rules.ts'

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
  round: row.givenBy.length + 1,
})

export const markedView = (row: MarkingRow): MarkedLog => ({
  ...namesOf(row),
  mark: row.attempt.mark,
  level: row.attempt.level,
  stateLabel: row.log.state,
  markedBy: row.marker,
  dateMarked: isoOf(row.markedAt),
})

export const questionToMarkView = ({
  evaluationId,
  name,
  submittedAt,
  ...row
}: QuestionWorkRow): QuestionToMark => ({
  ...row,
  evaluation: { id: evaluationId, name },
  submittedAt: new Date(submittedAt).toISOString(),
})

/** What is marked by a person: an answer in one’s own words, where there is one. */
export const isToMark = ({ score, version }: ScoreRow) =>
  keyFor(version).by === 'marker' && (score.ftAnswer.trim() !== '' || score.documentId !== null)

/** NOTE: a second marker says what they think before they know what the first one does. */
function draftFor(
  { draft, settings, ...claim }: MarkingRow,
  own: OpinionRow | undefined,
  { actor, now }: Seen,
) {
  if (own) return own.draft
  const isBlind = (settings.secondMarkerGap ?? null) !== null && isTaken(claim, actor.id, now)
  return isBlind ? null : draft
}

type Rounds = {
  row: MarkingRow
  opinions: readonly OpinionRow[]
  own: OpinionRow | undefined
  isOpen: boolean
}

/** How many marks are wanted, and the marks themselves for whoever decides between them or reads what became of them. */
function roundsView({ row, opinions, own, isOpen }: Rounds): Marking['rounds'] {
  const gap = row.settings.secondMarkerGap ?? null
  if (gap === null) return null
  const isShown = !isOpen || (opinions.length === 2 && !own)
  return {
    number: Math.min(opinions.length + (isOpen ? 1 : 0), 3),
    gap,
    hasOwn: own !== undefined,
    given: opinions
      .filter((one) => isShown || one === own)
      .map(({ marker, markedAt, mark, draft: { level, comment, questionScores } }) => ({
        by: marker,
        at: markedAt.toISOString(),
        mark,
        level,
        comment,
        questionScores,
      })),
  }
}

/** As its learner meets it. */
const wholeOf = ({ attempt, log, evaluation, description, settings, releaseAt, company }: MarkingRow) => ({
  attempt,
  log,
  evaluation: { ...evaluation, description, settings, releaseAt, company },
})

type Parts = {
  row: MarkingRow
  scores: readonly ScoreRow[]
  returns: readonly AttemptReturn[]
  opinions: readonly OpinionRow[]
  flags: readonly AttemptFlag[]
  neighbours: { previous: number | null; next: number | null; waiting: number }
  isLatest: boolean
}

/** An attempt as its marker sees it: beside each answer what it is compared with, and what was said so far. */
export function markingView(kit: Kit, actor: Actor, parts: Parts): Marking {
  const { row, scores, returns, opinions, flags, neighbours, isLatest } = parts
  const { attempt, log, markedAt, courseState } = row
  const now = kit.now()
  const seen = { actor, now }
  const own = opinions.find(({ markedBy }) => markedBy === actor.id)
  const draft = draftFor(row, own, seen)
  const said = new Map(draft?.questionScores.map((one) => [one.id, one]))
  const isOpen = attempt.mark === null && markedAt === null
  const place = { containerChildId: log.childId, containerId: row.container.id }
  const isOverridden = scores.some(({ score }) => score.overriddenAt !== null)
  const isReleased = isReleasedAfter(attempt.releasedAt, markedAt)
  const canMark = isOpen && !own && !isTaken(row, actor.id, now)
  const isBegun = row.draft !== null || isTaken(row, actor.id, now)
  const isLast = opinions.at(-1)?.markedBy ?? actor.id
  const canUndo =
    markedAt === null
      ? own !== undefined &&
        own === opinions.at(-1) &&
        mayTakeOpinionBack(own, { by: actor.id, now, isBegun })
      : isLast === actor.id && mayTakeBack({ markedAt, now, courseState, isLatest, isReleased, isOverridden })
  return {
    ...neighbours,
    launch: launchView(kit, wholeOf(row), scores, { ...place, mode: 'peek', launch: null, returns }),
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
    flags: [...flags],
    rounds: roundsView({ row, opinions, own, isOpen }),
    marked: markedAt && {
      by: row.marker,
      at: markedAt.toISOString(),
      undoUntil: canUndo ? undoEnd(markedAt).toISOString() : null,
    },
    can: { mark: canMark, undo: canUndo, return: canMark && scores.some(isToMark) },
  }
}
