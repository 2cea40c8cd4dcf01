import { changeFolderThemes } from '@oktant/contract/learning/courses/folder-themes.ts'
import * as themes from '@oktant/contract/learning/courses/folder-themes.ts'
import * as folders from '@oktant/contract/learning/courses/folders.ts'
import { changeLearningGroups } from '@oktant/contract/people/learning-group-changes.ts'
import * as groups from '@oktant/contract/people/learning-groups.ts'
import * as templates from '@oktant/contract/learning/certificates/certificate-templates.ts'
import * as sets from '@oktant/contract/assessment/questions/answer-sets.ts'
import * as banks from '@oktant/contract/assessment/questions/question-banks.ts'
import { changeContentTypes, changeCourseTypes } from '@oktant/contract/learning/courses/learning-types.ts'
import * as types from '@oktant/contract/learning/courses/learning-types.ts'
import { expect, test } from 'vitest'
import { certificateForm } from './kit/content/certificates.ts'
import { newFolder, themeForm } from './kit/content/folders.ts'
import { typeForm } from './kit/content/learning-types.ts'
import { answerSetForm } from './kit/content/questions/questions.ts'
import { testServer } from './kit/server.ts'
import { learningGroupForm } from './scenes/people/learning-groups.ts'

const sea = { en: 'Sea', de: 'Meer' }

async function setUp() {
  const { call, make } = await testServer()
  const me = await make.user({
    permissions: [
      'contentTypes.administer',
      'folders.administer',
      'courses.administer',
      'certificates.administer',
      'evaluations.administer',
    ],
  })
  const kinds = {
    'content type': {
      create: (name: typeof sea) => call(types.createContentType, { as: me, body: typeForm({ name }) }),
      remove: (id: number) => call(types.removeContentType, { as: me, params: { id } }),
      restore: (id: number) => call(types.restoreContentType, { as: me, params: { id } }),
      restoreMany: (ids: number[]) =>
        call(changeContentTypes, { as: me, body: { action: 'restore', chosen: { ids } } }),
    },
    'course type': {
      create: (name: typeof sea) =>
        call(types.createCourseType, { as: me, body: { ...typeForm({ name }), isFor: 'folder' } }),
      remove: (id: number) => call(types.removeCourseType, { as: me, params: { id } }),
      restore: (id: number) => call(types.restoreCourseType, { as: me, params: { id } }),
      restoreMany: (ids: number[]) =>
        call(changeCourseTypes, { as: me, body: { action: 'restore', chosen: { ids } } }),
    },
    theme: {
      create: (name: typeof sea) => call(themes.createFolderTheme, { as: me, body: themeForm({ name }) }),
      remove: (id: number) => call(themes.removeFolderTheme, { as: me, params: { id } }),
      restore: (id: number) => call(themes.restoreFolderTheme, { as: me, params: { id } }),
      restoreMany: (ids: number[]) =>
        call(changeFolderThemes, { as: me, body: { action: 'restore', chosen: { ids } } }),
    },
    'learning group': {
      create: (name: typeof sea) =>
        call(groups.createLearningGroup, { as: me, body: learningGroupForm({ name }) }),
      remove: (id: number) => call(groups.removeLearningGroup, { as: me, params: { id } }),
      restore: (id: number) => call(groups.restoreLearningGroup, { as: me, params: { id } }),
      restoreMany: (ids: number[]) =>
        call(changeLearningGroups, { as: me, body: { action: 'restore', chosen: { ids } } }),
    },
    'certificate template': {
      create: ({ de: name }: typeof sea) =>
        call(templates.createCertificateTemplate, { as: me, body: { ...certificateForm(), name } }),
      remove: (id: number) => call(templates.removeCertificateTemplate, { as: me, params: { id } }),
      restore: (id: number) => call(templates.restoreCertificateTemplate, { as: me, params: { id } }),
    },
    'question bank': {
      create: (title: typeof sea) =>
        call(banks.createQuestionBank, { as: me, body: { title, description: { en: '', de: '' } } }),
      remove: (id: number) => call(banks.removeQuestionBank, { as: me, params: { id } }),
      restore: (id: number) => call(banks.restoreQuestionBank, { as: me, params: { id } }),
    },
    'answer set': {
      create: (name: typeof sea) =>
        call(sets.createAnswerSet, { as: me, body: { ...answerSetForm(), name } }),
      remove: (id: number) => call(sets.removeAnswerSet, { as: me, params: { id } }),
      restore: (id: number) => call(sets.restoreAnswerSet, { as: me, params: { id } }),
    },
    folder: {
      create: (title: typeof sea) => call(folders.createFolder, { as: me, body: newFolder({ title }) }),
      remove: (id: number) => call(folders.removeFolder, { as: me, params: { id } }),
      restore: (id: number) => call(folders.restoreFolder, { as: me, params: { id } }),
    },
  }
  return { kinds, stranger: await make.user({ permissions: ['contentTypes.administer'] }), call }
}
type Kinds = Awaited<ReturnType<typeof setUp>>['kinds']
const inMany = ['content type', 'course type', 'theme', 'learning group'] as const
const names: (keyof Kinds)[] = [...inMany, 'certificate template', 'question bank', 'answer set', 'folder']

test.each(names)('a %s whose name is taken by now is not brought back until it is free', async (name) => {
  const { create, remove, restore } = (await setUp()).kinds[name]
  const { id } = await create(sea)
  await remove(id)
  const next = await create({ en: 'Ocean', de: 'MEER' })
  expect(await restore(id)).toMatchObject({ status: 409, code: 'name_taken' })
  await remove(next.id)
  expect(await restore(id)).toMatchObject({ id })
})

test.each(inMany)(
  'of many of a kind (%s) those are brought back whose names are free, and of two alike the first',
  async (name) => {
    const { create, remove, restoreMany } = (await setUp()).kinds[name]
    const ids = []
    for (const title of [sea, { en: 'Sky', de: '' }, sea]) {
      const { id } = await create(title)
      await remove(id)
      ids.push(id)
    }
    const [first = 0, second = 0, third = 0] = ids
    await create({ en: 'Sky', de: 'Himmel' })
    expect(await restoreMany([first, second, third])).toEqual({ changed: [first], skipped: 2 })
  },
)

test('what another company calls so takes no name here', async () => {
  const { kinds, stranger, call } = await setUp()
  const { create, remove, restore } = kinds['content type']
  const { id } = await create(sea)
  await remove(id)
  await call(types.createContentType, { as: stranger, body: typeForm({ name: sea }) })
  expect(await restore(id)).toMatchObject({ id })
})

const newNames = ['certificate template', 'question bank', 'answer set'] as const
test.each(newNames)('a second %s of a name is refused at the name', async (kind) => {
  const { create } = (await setUp()).kinds[kind]
  await create(sea)
  expect(await create(sea)).toMatchObject({ status: 422, errors: [{ code: 'name_taken' }] })
})
