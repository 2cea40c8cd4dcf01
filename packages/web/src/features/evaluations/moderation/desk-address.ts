import { paths } from '../../../lib/paths.ts'
import type { Queue } from './moderation.queries.ts'

type Desk = { id: number; queue: Queue | 'marked'; evaluationId?: number | undefined }

/** The address of one attempt on the desk, and of the queue that one works through. */
export function deskAddress({ id, queue, evaluationId }: Desk) {
  const search = new URLSearchParams({ tab: queue, attempt: String(id) })
  if (evaluationId) search.set('evaluationId', String(evaluationId))
  return `${paths.moderator}?${search}`
}

/** The queue, as one works through it. */
export function queueAddress({ queue, evaluationId }: Omit<Desk, 'id'>) {
  const search = new URLSearchParams({ tab: queue })
  if (evaluationId) search.set('evaluationId', String(evaluationId))
  return `${paths.moderator}?${search}`
}
