import { useParams } from 'react-router'
import { deferred } from '../../lib/deferred.tsx'

const Evaluation = deferred(
  () => import('../../features/evaluations/runner/embedded-screen.tsx').then((file) => file.EmbeddedScreen),
  ['attempts', 'questions'],
)
const Refused = deferred(
  () => import('../../features/learning/player/refused.tsx').then((file) => file.Refused),
  ['learning'],
)
const Part = deferred(
  () => import('../../features/learning/player/embedded-screen.tsx').then((file) => file.EmbeddedScreen),
  ['learning', 'player'],
)

/** A part of a course inside another page: an evaluation where the address says so, else anything to read or watch. */
export function EmbeddedDesk() {
  const { evaluation } = useParams()
  return evaluation === '1' || evaluation === 'true' ? <Evaluation Refused={Refused} /> : <Part />
}
