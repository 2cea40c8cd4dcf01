import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  affectedByHolderChange,
  changeProfileHolders,
  listProfileHolders,
} from '@oktant/contract/people/profile-holders.ts'
import {
  affectedByProfileChange,
  createPermissionProfile,
  explainPermissions,
  listPermissionProfiles,
  updatePermissionProfile,
  type PermissionProfile,
} from '@oktant/contract/people/profiles.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const profile = (values: Partial<PermissionProfile> = {}): PermissionProfile => ({
  id: 4,
  name: { en: 'Clerk', de: 'Sachbearbeitung' },
  authorities: ['ROLE_HR'],
  permissions: ['permissions.administer', 'users.administer'],
  holders: 1,
  isDefault: false,
  can: { edit: true },
  ...values,
})

const ada = {
  id: 9,
  fullName: 'Ada Kern',
  login: 'ada',
  userStatus: { name: 'Active' as const },
  can: { take: true },
}

function open(address: string, profiles = [profile()]) {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(listPermissionProfiles, profiles)
  server.answer(listProfileHolders, { content: [ada], totalElements: 1, totalPages: 1, number: 0 })
  const permissions = ['permissions.administer', 'users.administer']
  return { server, ...showApplication(address, { server, as: { permissions } }) }
}

test('a profile is taken from somebody after saying whom it touches, and given back by undo', async () => {
  const { server, user } = open('/administration/permissions/4')
  server.answer(affectedByHolderChange, [
    { what: 'take', count: 1, examples: ['Ada Kern'] },
    { what: 'ownAdministration', count: 1, examples: [] },
  ])
  server.answer(changeProfileHolders, { changedIds: [9], skipped: 0 })
  // NOTE: by its text first, which is found faster among a hundred boxes.
  await screen.findByText('Ada Kern', {}, { timeout: 20_000 })
  await user.click(screen.getByLabelText('Ada Kern auswählen'))
  await user.click(screen.getByRole('button', { name: 'Entziehen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Sachbearbeitung entziehen?' })
  await within(dialog).findByText('1 Person verliert es')
  within(dialog).getByText('Sie selbst könnten nicht mehr über Rechte entscheiden')
  await user.click(within(dialog).getByRole('button', { name: 'Entziehen' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await screen.findByText('Das wurde rückgängig gemacht.')
  expect(server.callsOf(changeProfileHolders).map(({ body }) => body)).toEqual([
    { action: 'take', userIds: [9] },
    { action: 'give', userIds: [9] },
  ])
})

test('before a profile loses what its people need, one is asked, and nothing is sent without a yes', async () => {
  const { server, user } = open('/administration/permissions/4')
  server.answer(affectedByProfileChange, [
    { what: 'holders', count: 1, examples: ['Ada Kern'] },
    { what: 'lastAdministrator', count: 1, examples: [] },
  ])
  server.refuse(updatePermissionProfile, 'last_administrator')
  // NOTE: by text, because roles are looked up slowly among a hundred boxes.
  await user.click(await screen.findByText('Rechte verwalten'))
  await user.click(screen.getByText('Speichern'))
  await screen.findByText('Niemand könnte mehr Rechte vergeben: Das wird abgelehnt')
  await user.click(screen.getByText('Abbrechen'))
  await waitFor(() => expect(screen.queryByText('Rechte wegnehmen?')).toBeNull())
  expect(server.callsOf(updatePermissionProfile)).toHaveLength(0)
  await user.click(screen.getByText('Speichern'))
  await user.click(await screen.findByText('Trotzdem speichern'))
  await screen.findByText(/Es muss jemand bleiben/)
})

test('another profile is made after one that is there, with what one may give of it', async () => {
  const { server, user } = open('/administration/permissions/4', [
    profile({ permissions: ['users.administer', 'system.administer'] }),
  ])
  server.answer(createPermissionProfile, profile({ id: 12 }))
  await screen.findByText('ROLE_HR')
  await user.click(screen.getByText('Danach ein neues anlegen'))
  await screen.findByText('Nach dem Vorbild von Sachbearbeitung; 1 Recht, das Ihnen fehlt, ist weggelassen.')
  await user.type(screen.getByLabelText('Name auf Deutsch'), 'Kopie')
  await user.click(screen.getByText('Speichern'))
  await waitFor(() => expect(server.callsOf(createPermissionProfile)).toHaveLength(1))
  expect(server.callsOf(createPermissionProfile)[0]?.body).toMatchObject({
    permissions: ['users.administer'],
    copiedFromId: 4,
  })
})

test('the table shows which profile allows what, and is narrowed from both sides', async () => {
  const chat = profile({ id: 5, name: { en: 'Chat', de: 'Chat' }, permissions: ['chat.use'] })
  const { user } = open('/administration/permission-table', [profile(), chat])
  const table = await screen.findByRole('table', { name: 'Rechte als Tabelle' })
  await user.type(screen.getByRole('searchbox', { name: 'Recht suchen' }), 'rechte verwalten')
  const row = within(table).getByRole('row', { name: /^Rechte verwalten/ })
  expect(within(row).getAllByText('erlaubt')).toHaveLength(1)
  await user.type(screen.getByRole('searchbox', { name: 'Rechteprofil suchen' }), 'chat')
  expect(within(table).queryByRole('link', { name: 'Sachbearbeitung' })).toBeNull()
  expect(within(row).queryByText('erlaubt')).toBeNull()
})

test('what somebody can do is told with whom it reaches and which profile is why', async () => {
  const why = [{ id: 4, name: { en: 'Clerk', de: 'Sachbearbeitung' } }]
  const server = fakeServer()
  server.answer(explainPermissions, {
    id: 7,
    fullName: 'Mia Naidoo',
    isActive: true,
    manages: 3,
    permissions: [
      { permission: 'goals.decide', profiles: why },
      { permission: 'users.administer', profiles: why },
    ],
    authorities: [{ authority: 'ROLE_MANAGER', profiles: why }],
  })
  showApplication('/administration/users/7/permissions', {
    server,
    as: { permissions: ['permissions.administer', 'users.administer'] },
  })
  await screen.findByRole('heading', { name: 'Was Mia Naidoo darf, und warum' })
  screen.getByText('Nur für Personen, die sie führt. Zurzeit sind das 3 Personen.')
  screen.getByText('Für das ganze Unternehmen.')
  screen.getByText('ROLE_MANAGER')
  expect(screen.getAllByRole('link', { name: 'Sachbearbeitung' })).toHaveLength(3)
})
