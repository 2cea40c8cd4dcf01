import { useParams } from 'react-router'
import { idFrom } from '../../lib/api/ids.ts'
import { deferred } from '../../lib/deferred.tsx'

const Evaluation = deferred(
  () =>
    import('../../features/assessment/attempts/screens/embedded-screen.tsx').then(
      (file) => file.EmbeddedScreen,
    ),
  ['attempts', 'questions'],
)
const Refused = deferred(
  () => import('../../features/learning/learn/player/refused.tsx').then((file) => file.Refused),
  ['learning'],
)
const Part = deferred(
  () =>
    import('../../features/learning/learn/player/screens/embedded-screen.tsx').then(
      (file) => file.EmbeddedScreen,
    ),
  ['learning', 'player'],
)

/** A part of a course inside another page: an evaluation where the address says so, else anything to read or watch. */
export function EmbeddedDesk() {
  const { containerChildId, evaluation } = useParams()
  const isEvaluation = evaluation === '1' || evaluation === 'true'
  // NOTE: what is no number belongs to neither; the other one says so.
  return isEvaluation && idFrom(containerChildId) ? <Evaluation Refused={Refused} /> : <Part />
}
