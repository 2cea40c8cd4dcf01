import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  addMembers,
  createGroup,
  listGroups,
  listMembers,
  readGroup,
  removeGroup,
  removeMembers,
  updateGroup,
  type GroupRow,
} from '@oktant/contract/people/groups.ts'
import { searchUsers } from '@oktant/contract/people/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const group = (values: Partial<GroupRow> = {}): GroupRow => ({
  id: 3,
  name: 'Frühschicht',
  enableChat: false,
  visibleModules: ['learning'],
  accessTimeslots: [{ startTime: '05:00', endTime: '13:30' }],
  members: 1,
  ...values,
})

const mia = {
  id: 5,
  firstName: 'Mia',
  surname: 'Naidoo',
  fullName: 'Mia Naidoo',
  login: 'mia',
  emailAddress: 'mia@example.test',
  userStatus: { name: 'Active' as const },
  jobDescription: null,
  locality: null,
  manager: null,
  avatar: null,
  lastLoggedInAt: null,
}

function open(address: string, read = group()) {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(listGroups, { content: [group()], totalElements: 1, totalPages: 1, number: 0 })
  server.answer(readGroup, read)
  server.answer(listMembers, { content: [mia], totalElements: 1, totalPages: 1, number: 0 })
  server.answer(searchUsers, [])
  return { server, ...showApplication(address, { server, as: { permissions: ['projects.administer'] } }) }
}

test('groups are listed with their people and their hours', async () => {
  open('/administration/groups')
  await screen.findByRole('link', { name: 'Frühschicht' })
  screen.getByText('05:00–13:30')
})

test('people of a group are found by what the list of users is searched by', async () => {
  const { server, user } = open('/administration/groups/3')
  const found = { Vorname: 'firstName', Benutzername: 'login', 'E-Mail-Adresse': 'email' }
  for (const [name, field] of Object.entries(found)) {
    await user.type(await screen.findByRole('searchbox', { name }), 'mia')
    await waitFor(() =>
      expect(server.callsOf(listMembers).at(-1)?.query.getAll('_filterFields').join()).toContain(field),
    )
  }
})

test('a time is added and saved with the rest as it is', async () => {
  const { server, user } = open('/administration/groups/3')
  server.answerBy(updateGroup, ({ body }) => group(body as Partial<GroupRow>))
  await user.click(await screen.findByRole('button', { name: 'Zeit hinzufügen' }))
  await user.click(screen.getByRole('checkbox', { name: 'Chat erlaubt' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText(/Gespeichert/)
  expect(server.callsOf(updateGroup)[0]?.body).toEqual({
    name: 'Frühschicht',
    enableChat: true,
    visibleModules: ['learning'],
    accessTimeslots: [
      { startTime: '05:00', endTime: '13:30' },
      { startTime: '08:00', endTime: '17:00' },
    ],
  })
})

test('a name that another group has is told at its field', async () => {
  const { server, user } = open('/administration/groups/0')
  server.refuse(createGroup, 'group_invalid', {
    errors: [{ field: 'name', code: 'name_taken', message: 'This name is already in use' }],
  })
  await user.type(await screen.findByLabelText(/Name der Gruppe/), 'Frühschicht')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Dieser Name wird bereits verwendet')
})

test('people are taken out, and put back by undo', async () => {
  const { server, user } = open('/administration/groups/3')
  server.answer(removeMembers, { changed: 1 })
  server.answer(addMembers, { changed: 1 })
  await user.click(await screen.findByRole('checkbox', { name: 'Mia Naidoo auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Herausnehmen' }))
  await screen.findByText('1 Person wurde herausgenommen.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(addMembers)[0]?.body).toEqual({ userIds: [5] }))
})

test('somebody is found by three letters and added', async () => {
  const { server, user } = open('/administration/groups/3')
  server.answer(searchUsers, [
    {
      id: 9,
      login: 'zoe',
      fullName: 'Zoë Ott',
      emailAddress: 'zoe@example.test',
      avatar: null,
      jobDescription: null,
    },
  ])
  server.answer(addMembers, { changed: 1 })
  await user.type(await screen.findByRole('combobox', { name: 'Person aufnehmen' }), 'zoë')
  await user.click(await screen.findByRole('option', { name: 'Zoë Ott', hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Aufnehmen' }))
  await screen.findByText('Zoë Ott gehört jetzt zur Gruppe.')
  expect(server.callsOf(addMembers)[0]?.body).toEqual({ userIds: [9] })
})

const removal = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Gruppe entfernen' }))
  return within(await screen.findByRole('dialog', { name: 'Frühschicht entfernen?' }))
}

test('a group with people stays, and says how many', async () => {
  const { user } = open('/administration/groups/3')
  const dialog = await removal(user)
  dialog.getByText(/1 Person gehört noch dazu/)
  expect(dialog.getByRole('button', { name: 'Entfernen' })).toHaveProperty('disabled', true)
})

test('a group to which somebody has come in the meantime stays, too', async () => {
  const { server, user } = open('/administration/groups/3', group({ members: 0 }))
  server.refuse(removeGroup, 'group_in_use')
  const dialog = await removal(user)
  await user.click(dialog.getByRole('button', { name: 'Entfernen' }))
  await dialog.findByText(/gehören noch Personen/)
})
