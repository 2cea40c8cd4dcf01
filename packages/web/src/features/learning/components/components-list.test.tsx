import { type ComponentRow, listComponents } from '@oktant/contract/learning/components/components.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { listContentTypeOptions } from '@oktant/contract/learning/courses/learning-types.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { listUnplayed } from '@oktant/contract/learning/components/unplayed-films.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const row = (id: number, name: string, categoryId: number): ComponentRow => ({
  id,
  title: { en: name, de: name },
  categoryId,
  contentType: null,
  status: 'active',
  minutes: null,
  courses: 0,
  changedAt: '2030-11-20T09:00:00Z',
})
const content = [
  row(1, 'Knoten', componentCategory.document),
  row(2, 'Knotentest', componentCategory.evaluation),
  row(3, 'Knotenfilm', componentCategory.video),
]

async function open(...permissions: Permission[]) {
  const server = fakeServer()
  server.answer(listComponents, { content, totalElements: 3, totalPages: 1, number: 0 })
  server.answer(listContentTypeOptions, [])
  server.answer(listUnplayed, [
    { componentId: 3, people: 2, lastAt: '2030-11-20T09:00:00Z', reasons: ['unknown'], counts: false },
  ])
  showApplication('/administration/components', { server, as: { permissions } })
  await screen.findByRole('link', { name: 'Knoten' })
}

test('what one may not work on leads nowhere', async () => {
  await open('content.administer')
  screen.getByText('Knotentest')
  expect(screen.queryByRole('link', { name: 'Knotentest' })).toBeNull()
})

test('whoever may work on evaluations comes to theirs', async () => {
  await open('content.administer', 'evaluations.administer')
  const link = screen.getByRole('link', { name: 'Knotentest' })
  expect(link.getAttribute('href')).toBe('#/administration/evaluations/2')
})

test('a film that does not play is marked in the library', async () => {
  await open('content.administer')
  await screen.findByText('Lief bei 2 Personen nicht.')
  const marked = screen.getAllByRole('row').filter((one) => within(one).queryByText(/^Lief bei/))
  expect(marked.map((one) => within(one).getByRole('link').textContent)).toEqual(['Knotenfilm'])
})
