import { expect, test } from 'vitest'
import { createCourse } from '@oktant/contract/learning/courses/containers.ts'
import * as themes from '@oktant/contract/learning/courses/folder-themes.ts'
import * as contract from '@oktant/contract/learning/courses/folders.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { createCourseType } from '@oktant/contract/learning/courses/learning-types.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { makeCourse } from '../../../../test/kit/content/courses.ts'
import { folderForm, newFolder, themeForm } from '../../../../test/kit/content/folders.ts'
import { typeForm } from '../../../../test/kit/content/learning-types.ts'
import { testServer } from '../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({ permissions: ['folders.administer'] })
  const { companyId } = me
  const author = await make.user({
    companyId,
    permissions: ['courses.administer', 'content.administer', 'contentTypes.administer'],
  })
  const learner = await make.user({ companyId, permissions: ['learning.take'] })
  const create = (values: Partial<contract.FolderForm> = {}) =>
    call(contract.createFolder, { as: me, body: newFolder(values) })
  const theme = (values: Partial<themes.FolderThemeForm> = {}) =>
    call(themes.createFolderTheme, { as: me, body: themeForm(values) })
  const learn = (id: number) => call(readLearning, { as: learner, params: { id } })
  const titles = async (query: object = {}) =>
    (await call(contract.listAdminFolders, { as: me, query })).content?.map(({ title }) => title.en)
  return { ...server, me, author, learner, create, theme, learn, titles }
}

test('a folder is made and seen at once, changed, hidden, shown, removed and brought back', async () => {
  const { call, me, create, learn, titles } = await setUp()
  const made = await create()
  const params = { id: made.id }
  expect(made).toMatchObject({ title: { en: 'Library' }, isShown: true, below: 0, themeId: null })
  expect(await learn(made.id)).toMatchObject({ name: { de: 'Bibliothek' }, theme: null, children: [] })
  const save = (values: object, revision: number) =>
    call(contract.updateFolder, { as: me, params, body: { ...folderForm(values), revision } })
  const hidden = await save({ isShown: false, title: { en: 'Archive', de: '' } }, made.revision)
  expect(hidden).toMatchObject({ isShown: false, title: { en: 'Archive' } })
  expect(await learn(made.id)).toMatchObject({ code: 'container_not_found' })
  expect(await save({}, made.revision)).toMatchObject({ status: 409, code: 'content_changed' })
  expect(await save({}, hidden.revision)).toMatchObject({ isShown: true })
  expect(await call(contract.removeFolder, { as: me, params })).toEqual({})
  expect(await titles()).toEqual([])
  expect(await call(contract.restoreFolder, { as: me, params })).toMatchObject({ isShown: true })
  expect(await titles()).toEqual(['Library'])
})

test('one folder is the library, to which learners are led while it is shown', async () => {
  const { call, make, me, learner, create } = await setUp()
  const found = async () => (await call(contract.readLibrary, { as: learner }))?.id ?? null
  expect(await found()).toBeNull()
  const first = await create({ isLibrary: true })
  expect(await found()).toBe(first.id)
  const other = await create({ title: { en: 'Archive', de: 'Archiv' }, isLibrary: true })
  expect(await found()).toBe(other.id)
  expect(await call(contract.readFolder, { as: me, params: { id: first.id } })).toMatchObject({
    isLibrary: false,
  })
  const stranger = await make.user({ permissions: ['learning.take'] })
  expect(await call(contract.readLibrary, { as: stranger })).toBeNull()
  const body = { ...folderForm({ title: { en: 'Archive', de: 'Archiv' }, isLibrary: true }), isShown: false }
  const hidden = { ...body, revision: other.revision }
  await call(contract.updateFolder, { as: me, params: { id: other.id }, body: hidden })
  expect(await found()).toBeNull()
})

test('no two folders of one place have the same name, in the specification’s words', async () => {
  const { create } = await setUp()
  const { id } = await create()
  const message = 'A folder with name Library already exists. Please enter another name.'
  expect(await create()).toMatchObject({
    code: 'container_invalid',
    errors: [{ field: 'title', code: 'folder_name_taken', message }],
  })
  expect(await create({ parentId: id })).toMatchObject({ parentId: id })
})

test('a folder is moved, never below itself, and goes only when nothing stands in it', async () => {
  const { call, me, author, create } = await setUp()
  const [top, inner] = [await create(), await create({ title: { en: 'Inner', de: '' } })]
  const move = (parentId: number, { id, revision }: typeof top, title = folderForm().title) =>
    call(contract.updateFolder, {
      as: me,
      params: { id },
      body: { ...folderForm({ parentId, title }), revision },
    })
  expect(await move(top.id, inner, inner.title)).toMatchObject({ parentId: top.id })
  expect(await move(inner.id, top)).toMatchObject({
    code: 'container_invalid',
    errors: [{ field: 'parentId' }],
  })
  await makeCourse({ call }, author, { parentId: inner.id })
  const params = { id: inner.id }
  expect(await call(contract.readFolderAffected, { as: me, params })).toMatchObject([
    { what: 'below', count: 1 },
  ])
  expect(await call(contract.removeFolder, { as: me, params })).toMatchObject({ code: 'container_in_use' })
})

test('whoever looks after folders reaches no course, and makes none', async () => {
  const { call, me, author, create } = await setUp()
  const course = await makeCourse({ call }, author)
  const params = { id: course.id }
  for (const entry of [contract.readFolder, contract.readFolderAffected, contract.removeFolder])
    expect(await call(entry, { as: me, params })).toMatchObject({ code: 'folder_not_found' })
  const body = { ...folderForm(), containerTypeId: containerType.course }
  expect(await call(contract.createFolder, { as: me, body })).toMatchObject({ code: 'container_invalid' })
  expect(await create({ parentId: course.id })).toMatchObject({ code: 'folder_not_found' })
  expect(await call(createCourse, { as: me, body })).toMatchObject({
    status: 403,
  })
})

test('a theme is seen in its folder and below it, until another one stands nearer', async () => {
  const { call, me, create, theme, learn } = await setUp()
  const [calm, bright] = [
    await theme(),
    await theme({ name: { en: 'Bright', de: '' }, tone: 'finance', pattern: 'tiles', layout: 'cards' }),
  ]
  const top = await create({ themeId: calm.id })
  const inner = await create({ title: { en: 'Inner', de: '' }, parentId: top.id })
  const look = { tone: 'production', pattern: 'rings', layout: 'rows' }
  expect((await learn(top.id)).theme).toEqual(look)
  expect((await learn(inner.id)).theme).toEqual(look)
  const { title, parentId } = inner
  const body = { ...folderForm({ title, parentId, themeId: bright.id }), revision: inner.revision }
  await call(contract.updateFolder, { as: me, params: { id: inner.id }, body })
  expect((await learn(inner.id)).theme).toMatchObject({ tone: 'finance' })
  const params = { id: bright.id }
  expect(await call(themes.readFolderThemeAffected, { as: me, params })).toEqual([
    { what: 'folders', count: 1, examples: ['Inner'] },
  ])
  await call(themes.removeFolderTheme, { as: me, params })
  expect((await learn(inner.id)).theme).toEqual(look)
  await call(themes.restoreFolderTheme, { as: me, params })
  expect((await learn(inner.id)).theme).toMatchObject({ tone: 'finance' })
  expect(await create({ title: { en: 'Other', de: '' }, themeId: 2_000_000_000 })).toMatchObject({
    code: 'container_invalid',
    errors: [{ field: 'themeId', code: 'choice_unknown' }],
  })
})

test('a theme is changed by who saw it last, and has a name of its own', async () => {
  const { call, me, theme } = await setUp()
  const { id, revision } = await theme()
  const params = { id }
  const body = { ...themeForm({ layout: 'cards' }), revision }
  expect(await call(themes.updateFolderTheme, { as: me, params, body })).toMatchObject({ layout: 'cards' })
  expect(await call(themes.updateFolderTheme, { as: me, params, body })).toMatchObject({
    code: 'content_changed',
  })
  expect(await theme()).toMatchObject({ code: 'theme_invalid', errors: [{ code: 'name_taken' }] })
  const query = { _filterFields: ['tone'], _filterValues: ['finance'] }
  expect(await call(themes.listFolderThemes, { as: me, query })).toMatchObject({ totalElements: 0 })
  expect(await call(themes.readFolderTheme, { as: me, params })).toMatchObject({
    layout: 'cards',
    folders: 0,
  })
})

test('folders are found by title, theme and type, and the form offers what there is', async () => {
  const { call, me, author, create, theme, titles } = await setUp()
  const { id: themeId } = await theme()
  const { id: courseType } = await call(createCourseType, {
    as: author,
    body: { ...typeForm({ name: { en: 'Library folder', de: '' } }), isFor: 'folder' },
  })
  await create({ themeId })
  await create({ title: { en: 'Archive', de: '' }, courseType })
  const by = (field: string, value: string | number) =>
    titles({ _filterFields: [field], _filterValues: [String(value)] })
  expect(await titles()).toEqual(['Archive', 'Library'])
  expect(await by('themeId', themeId)).toEqual(['Library'])
  expect(await by('courseType', courseType)).toEqual(['Archive'])
  expect(await by('title', 'arch')).toEqual(['Archive'])
  expect(await call(contract.readFolderChoices, { as: me })).toMatchObject({
    folders: [{ title: { en: 'Library' }, depth: 0 }, { title: { en: 'Archive' } }],
    themes: [{ id: themeId, tone: 'production' }],
    types: [{ id: courseType }],
  })
})
