import {
  cancelEvaluation,
  launchEmbeddedEvaluation,
  launchEvaluation,
  listEvaluationAttempts,
} from '@oktant/contract/assessment/attempts/attempts.ts'
import { listNextContainers } from '@oktant/contract/learning/catalogue.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { makeEvaluationAttempts, makeLaunch, makeLog } from './made/make-attempts.ts'
import { makeChild, makeContainer } from './made/make-courses.ts'
import { fakeServer } from './show.tsx'

const knots = { en: 'Knots', de: 'Knotentest' }
const child = makeChild(1, { clazz: 'Evaluation', categoryId: 3, name: knots })

/** A course with an evaluation as its first part, which is begun, taken and left again. */
export function evaluationServer(
  launch = makeLaunch(),
  info = makeEvaluationAttempts({ evaluation: launch.evaluation }),
) {
  const server = fakeServer()
  server.answer(readLearning, makeContainer({ children: [child] }))
  server.answer(listNextContainers, [])
  server.answer(listEvaluationAttempts, info)
  server.answer(launchEvaluation, launch)
  server.answer(launchEmbeddedEvaluation, launch)
  server.answer(cancelEvaluation, { componentLog: makeLog() })
  return server
}
