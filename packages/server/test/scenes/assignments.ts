import { removeGroupCourses, setGroupCourses } from '@oktant/contract/assignments.ts'
import { createLearningGroup } from '@oktant/contract/learning-groups.ts'
import { anyRule } from '../kit/assignments.ts'
import { makeCourse } from '../kit/courses.ts'
import { learningGroupForm } from './learning-groups.ts'
import { type Scene, two } from './scene.ts'

type Ids = { groupId: number; courseId: number }

const ofGroup =
  (rest: (ids: Ids) => object, before: 'none' | 'held' | 'removed' = 'held'): Scene =>
  async (server) => {
    const pair = await two(server, ['courses.administer', 'content.administer', 'learning.take'])
    const as = pair.owner
    const { id: groupId = 0 } = await server.call(createLearningGroup, { as, body: learningGroupForm() })
    const { id: courseId } = await makeCourse(server, as)
    const params = { id: groupId }
    const courses = [{ containerId: courseId, rule: anyRule }]
    if (before !== 'none') await server.call(setGroupCourses, { as, params, body: { courses } })
    if (before === 'removed')
      await server.call(removeGroupCourses, { as, params, body: { containerIds: [courseId] } })
    return { ...pair, call: { params, ...rest({ groupId, courseId }) } }
  }

const some = ({ courseId }: Ids) => ({ body: { containerIds: [courseId] } })
const ofCourse = (body?: object) => ofGroup(({ courseId }) => ({ params: { id: courseId }, ...body }))

export const assignmentScenes: Record<string, Scene> = {
  affectedByGroupCourses: ofGroup(({ courseId }) => ({
    body: { containerIds: [courseId], rule: anyRule },
  })),
  listGroupCourses: ofGroup(() => ({})),
  readCourseAudience: ofCourse(),
  removeGroupCourses: ofGroup(some),
  restoreGroupCourses: ofGroup(some, 'removed'),
  setCourseAudience: ofCourse({ body: { forGroups: true } }),
  setGroupCourses: ofGroup(
    ({ courseId }) => ({ body: { courses: [{ containerId: courseId, rule: anyRule }] } }),
    'none',
  ),
}
