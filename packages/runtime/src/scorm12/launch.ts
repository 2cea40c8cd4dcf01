import { formatTimespan, type Hundredths } from '../time.ts'
import { entryAfter, type EarlierLesson } from './finish.ts'

/** The launch data that the specification prints, and what a manifest and an earlier lesson add to it. */
export type LaunchedLesson = {
  userId: string
  studentName: string
  mark: string
  lessonLocation: string
  lessonStatus: string
  launchData: string
  lessonMode: string
  suspendData: string
  duration: Hundredths
  earlier: EarlierLesson
  masteryScore?: string
  maxTimeAllowed?: string
  timeLimitAction?: string
  commentsFromLms?: string
  /** What else the package had set: objectives, interactions, preferences, comments. */
  elements?: Readonly<Record<string, string>>
}

/** What a package finds when it begins. */
export function elementsOf(launch: LaunchedLesson): Record<string, string> {
  return {
    ...launch.elements,
    'cmi.core.student_id': launch.userId,
    'cmi.core.student_name': launch.studentName,
    'cmi.core.lesson_location': launch.lessonLocation,
    'cmi.core.credit': launch.lessonMode === 'normal' ? 'credit' : 'no-credit',
    'cmi.core.lesson_status': launch.lessonStatus || 'not attempted',
    'cmi.core.entry': entryAfter(launch.earlier),
    'cmi.core.score.raw': launch.mark,
    'cmi.core.total_time': formatTimespan(launch.duration),
    'cmi.core.lesson_mode': launch.lessonMode,
    'cmi.core.exit': '',
    'cmi.core.session_time': '',
    'cmi.suspend_data': launch.suspendData,
    'cmi.launch_data': launch.launchData,
    'cmi.comments_from_lms': launch.commentsFromLms ?? '',
    'cmi.student_data.mastery_score': launch.masteryScore ?? '',
    'cmi.student_data.max_time_allowed': launch.maxTimeAllowed ?? '',
    'cmi.student_data.time_limit_action': launch.timeLimitAction ?? '',
  }
}
