export type FinishedLesson = { status: string; mode: string; credit: string; mastery: string; raw: string }

const isNumber = (value: string) => value.trim() !== '' && Number.isFinite(Number(value))

/**
 * The lesson_status when a package has finished, as SCORM 1.2 has the platform set it: a package that says it is
 * incomplete is believed; one that says nothing has completed (or browsed); and a score beside a mastery score decides
 * where the lesson is taken for credit. Without both of them the package's own word stands.
 */
export function statusAtFinish({ status, mode, credit, mastery, raw }: FinishedLesson) {
  if (status === 'incomplete') return status
  const own = status === 'not attempted' ? (mode === 'browse' ? 'browsed' : 'completed') : status
  if (mode !== 'normal' || credit !== 'credit' || !isNumber(mastery) || !isNumber(raw)) return own
  return Number(raw) >= Number(mastery) ? 'passed' : 'failed'
}

/** What a package is told about how it is entered: after a lesson that was cut off, as after one that was suspended. */
export function entryAfter({ hasBegun, exit, hasFinished }: EarlierLesson) {
  if (!hasBegun) return 'ab-initio'
  return exit === 'suspend' || !hasFinished ? 'resume' : ''
}

export type EarlierLesson = { hasBegun: boolean; exit: string; hasFinished: boolean }
