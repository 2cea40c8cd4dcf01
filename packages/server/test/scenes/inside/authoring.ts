import { createLearningGroup } from '@oktant/contract/people/learning-groups.ts'
import {
  addComponentUploadPart,
  beginComponentUpload,
  finishComponentUpload,
} from '@oktant/contract/learning/components/component-files.ts'
import { createComponent } from '@oktant/contract/learning/components/components.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { anyRule } from '../../kit/content/assignments.ts'
import { fileOf, pdf } from '../../kit/content/component-files.ts'
import { componentForm, courseForm, makeCourse, placeOf } from '../../kit/content/courses.ts'
import { makePicture } from '../../kit/content/diagrams.ts'
import type { Made } from '../../kit/make.ts'
import {
  evaluationForm,
  itemOf,
  makeEvaluation,
  makeQuestion,
  questionForm,
} from '../../kit/content/questions/questions.ts'
import { learningGroupForm } from '../people/learning-groups.ts'
import type { Server } from '../scene.ts'
import { inside, type InsideScene } from './inside.ts'

const rights: Permission[] = [
  'courses.administer',
  'content.administer',
  'evaluations.administer',
  'learning.take',
]

const course = (server: Server, owner: Made) => makeCourse(server, owner)
const question = (server: Server, owner: Made) => makeQuestion(server, owner)
const picture = (server: Server, owner: Made) => makePicture(server, owner)

/** A file that came whole, which no component holds yet. */
async function document({ call }: Server, as: Made) {
  const { id } = await call(beginComponentUpload, { as, body: { name: 'rope.pdf', bytes: pdf.length } })
  await call(addComponentUploadPart, { as, params: { id, from: 0 }, file: fileOf(pdf) })
  const { file } = await call(finishComponentUpload, { as, params: { id } })
  return { id: file?.id ?? 0 }
}
const mediaOf = ({ id }: { id: number }) => ({
  fileIds: { en: id, de: null },
  captionIds: { en: null, de: null },
  downloadable: true,
  share: 90,
})

const { category: _, ...component } = componentForm()

export const authoringInsideScenes: Record<string, InsideScene> = {
  createComponent: inside(rights, document, (made) => ({ body: componentForm({ media: mediaOf(made) }) })),
  createEvaluation: inside(rights, question, ({ id }) => ({
    body: { ...evaluationForm([itemOf(id)]), category: 3 },
  })),
  createQuestion: inside(rights, picture, async ({ fileId }, as, server) => {
    const { bankId } = await question(server, as)
    return { body: { ...questionForm('MC', { pictureId: fileId }), bankId } }
  }),
  placeQuestions: inside(rights, question, ({ id, bankId }) => ({
    body: { places: [{ id, bankId, folder: 'Knots' }] },
  })),
  setGroupCourses: inside(rights, course, async ({ id }, as, { call }) => {
    const { id: groupId } = await call(createLearningGroup, { as, body: learningGroupForm() })
    return { params: { id: groupId }, body: { courses: [{ containerId: id, rule: anyRule }] } }
  }),
  updateComponent: inside(rights, document, async (made, as, { call }) => {
    const { id, revision = 0 } = await call(createComponent, { as, body: componentForm() })
    return { params: { id }, body: { ...component, media: mediaOf(made), status: 'active', revision } }
  }),
  updateCourse: inside(
    rights,
    ({ call }, as) => call(createComponent, { as, body: componentForm() }),
    async ({ id = 0 }, as, server) => {
      const own = await course(server, as)
      return { params: { id: own.id }, body: { ...courseForm(own), children: [placeOf(id)] } }
    },
  ),
  updateEvaluation: inside(rights, question, async ({ id }, as, server) => {
    const own = await makeEvaluation(server, as)
    const body = { ...evaluationForm([itemOf(id)]), status: 'active', revision: own.revision }
    return { params: { id: own.id }, body }
  }),
  updateQuestion: inside(rights, picture, async ({ fileId }, as, server) => {
    const own = await question(server, as)
    return { params: { id: own.id }, body: { ...questionForm('MC', { pictureId: fileId }), revision: 0 } }
  }),
}
