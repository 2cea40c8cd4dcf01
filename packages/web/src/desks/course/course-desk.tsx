import { CourseScreen } from '../../features/learning/learn/course/course-screen.tsx'
import { deferred } from '../../lib/deferred.tsx'

const EvaluationPlayer = deferred(
  () =>
    import('../../features/assessment/attempts/screens/evaluation-player.tsx').then(
      (file) => file.EvaluationPlayer,
    ),
  ['attempts', 'questions'],
)

/** A course with everything that opens in it. */
export const CourseDesk = () => <CourseScreen players={{ Evaluation: EvaluationPlayer }} />
