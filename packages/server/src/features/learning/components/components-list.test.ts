import { listComponents } from '@oktant/contract/learning/components/components.ts'
import { expect, test } from 'vitest'
import { makeCourse } from '../../../../test/kit/content/courses.ts'
import { testServer } from '../../../../test/kit/server.ts'

test('components come in the order of a column, page by page, each with the courses that hold it', async () => {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({ permissions: ['courses.administer', 'content.administer'] })
  const titled = (en: string) => ({ title: { en, de: '' } })
  const one = await makeCourse(server, me, { components: [titled('Äpfel'), titled('Zebras')] })
  const zebras = { componentId: one.children[1]?.componentId ?? 0 }
  // NOTE: the birds are made, and the zebras stand in their place.
  await makeCourse(server, me, { components: [titled('birds')], places: [zebras] })
  const list = async (query: object) => {
    const { content, totalElements } = await call(listComponents, { as: me, query })
    return [content.map(({ title, courses }) => [title.en, courses]), totalElements]
  }
  const [first, second, third] = [
    ['Äpfel', 1],
    ['birds', 0],
    ['Zebras', 2],
  ]
  expect(await list({})).toEqual([[first, second, third], 3])
  expect(await list({ _filterFields: 'status', _filterValues: 'active' })).toEqual([
    [first, second, third],
    3,
  ])
  expect(await list({ _sortField: 'courses', _sortDir: 'DESC' })).toEqual([[third, first, second], 3])
  expect(await list({ _sortField: 'title', _sortDir: 'DESC', _perPage: 2, _page: 1 })).toEqual([[first], 3])
  expect(await list({ _perPage: 2, _page: 2 })).toEqual([[], 3])
})
