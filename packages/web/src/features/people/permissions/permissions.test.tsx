import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { listProfileHolders } from '@oktant/contract/people/profile-holders.ts'
import {
  createPermissionProfile,
  listHolders,
  listPermissionProfiles,
  removePermissionProfile,
  updatePermissionProfile,
  type PermissionProfile,
} from '@oktant/contract/people/profiles.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const profile = (values: Partial<PermissionProfile> = {}): PermissionProfile => ({
  id: 4,
  name: { en: 'Clerk', de: 'Sachbearbeitung' },
  authorities: [],
  permissions: ['users.administer'],
  holders: 2,
  isDefault: false,
  can: { edit: true },
  ...values,
})

function open(address: string, profiles = [profile()]) {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(listPermissionProfiles, profiles)
  server.answer(listProfileHolders, { content: [], totalElements: 0, totalPages: 0, number: 0 })
  const permissions = ['permissions.administer', 'users.administer', 'chat.use'] as const
  return { server, ...showApplication(address, { server, as: { permissions: [...permissions] } }) }
}

test('a profile is found by its name and by what it allows', async () => {
  const { user } = open('/administration/permissions', [
    profile(),
    profile({ id: 5, name: { en: 'Chat', de: 'Chat' }, permissions: [] }),
  ])
  await screen.findByRole('link', { name: 'Sachbearbeitung' })
  await user.type(
    screen.getByRole('searchbox', { name: 'Rechteprofil suchen, oder was es erlaubt' }),
    'personen verw',
  )
  screen.getByText('Personen verwalten')
  expect(screen.queryByRole('link', { name: 'Chat' })).toBeNull()
})

test('one gives what one has oneself, and nothing else', async () => {
  const { server, user } = open('/administration/permissions/4')
  server.answer(updatePermissionProfile, profile())
  expect(await screen.findByRole('checkbox', { name: 'Systemeinstellungen ändern' })).toHaveProperty(
    'disabled',
    true,
  )
  await user.type(screen.getByRole('searchbox', { name: 'Recht suchen' }), 'chat')
  const [chat] = screen.getAllByRole('checkbox').filter((box) => !box.hasAttribute('disabled'))
  if (chat) await user.click(chat)
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(server.callsOf(updatePermissionProfile)).toHaveLength(1))
  expect(server.callsOf(updatePermissionProfile)[0]?.body).toMatchObject({
    permissions: ['users.administer', 'chat.use'],
  })
})

test('a profile with more than one has oneself can be looked at only', async () => {
  open('/administration/permissions/4', [profile({ can: { edit: false } })])
  await screen.findByText(/Es erlaubt Dinge, die Sie nicht dürfen/)
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull()
})

test('one that nobody holds is removed, and made again by undo', async () => {
  const { server, user } = open('/administration/permissions/4', [profile({ holders: 0 })])
  server.answer(removePermissionProfile, {})
  server.answer(createPermissionProfile, profile({ id: 9 }))
  await user.click(await screen.findByRole('button', { name: 'Rechteprofil entfernen' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await screen.findByText('Das wurde rückgängig gemacht.')
  expect(server.callsOf(createPermissionProfile)[0]?.body).toMatchObject({
    permissions: ['users.administer'],
  })
})

test('who can do something is listed with the profile that allows it', async () => {
  const { server, user } = open('/administration/who-can')
  server.answer(listHolders, {
    content: [
      { id: 1, fullName: 'Ada Kern', login: 'ada', profiles: [{ en: 'Clerk', de: 'Sachbearbeitung' }] },
    ],
    totalElements: 1,
    totalPages: 1,
    number: 0,
  })
  await screen.findByText('Ada Kern')
  screen.getByText('Sachbearbeitung')
  await user.selectOptions(screen.getByLabelText('Was getan werden soll'), 'Rechte verwalten')
  await waitFor(() =>
    expect(server.callsOf(listHolders).at(-1)?.params).toEqual({ permission: 'permissions.administer' }),
  )
})
