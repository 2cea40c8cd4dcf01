import { listSuggestedCourses } from '@oktant/contract/catalogue.ts'
import {
  type ContainerCard,
  listAssignedCourses,
  listCompletedCourses,
  listLearning,
} from '@oktant/contract/learning.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeCard } from '../../../test/make-courses.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

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
  since: '2026-10-01T08:00:00Z',
  isMandatory: true,
  dueOn: null,
}

test('what is to be taken stands first, with since when it is late and by which group one has it', async () => {
  const server = fakeServer()
  const assigned = { isMandatory: true, because: [because] }
  server.answer(
    listAssignedCourses,
    paged([
      makeCard(1, { name: text('Knoten'), assigned, dueOn: '2020-01-31' }),
      makeCard(2, { name: text('Seile'), assigned: { ...assigned, isMandatory: false } }),
      makeCard(3, { name: text('Anker'), dueOn: '2099-01-31' }),
    ]),
  )
  server.answer(listLearning, paged([]))
  server.answer(listCompletedCourses, paged([]))
  server.answer(listSuggestedCourses, [])
  showApplication('/mylearning', { server, as: { permissions: ['learning.take'] } })
  const part = within(await screen.findByRole('region', { name: 'Für Sie vorgesehen' }))
  const [knots, ropes, anchors] = await part.findAllByRole('listitem')
  within(knots ?? document.body).getByText(/Tagen überfällig \(31. Jan. 2020\)/)
  within(knots ?? document.body).getByText(
    'Zugewiesen, weil Sie seit dem 1. Okt. 2026 zur Lerngruppe „Werkhalle“ gehören.',
  )
  within(ropes ?? document.body).getByText('Für Sie vorgesehen')
  within(anchors ?? document.body).getByText('Fällig am 31. Jan. 2099')
  within(anchors ?? document.body).getByText('Sie haben dies schon einmal bestanden; es ist wieder offen.')
  // NOTE: what is begun is among it, and nobody is told that nothing is.
  expect(screen.queryByRole('region', { name: 'Begonnen' })).toBeNull()
})
