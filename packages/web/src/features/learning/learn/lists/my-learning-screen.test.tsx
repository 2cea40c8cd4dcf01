import { type ContainerCard, listCompletedCourses } from '@oktant/contract/learning/own/learn.ts'
import { readMyLearning } from '@oktant/contract/learning/own/own-learning.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeCard, makeMyLearning } from '../../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const paged = (content: ContainerCard[]) => ({
  content,
  totalElements: content.length,
  totalPages: content.length ? 1 : 0,
  number: 0,
})
const text = (de: string) => ({ en: de, de })
const because = {
  groupId: 3,
  name: text('Werkhalle'),
  isByName: false,
  givenBy: null,
  since: '2026-10-01T08:00:00Z',
  isMandatory: true,
  dueOn: null,
}

test('what is to be taken stands first, with since when it is late and by which group one has it', async () => {
  const server = fakeServer()
  const assigned = { isMandatory: true, because: [because] }
  server.answer(readMyLearning, {
    assigned: paged([
      makeCard(1, { name: text('Knoten'), assigned, dueOn: '2020-01-31', duration: 132 }),
      makeCard(2, { name: text('Seile'), assigned: { ...assigned, isMandatory: false } }),
      makeCard(3, { name: text('Anker'), dueOn: '2099-01-31', duration: 60 }),
    ]),
    begun: paged([]),
    completed: paged([]),
    purchases: null,
    suggested: [],
  })
  showApplication('/mylearning', { server, as: { permissions: ['learning.take'] } })
  const part = within(await screen.findByRole('region', { name: 'Für Sie vorgesehen' }))
  const [knots, ropes, anchors] = await part.findAllByRole('listitem')
  within(knots ?? document.body).getByText(/Tagen überfällig \(31. Jan. 2020\)/)
  within(knots ?? document.body).getByText(
    'Zugewiesen, weil Sie seit dem 1. Okt. 2026 zur Lerngruppe „Werkhalle“ gehören.',
  )
  within(knots ?? document.body).getByText('2 Std. 12 Min.')
  within(anchors ?? document.body).getByText('1 Std.')
  within(ropes ?? document.body).getByText('Freiwillig')
  within(anchors ?? document.body).getByText('Fällig am 31. Jan. 2099')
  within(anchors ?? document.body).getByText('Sie haben dies schon einmal bestanden; es ist wieder offen.')
  // NOTE: what is begun is among it, and nobody is told that nothing is.
  expect(screen.queryByRole('region', { name: 'Begonnen' })).toBeNull()
})

test('the page is one call, and what stands further on is asked for when one goes there', async () => {
  const server = fakeServer()
  const completed = { ...paged([makeCard(5)]), totalElements: 13, totalPages: 2 }
  server.answer(readMyLearning, makeMyLearning({ completed }))
  server.answer(listCompletedCourses, {
    ...paged([makeCard(6)]),
    totalElements: 13,
    totalPages: 2,
    number: 1,
  })
  const as = { permissions: ['learning.take' as const, 'purchases.make' as const] }
  const { user } = showApplication('/mylearning', { server, as })
  const part = within(await screen.findByRole('region', { name: 'Bestanden' }))
  await part.findByRole('link', { name: /Course 5/ })
  expect(server.calls().filter((name) => /mylearning|cdi|purchases/.test(name))).toHaveLength(1)
  await user.click(part.getByRole('button', { name: 'Ältere' }))
  await part.findByRole('link', { name: /Course 6/ })
  await waitFor(() => expect(server.callsOf(listCompletedCourses)).toHaveLength(1))
})

test('a failure is told once, and the page is loaded again on demand', async () => {
  const server = fakeServer()
  server.refuse(readMyLearning, 'unexpected')
  const { user } = showApplication('/mylearning', { server, as: { permissions: ['learning.take'] } })
  await screen.findByRole('alert')
  server.answer(readMyLearning, makeMyLearning())
  await user.click(screen.getByRole('button', { name: /Erneut|Noch einmal/ }))
  await screen.findByRole('region', { name: 'Begonnen' })
})
