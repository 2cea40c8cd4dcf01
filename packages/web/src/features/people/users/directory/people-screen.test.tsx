import {
  listVisiblePeople,
  readVisiblePerson,
  type VisiblePerson,
} from '@oktant/contract/people/directory.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const mia: VisiblePerson = {
  id: 5,
  firstName: 'Mia',
  surname: 'Naidoo',
  fullName: 'Mia Naidoo',
  login: 'mia.5',
  emailAddress: 'mia@example.test',
  userStatus: { name: 'Active' },
  jobDescription: { id: 1, name: 'Operatorin' },
  locality: { id: 2, name: 'Hafen' },
  manager: { id: 9, login: 'ada', fullName: 'Ada Kern' },
  avatar: null,
  lastLoggedInAt: null,
  courses: { count: 4, done: 1, overdue: 2 },
}

function open(address: string, permissions: Permission[]) {
  const server = fakeServer()
  server.answer(listVisiblePeople, { content: [mia], totalElements: 1, totalPages: 1, number: 0 })
  const { courses: _c, ...row } = mia
  server.answer(readVisiblePerson, {
    ...row,
    mobileNumber: '+49 170 1',
    landlineNumber: '',
    ties: {
      above: [{ id: 9, fullName: 'Ada Kern' }],
      team: { count: 1, examples: [{ id: 6, fullName: 'Jo Berg' }] },
      learning: { groups: [], courses: { count: 0, overdue: 0, done: 0, first: [] } },
    },
  })
  return { server, ...showApplication(address, { server, as: { permissions } }) }
}

test('HR finds everybody, with where they work and how they are doing', async () => {
  const { server } = open('/people', ['people.seeAll'])
  const row = (await screen.findByRole('link', { name: 'Naidoo, Mia' })).closest('tr') ?? document.body
  screen.getByText('Alle in Ihrem Unternehmen, mit dem, was sie lernen sollen.')
  for (const text of ['Operatorin', 'Hafen', 'Ada Kern', '1 von 4 bestanden', '2 überfällig', 'Nie'])
    within(row).getByText(text)
  expect(server.callsOf(listVisiblePeople)[0]?.query.get('_filterValues')).toBe('Active')
})

test('a line manager finds those whom they lead, from the menu on', async () => {
  const { user } = open('/', ['team.see'])
  const menu = within(await screen.findByRole('navigation', { name: 'Hauptnavigation' }))
  await user.click(menu.getByRole('link', { name: 'Mitarbeitende' }))
  await screen.findByText('Alle, die Sie führen, mit dem, was sie lernen sollen.')
})

test('a person’s page says how to reach them; who may not see others is led to none of them', async () => {
  open('/people/5', ['team.see'])
  await screen.findByRole('heading', { level: 1, name: 'Mia Naidoo' })
  screen.getByText('+49 170 1')
  expect(screen.queryByText('Festnetznummer')).toBeNull()
  screen.getByText('Ada Kern')
  expect(screen.queryByRole('link', { name: 'Ada Kern' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Jo Berg' }).getAttribute('href')).toBe('#/people/6')
})

test('HR goes on from a person to whoever leads them', async () => {
  open('/people/5', ['people.seeAll'])
  const above = await screen.findByRole('link', { name: 'Ada Kern' })
  expect(above.getAttribute('href')).toBe('#/people/9')
})
