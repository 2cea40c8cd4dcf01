import { createCertificateTemplate } from '@oktant/contract/certificate-templates.ts'
import { createComponent } from '@oktant/contract/components.ts'
import { createLearningGroup } from '@oktant/contract/learning-groups.ts'
import type { Permission } from '@oktant/contract/permissions.ts'
import { makePeople, makeTest, rightAnswer, takeTest } from '../../kit/attempts.ts'
import { certificateForm } from '../../kit/certificates.ts'
import { componentForm, makeCourse } from '../../kit/courses.ts'
import type { Made } from '../../kit/make.ts'
import { learningGroupForm } from '../learning-groups.ts'
import type { Server } from '../scene.ts'
import { colleague, inside, type InsideScene } from './inside.ts'

/** Somebody chooses rows of a list by number, for this to be done with them. */
const chosen = (
  rights: Permission[],
  make: (server: Server, owner: Made) => Promise<{ id?: number }>,
  change: object,
) => inside(rights, make, ({ id }) => ({ body: { ...change, chosen: { ids: [id] } } }))

const people = chosen(['users.administer', 'permissions.administer'], colleague, {
  action: 'deactivate',
  target: null,
})
const courses = chosen(
  ['courses.administer', 'content.administer'],
  (server, owner) => makeCourse(server, owner),
  { action: 'archive', target: null },
)
const components = chosen(
  ['content.administer'],
  ({ call }, as) => call(createComponent, { as, body: componentForm() }),
  { action: 'deactivate', target: null },
)
const templates = chosen(
  ['certificates.administer'],
  ({ call }, as) => call(createCertificateTemplate, { as, body: certificateForm() }),
  { action: 'remove' },
)
const groups = chosen(
  ['courses.administer'],
  ({ call }, as) => call(createLearningGroup, { as, body: learningGroupForm() }),
  { action: 'remove' },
)

/** Results that wait for somebody who releases them. */
const held: InsideScene = async (server) => {
  const { author, learner } = await makePeople(server)
  const settings = { controlledRelease: true, singlePage: true }
  const { childId, questions } = await makeTest(server, author, { settings })
  const { opened, submit, given } = await takeTest(server, learner, childId)
  const known = new Map(questions.map((one) => [one.id, one]))
  const right = ({ question: { id } }: (typeof opened.questionScores)[number]) => {
    const made = known.get(id)
    return made ? rightAnswer(made) : ''
  }
  await submit(...opened.questionScores.map((row) => given(row, right(row))))
  const releaser = (companyId?: number) =>
    server.make.user({ ...(companyId && { companyId }), permissions: ['results.release'] })
  const body = { chosen: { ids: [opened.componentLog?.id] } }
  return { owner: await releaser(author.companyId), intruder: await releaser(), call: () => ({ body }) }
}

export const chosenScenes: Record<string, InsideScene> = {
  affectedByCertificateTemplateChange: templates,
  affectedByComponentChange: components,
  affectedByCourseChange: courses,
  affectedByLearningGroupChange: groups,
  affectedByUserChange: people,
  changeCertificateTemplates: templates,
  changeComponents: components,
  changeCourses: courses,
  changeLearningGroups: groups,
  changeUsers: people,
  releaseResults: held,
}
