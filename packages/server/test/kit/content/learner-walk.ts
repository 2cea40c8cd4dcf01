import { allActivity, topActivity } from '@oktant/contract/people/activity.ts'
import {
  listEvaluationAttempts,
  peekEvaluation,
  printEvaluation,
} from '@oktant/contract/assessment/attempts/attempts.ts'
import * as offered from '@oktant/contract/learning/catalogue.ts'
import { listOwnCertificates } from '@oktant/contract/learning/certificates/certificates.ts'
import { readHome } from '@oktant/contract/learning/own/home.ts'
import type { Endpoint } from '@oktant/contract/http/http.ts'
import * as learning from '@oktant/contract/learning/own/learn.ts'
import { latestNotifications, listNotifications } from '@oktant/contract/communication/notifications.ts'
import { readMyLearning, readOwnProgress } from '@oktant/contract/learning/own/own-learning.ts'
import { readProgressYear } from '@oktant/contract/learning/own/progress.ts'
import { searchAll } from '@oktant/contract/learning/search.ts'
import type { Made } from '../make.ts'
import { pdfText } from '../files/pdf-text.ts'
import type { testServer } from '../server.ts'

type Server = Awaited<ReturnType<typeof testServer>>
type WalkPlace = { courseId: number; childId: number; logId: number }

const ofCourse = [
  learning.readLearning,
  learning.listChildren,
  learning.readOutline,
  learning.readContainerOutline,
  learning.listComponentHistory,
  learning.listContainerHistory,
  offered.listNextContainers,
]
const ofOneself = [
  learning.listLearning,
  learning.listAssignedCourses,
  learning.listCompletedCourses,
  offered.listSuggestedCourses,
  offered.listAvailableCourses,
  offered.listFeaturedCourses,
  offered.readInProgressCourse,
  readProgressYear,
  readHome,
  readMyLearning,
  readOwnProgress,
  listNotifications,
  latestNotifications,
  topActivity,
  allActivity,
  listOwnCertificates,
]

/** Reads as somebody, and keeps under which name what came back; a paper as its words. */
export function makeReader({ send }: Pick<Server, 'send'>, as: Made) {
  const seen: [name: string, body: unknown][] = []
  async function read(entry: Endpoint, options: object = {}) {
    const answer = await send(entry, { as, ...options } as never)
    const name = `${entry.method} ${entry.path}`
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`)
    const isPaper = String(answer.headers['content-type']).includes('pdf')
    const body = isPaper ? pdfText(answer.rawPayload).join(' ') : answer.json()
    seen.push([name, body])
    return body
  }
  return { seen, read }
}

/** Everything that a learner reads of an attempt and around it, short of beginning another one. */
export async function walkAsLearner(
  { read }: Pick<ReturnType<typeof makeReader>, 'read'>,
  { courseId, childId, logId }: WalkPlace,
  typed: readonly string[] = [],
) {
  for (const entry of ofCourse) await read(entry, { params: { id: courseId } })
  await read(learning.readLearningState, { params: { containerId: courseId } })
  await read(listEvaluationAttempts, { params: { id: childId } })
  await read(peekEvaluation, { params: { id: logId } })
  await read(printEvaluation, { params: { id: logId } })
  for (const entry of ofOneself) await read(entry, { query: {} })
  for (const text of typed) await read(searchAll, { query: { text } })
}
