import { listProjects } from '@oktant/contract/people/account.ts'
import type { ContainerCard } from '@oktant/contract/learning/own/learn.ts'
import {
  listOwnGroupCourses,
  listOwnGroups,
  type OwnGroup,
  readOwnGroup,
} from '@oktant/contract/learning/own/own-groups.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeCard } from '../../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const paged = <T,>(content: T[], more = {}) => ({
  content,
  totalElements: content.length,
  totalPages: content.length ? 1 : 0,
  number: 0,
  ...more,
})
const text = (de: string) => ({ en: de, de })
const group = (id: number, own: Partial<OwnGroup> = {}): OwnGroup => ({
  id,
  name: text('Werkhalle'),
  isByRule: true,
  since: '2026-10-01T08:00:00Z',
  courses: 5,
  passed: 2,
  toTake: 2,
  dueOn: '2020-01-31',
  ...own,
})
const as = { permissions: ['learning.take' as const] }

test('each of one’s groups says since when, how far one is and what is late', async () => {
  const server = fakeServer()
  const hand = group(8, { name: text('Mentoren'), isByRule: false, toTake: 0, dueOn: null, passed: 5 })
  server.answer(listOwnGroups, paged([group(7), hand]))
  server.answer(listProjects, [
    { id: 1, name: 'Werk Nord', enableChat: false, visibleModules: [], current: true },
    { id: 2, name: 'Werk Süd', enableChat: false, visibleModules: [], current: false },
  ])
  showApplication('/my-groups', { server, as })
  const groups = within(await screen.findByRole('list', { name: 'Lerngruppen' }))
  const [floor, mentors] = groups.getAllByRole('listitem')
  const first = within(floor ?? document.body)
  expect(first.getByRole('link', { name: 'Werkhalle' }).getAttribute('href')).toBe('#/my-groups/7')
  first.getByText('Sie gehören nach ihrer Regel seit dem 1. Okt. 2026 dazu.')
  first.getByText('2 von 5 Kursen bestanden')
  expect(first.getByText('2 noch zu absolvieren').dataset['tone']).toBe('bad')
  first.getByText(/überfällig/)
  within(mentors ?? document.body).getByText('Sie wurden am 1. Okt. 2026 aufgenommen.')
  expect(mentors?.textContent).not.toContain('noch zu absolvieren')
  const work = within(await screen.findByRole('list', { name: 'Gruppen, in denen Sie arbeiten' }))
  expect(work.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Werk NordHier arbeiten Sie gerade',
    'Werk Süd',
  ])
  screen.getByRole('link', { name: 'Meine Gruppen', current: 'page' })
})

test('whoever is in no group reads what groups are, and where to look meanwhile', async () => {
  const server = fakeServer()
  server.answer(listOwnGroups, paged<OwnGroup>([]))
  showApplication('/my-groups', { server, as })
  await screen.findByText('Zurzeit gibt Ihnen keine Lerngruppe Kurse.')
  screen.getByRole('link', { name: /Segmente/ })
})

test('a group shows what it gives, whether it demands it, and one’s own state in each', async () => {
  const server = fakeServer()
  const because = (isMandatory: boolean) => ({
    isMandatory: true,
    because: [
      {
        groupId: 7,
        name: text('Werkhalle'),
        isByName: false,
        givenBy: null,
        since: '2026-10-01T08:00:00Z',
        isMandatory,
        dueOn: null,
      },
    ],
  })
  const passed = { passed: true, state: 'PASSED', percent: 100, completedAt: '2026-05-03T10:00:00Z' } as const
  server.answer(readOwnGroup, group(7))
  server.answer(
    listOwnGroupCourses,
    paged<ContainerCard>([
      makeCard(1, { name: text('Knoten'), assigned: because(true), state: 'IN_PROGRESS', percent: 60 }),
      makeCard(2, { name: text('Seile'), assigned: because(false) }),
      makeCard(3, { name: text('Anker'), assigned: because(true), ...passed }),
    ]),
  )
  const { user } = showApplication('/my-groups/7', { server, as })
  await screen.findByRole('heading', { level: 1, name: 'Werkhalle' })
  const courses = within(await screen.findByRole('list', { name: 'Was sie Ihnen gibt' }))
  courses.getByText('In dieser Gruppe Pflicht · 60 % erledigt')
  // NOTE: another group demands it, this one does not.
  courses.getByText('In dieser Gruppe freiwillig · Noch nicht begonnen')
  courses.getByText('In dieser Gruppe Pflicht · Bestanden am 3. Mai 2026')
  server.answer(listOwnGroups, paged([group(7)]))
  const back = screen.getAllByRole('link', { name: 'Meine Gruppen' }).at(-1)
  await user.click(back ?? document.body)
  await screen.findByRole('link', { name: 'Werkhalle' })
})

test('a group that one is not in is said not to be there', async () => {
  const server = fakeServer()
  server.refuse(readOwnGroup, 'learning_group_not_found')
  server.refuse(listOwnGroupCourses, 'learning_group_not_found')
  showApplication('/my-groups/9', { server, as })
  await screen.findByRole('heading', { name: 'Diese Lerngruppe ist nicht verfügbar' })
})
