import { formatTimespan } from '../time.ts'
import type { ValueType } from './values.ts'

export type Access = 'read' | 'write' | 'both'

/** One element of the 1.2 data model; `n` stands for the index of an entry. */
export type ElementRow = { element: string; type: ValueType; access: Access; initial: string }

const row = (element: string, type: ValueType, access: Access, initial = ''): ElementRow => ({
  element,
  type,
  access,
  initial,
})

/** The whole data model (spec 2 §3), in the order in which `_children` names it. */
export const table: readonly ElementRow[] = [
  row('cmi.core.student_id', 'identifier', 'read'),
  row('cmi.core.student_name', 'string', 'read'),
  row('cmi.core.lesson_location', 'string', 'both'),
  row('cmi.core.credit', 'credit', 'read', 'credit'),
  row('cmi.core.lesson_status', 'lessonStatus', 'both', 'not attempted'),
  row('cmi.core.entry', 'entry', 'read', 'ab-initio'),
  row('cmi.core.score.raw', 'score', 'both'),
  row('cmi.core.score.min', 'score', 'both'),
  row('cmi.core.score.max', 'score', 'both'),
  row('cmi.core.total_time', 'timespan', 'read', formatTimespan(0)),
  row('cmi.core.lesson_mode', 'mode', 'read', 'normal'),
  row('cmi.core.exit', 'exit', 'write'),
  row('cmi.core.session_time', 'timespan', 'write'),
  row('cmi.suspend_data', 'suspendData', 'both'),
  row('cmi.launch_data', 'string', 'read'),
  row('cmi.comments', 'string', 'both'),
  row('cmi.comments_from_lms', 'string', 'read'),
  row('cmi.objectives.n.id', 'identifier', 'both'),
  row('cmi.objectives.n.score.raw', 'score', 'both'),
  row('cmi.objectives.n.score.min', 'score', 'both'),
  row('cmi.objectives.n.score.max', 'score', 'both'),
  row('cmi.objectives.n.status', 'objectiveStatus', 'both', 'not attempted'),
  row('cmi.student_data.mastery_score', 'score', 'read'),
  row('cmi.student_data.max_time_allowed', 'timespan', 'read'),
  row('cmi.student_data.time_limit_action', 'timeLimitAction', 'read'),
  row('cmi.student_preference.audio', 'audio', 'both', '0'),
  row('cmi.student_preference.language', 'string', 'both'),
  row('cmi.student_preference.speed', 'speed', 'both', '0'),
  row('cmi.student_preference.text', 'text', 'both', '0'),
  row('cmi.interactions.n.id', 'identifier', 'write'),
  row('cmi.interactions.n.objectives.n.id', 'identifier', 'write'),
  row('cmi.interactions.n.time', 'time', 'write'),
  row('cmi.interactions.n.type', 'interactionType', 'write'),
  row('cmi.interactions.n.correct_responses.n.pattern', 'string', 'write'),
  row('cmi.interactions.n.weighting', 'decimal', 'write'),
  row('cmi.interactions.n.student_response', 'studentResponse', 'write'),
  row('cmi.interactions.n.result', 'result', 'write'),
  row('cmi.interactions.n.latency', 'timespan', 'write'),
]

/** Other names that packages write a raw score under, the first being that of SCORM 2004. */
export const alternateNames: ReadonlyMap<string, string> = new Map([
  ['cmi.score.raw', 'cmi.core.score.raw'],
  ['cmi.core.raw', 'cmi.core.score.raw'],
  ['cmi.core.score_raw', 'cmi.core.score.raw'],
])
