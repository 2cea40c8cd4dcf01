import { expect, test } from 'vitest'
import { createFolder } from '@oktant/contract/learning/courses/folders.ts'
import { readPublicLearning } from '@oktant/contract/learning/own/learn.ts'
import { containerType, listSegments } from '@oktant/contract/learning/segments.ts'
import { makeCourse } from '../../../../../test/kit/content/courses.ts'
import { newFolder } from '../../../../../test/kit/content/folders.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { makeDefaultSegments } from '../../segments/segments.ts'

test('a visitor meets the folders that lead to an open course, counted as far as they may see, and no other', async () => {
  const server = await testServer()
  const { call, db, make } = server
  const author = await make.user({
    permissions: ['courses.administer', 'content.administer', 'folders.administer', 'learning.take'],
  })
  await db.transaction((tx) => makeDefaultSegments(tx, author.companyId))
  const [{ id: segmentId } = { id: 0 }] = await call(listSegments, { as: author })
  const course = (wish: Parameters<typeof makeCourse>[2]) => makeCourse(server, author, wish)
  const folder = async (name: string, parentId: number) => {
    const values = { title: { en: name, de: name }, containerTypeId: containerType.topic, parentId }
    return (await call(createFolder, { as: author, body: newFolder(values) })).id ?? 0
  }
  const outer = await folder('Outer', segmentId)
  const inner = await folder('Inner', outer)
  const shut = await folder('Shut', segmentId)
  const visible = { openToVisitors: true }
  const open = await course({ parentId: inner, texts: visible })
  await course({ parentId: inner, texts: { openToVisitors: false } })
  await course({ parentId: shut, texts: { openToVisitors: false } })
  const query = { company: String(author.companyId) }
  const inside = async (id: number) => {
    const { children = [] } = await call(readPublicLearning, { params: { id }, query })
    return children.map(({ containerId, childCount }) => [containerId, childCount])
  }
  expect(await inside(segmentId)).toEqual([[outer, 1]])
  expect(await inside(outer)).toEqual([[inner, 1]])
  expect((await inside(inner)).map(([id]) => id)).toEqual([open.id])
  const counted = async (as?: typeof author) =>
    (await call(listSegments, { query, ...(as && { as }) })).find(({ id }) => id === segmentId)?.courseCount
  expect(await counted()).toBe(1)
  expect(await counted(author)).toBe(3)
})
