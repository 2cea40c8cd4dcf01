import { useSearchParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import type { Queue } from './marking.queries.ts'

/** From where an attempt is opened: a queue, the questions of which one is marked after the other, or what is marked. */
type Tab = Queue | 'questions' | 'marked'
type Way = { queue: Tab; evaluationId?: number | undefined; questionId?: number | undefined }
type Desk = Way & { id: number }

/** The address of one attempt on the desk, and of the queue that one works through. */
export function deskAddress({ id, queue, evaluationId, questionId }: Desk) {
  const search = new URLSearchParams({ tab: queue, attempt: String(id) })
  if (evaluationId) search.set('evaluationId', String(evaluationId))
  if (questionId) search.set('questionId', String(questionId))
  return `${paths.moderator}?${search}`
}

/** The queue, as one works through it. */
export function queueAddress({ queue, evaluationId }: Way) {
  const search = new URLSearchParams({ tab: queue })
  if (evaluationId && queue !== 'questions') search.set('evaluationId', String(evaluationId))
  return `${paths.moderator}?${search}`
}

/** Where one stands, and what one keeps to on the way. */
export function useDesk() {
  const [search] = useSearchParams()
  const tab = search.get('tab')
  const queue: Tab = tab === 'competency' || tab === 'marked' || tab === 'questions' ? tab : 'freeText'
  const evaluationId = Number(search.get('evaluationId')) || undefined
  const questionId = Number(search.get('questionId')) || undefined
  const way: Way = { queue, evaluationId, questionId }
  return { way, within: { ...(evaluationId && { evaluationId }), ...(questionId && { questionId }) } }
}
