import { listAssignedCourses, listLearning } from '@oktant/contract/learning/own/learn.ts'
import { listPurchases } from '@oktant/contract/learning/purchases.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeCard } from '../../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const paged = <T,>(content: T[]) => ({
  content,
  totalElements: content.length,
  totalPages: content.length ? 1 : 0,
  number: 0,
})
const text = (de: string) => ({ en: de, de })

function open(permissions: ('learning.take' | 'purchases.make')[] = ['learning.take']) {
  const server = fakeServer()
  server.answer(listAssignedCourses, paged([makeCard(1, { name: text('Knoten'), state: 'NOT_STARTED' })]))
  server.answer(
    listLearning,
    paged([
      makeCard(2, { name: text('Seile'), state: 'PASSED', passed: true, percent: 100, mark: 90 }),
      makeCard(3, { name: text('Anker'), state: 'IN_PROGRESS', percent: 40 }),
    ]),
  )
  server.answer(listPurchases, paged([]))
  return { server, ...showApplication('/my-courses', { server, as: { permissions } }) }
}

test('one’s courses stand in lists with how each stands, apart from the view of what to learn next', async () => {
  open(['learning.take', 'purchases.make'])
  const given = within(await screen.findByRole('region', { name: 'Mir zugewiesen' }))
  given.getByRole('link', { name: 'Knoten' })
  given.getByText('Nicht begonnen')
  const taken = within(await screen.findByRole('table', { name: 'Belegt' }))
  const [, ropes, anchors] = await taken.findAllByRole('row')
  within(ropes ?? document.body).getByText('Bestanden')
  within(anchors ?? document.body).getByText('Begonnen')
  expect(screen.queryByRole('region', { name: 'Vielleicht etwas für Sie' })).toBeNull()
})

test('the list is filtered by state', async () => {
  const { server, user } = open()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Stand' }), 'PASSED')
  await waitFor(() =>
    expect(server.callsOf(listLearning).at(-1)?.query.getAll('_filterValues')).toEqual(['PASSED']),
  )
})
