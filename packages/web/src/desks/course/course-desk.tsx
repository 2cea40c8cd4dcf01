import { CourseScreen } from '../../features/learning/course/course-screen.tsx'
import { deferred } from '../../lib/deferred.tsx'

const EvaluationPlayer = deferred(
  () =>
    import('../../features/evaluations/runner/evaluation-player.tsx').then((file) => file.EvaluationPlayer),
  ['attempts', 'questions'],
)

/** A course with everything that opens in it. */
export const CourseDesk = () => <CourseScreen players={{ Evaluation: EvaluationPlayer }} />
