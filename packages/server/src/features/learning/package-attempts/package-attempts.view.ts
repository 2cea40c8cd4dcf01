import type { CommitReply } from '@oktant/contract/learning/package-attempts.ts'
import type { PackageLaunch, PrintedLaunch } from '@oktant/contract/learning/package-launch.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { elementsByItem } from '@oktant/runtime/commit/items.ts'
import { type SavedAttempt, totalTimeOf } from '@oktant/runtime/commit/merge.ts'
import type { Actor } from '../../../access/actor.ts'
import type { rollUpLog } from '../learn/learn.ts'
import { withoutMark } from '../learn/learn.ts'
import type { Played } from '../played-packages/played-packages.ts'
import type { HeldAttempt, ListedAttempt } from './package-attempts.queries.ts'

type Learner = { companyId: number; userId: number; language: Language; timezone: string }

/** NOTE: what an attempt comes to is worked out as for its learner; nothing is asked of what they may do. */
export const learnerOf = ({ companyId, userId: id, language, timezone }: Learner): Actor => ({
  id,
  companyId,
  language,
  timezone,
  projectId: null,
  sessionId: 0,
  viewer: null,
  permissions: new Set(),
})

export const savedOf = ({
  values,
  session,
  number,
  hasFinished,
  times,
}: ListedAttempt['attempt']): SavedAttempt => ({ values, session, number, hasFinished, times })

type KeptLogs = {
  log: HeldAttempt['log']
  containerLog: Omit<Awaited<ReturnType<typeof rollUpLog>>, 'completedAt'> | null
}

/** What became of a commit; `showsScores`: whether the company shows marks. */
export function commitView({ log, containerLog }: KeptLogs, showsScores: boolean, now: Date): CommitReply {
  const { id, mark, seconds, state } = log
  const shown = showsScores ? containerLog : containerLog && withoutMark(containerLog)
  return {
    savedAt: now.toISOString(),
    componentLog: { id, mark: showsScores ? mark : null, totalDuration: seconds, stateLabel: state },
    containerLog: shown && {
      percent: shown.percent,
      mark: shown.mark,
      state: shown.state,
      why: shown.why,
      passed: shown.passed,
    },
  }
}

type LaunchToPrint = {
  /** Nobody for a visitor. */
  learner: { id: number; name: string } | null
  played: Played
  saved: SavedAttempt
  mark: number | null
  mode: 'normal' | 'review' | 'browse'
}

const statusOf = (elements: Readonly<Record<string, string>>) => {
  const success = elements['cmi.success_status'] ?? 'unknown'
  return success === 'unknown' ? (elements['cmi.completion_status'] ?? '') : success
}

/** What the specification prints of the launch data, of the item that a package begins with. */
export function printedLaunch({ learner, played, saved, mark, mode }: LaunchToPrint): PrintedLaunch {
  const item = played.items.find(({ launch }) => launch !== null)
  const elements = elementsByItem(saved.values).get(item?.id ?? '') ?? {}
  return {
    userId: learner ? String(learner.id) : '',
    studentName: learner?.name ?? '',
    mark,
    lessonLocation: elements['cmi.core.lesson_location'] ?? elements['cmi.location'] ?? '',
    lessonStatus: elements['cmi.core.lesson_status'] ?? (statusOf(elements) || 'not attempted'),
    launchData: item?.dataFromLms ?? '',
    lessonMode: mode,
    suspendData: elements['cmi.suspend_data'] ?? '',
    duration: totalTimeOf(saved) / 100,
  }
}

type Opened = Pick<PackageLaunch, 'ownWindow' | 'address' | 'attempt' | 'attemptsLeft' | 'session' | 'token'>

const apis = { scorm12: '1.2', scorm2004: '2004', cmi5: null, xapi: null } as const

export const packageLaunch = (played: Played, saved: SavedAttempt, opened: Opened): PackageLaunch => ({
  kind: played.kind,
  api: apis[played.kind],
  items: [...played.items],
  activities: played.activities,
  values: saved.values,
  suspendData: played.suspendData,
  ...opened,
})
