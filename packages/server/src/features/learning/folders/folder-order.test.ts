import { createCourse, listFolders } from '@oktant/contract/learning/courses/containers.ts'
import * as contract from '@oktant/contract/learning/courses/folder-order.ts'
import { createFolder, removeFolder } from '@oktant/contract/learning/courses/folders.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { expect, test } from 'vitest'
import { makeCourse } from '../../../../test/kit/content/courses.ts'
import { newFolder } from '../../../../test/kit/content/folders.ts'
import { testServer } from '../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({
    permissions: ['folders.administer', 'courses.administer', 'content.administer', 'learning.take'],
  })
  const folder = async (title: string, parentId: number | null = null) => {
    const body = newFolder({ title: { en: title, de: '' }, parentId })
    return (await call(createFolder, { as: me, body })).id
  }
  const order = async (parentId?: number) => {
    const found = await call(contract.listFolderOrder, { as: me, query: parentId ? { parentId } : {} })
    return found.map(({ title }) => title.en)
  }
  const set = (parentId: number | null, ids: number[], as = me) =>
    call(contract.setFolderOrder, { as, body: { parentId, ids } })
  return { ...server, me, folder, order, set }
}

test('folders and courses stand in the order that was set, for whoever learns and for authors', async () => {
  const server = await setUp()
  const { call, me, folder, order, set } = server
  const inside = await folder('Harbour')
  const [ropes, anchors] = [await folder('Ropes', inside), await folder('Anchors', inside)]
  const { id: knots } = await makeCourse(server, me, { title: 'Knots', parentId: inside })
  expect(await order(inside)).toEqual(['Ropes', 'Anchors', 'Knots'])
  const before = [ropes, anchors, knots]
  expect(await set(inside, [knots, ropes, anchors])).toEqual({ before })
  const shown = async () =>
    (await call(readLearning, { as: me, params: { id: inside } })).children.map(({ name }) => name.en)
  expect(await shown()).toEqual(['Knots', 'Ropes', 'Anchors'])
  await set(inside, [anchors, ropes, knots])
  const places = (await call(listFolders, { as: me })).filter(({ parentId }) => parentId === inside)
  expect(places.map(({ title }) => title.en)).toEqual(['Anchors', 'Ropes'])
  await set(inside, before)
  expect(await shown()).toEqual(['Ropes', 'Anchors', 'Knots'])
})

test('what is at the root is put in order too, and the segments stay where they are', async () => {
  const { call, me, folder, order, set } = await setUp()
  const [one, two] = [await folder('Anchors'), await folder('Ropes')]
  await set(null, [two, one])
  expect(await order()).toEqual(['Ropes', 'Anchors'])
  const title = { en: 'Sails', de: '' }
  await call(createCourse, {
    as: me,
    body: { title, containerTypeId: containerType.topic, parentId: null },
  })
  expect(await order()).toEqual(['Ropes', 'Anchors', 'Sails'])
})

test('whoever has seen other things stand there is told, and strangers find no such folder', async () => {
  const { call, make, me, folder, set, order } = await setUp()
  const inside = await folder('Harbour')
  const [ropes, anchors] = [await folder('Ropes', inside), await folder('Anchors', inside)]
  await call(removeFolder, { as: me, params: { id: anchors } })
  expect(await set(inside, [anchors, ropes])).toMatchObject({ code: 'content_changed' })
  expect(await set(inside, [])).toMatchObject({ code: 'content_changed' })
  expect(await set(inside, [ropes])).toEqual({ before: [ropes] })
  const stranger = await make.user({ permissions: ['folders.administer'] })
  expect(await set(inside, [ropes], stranger)).toMatchObject({ code: 'folder_not_found' })
  expect(await order(inside)).toEqual(['Ropes'])
})
