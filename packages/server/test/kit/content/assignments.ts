import { type AssignmentRule, setGroupCourses } from '@oktant/contract/learning/assignments.ts'
import { addMembers } from '@oktant/contract/people/groups.ts'
import { createLearningGroup, type LearningGroupForm } from '@oktant/contract/people/learning-groups.ts'
import { learningGroupForm } from '../../scenes/people/learning-groups.ts'
import type { Made } from '../make.ts'
import type { testServer } from '../server.ts'

type Server = Pick<Awaited<ReturnType<typeof testServer>>, 'call'>

export const anyRule: AssignmentRule = { isMandatory: false, due: { by: 'none' }, recertifyMonths: null }
export const mandatory = (own: Partial<AssignmentRule> = {}): AssignmentRule => ({
  ...anyRule,
  isMandatory: true,
  ...own,
})

/** A learning group with courses, and people in it by hand. */
export async function makeGroup(
  { call }: Server,
  as: Made,
  { people = [], form = {} }: { people?: readonly Made[]; form?: Partial<LearningGroupForm> } = {},
) {
  const { id = 0 } = await call(createLearningGroup, { as, body: learningGroupForm(form) })
  const params = { owner: 'learningGroup' as const, id }
  if (people.length) await call(addMembers, { as, params, body: { userIds: people.map((one) => one.id) } })
  return id
}

export const give = ({ call }: Server, as: Made, id: number, containerIds: number[], rule = anyRule) =>
  call(setGroupCourses, {
    as,
    params: { id },
    body: { courses: containerIds.map((containerId) => ({ containerId, rule })) },
  })
