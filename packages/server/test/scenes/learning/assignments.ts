import { removeGroupCourses, setGroupCourses } from '@oktant/contract/learning/assignments.ts'
import { addMembers } from '@oktant/contract/people/groups.ts'
import { createLearningGroup } from '@oktant/contract/people/learning-groups.ts'
import { anyRule } from '../../kit/content/assignments.ts'
import { makeCourse } from '../../kit/content/courses.ts'
import { learningGroupForm } from '../people/learning-groups.ts'
import { type Scene, type Server, two } from '../scene.ts'

type Ids = { groupId: number; courseId: number }

type Before = 'none' | 'held' | 'removed'

async function make(server: Server, before: Before) {
  const pair = await two(server, ['courses.administer', 'content.administer', 'learning.take'])
  const as = pair.owner
  const { id: groupId = 0 } = await server.call(createLearningGroup, { as, body: learningGroupForm() })
  const { id: courseId } = await makeCourse(server, as)
  const params = { id: groupId }
  const courses = [{ containerId: courseId, rule: anyRule }]
  if (before !== 'none') await server.call(setGroupCourses, { as, params, body: { courses } })
  if (before === 'removed')
    await server.call(removeGroupCourses, { as, params, body: { containerIds: [courseId] } })
  return { ...pair, groupId, courseId }
}

const ofGroup =
  (rest: (ids: Ids) => object, before: Before = 'held'): Scene =>
  async (server) => {
    const { owner, intruder, ...ids } = await make(server, before)
    return { owner, intruder, call: { params: { id: ids.groupId }, ...rest(ids) } }
  }

/** One that its owner is in, too. */
const ofOwn =
  (rest: object = {}): Scene =>
  async (server) => {
    const { groupId, ...pair } = await make(server, 'held')
    const params = { owner: 'learningGroup' as const, id: groupId }
    await server.call(addMembers, { as: pair.owner, params, body: { userIds: [pair.owner.id] } })
    return { ...pair, call: { params: { id: groupId }, ...rest } }
  }

const some = ({ courseId }: Ids) => ({ body: { containerIds: [courseId] } })
const ofCourse = (body?: object) => ofGroup(({ courseId }) => ({ params: { id: courseId }, ...body }))

export const assignmentScenes: Record<string, Scene> = {
  affectedByGroupCourses: ofGroup(({ courseId }) => ({
    body: { containerIds: [courseId], rule: anyRule },
  })),
  listGroupCourses: ofGroup(() => ({})),
  listOwnGroupCourses: ofOwn({ query: {} }),
  readCourseAudience: ofCourse(),
  readOwnGroup: ofOwn(),
  removeGroupCourses: ofGroup(some),
  restoreGroupCourses: ofGroup(some, 'removed'),
  setCourseAudience: ofCourse({ body: { forGroups: true } }),
  setGroupCourses: ofGroup(
    ({ courseId }) => ({ body: { courses: [{ containerId: courseId, rule: anyRule }] } }),
    'none',
  ),
}
