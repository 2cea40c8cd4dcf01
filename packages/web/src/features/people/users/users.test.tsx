import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { makePasswordLink } from '@oktant/contract/people/password-links.ts'
import { readUserTies } from '@oktant/contract/people/user-ties.ts'
import {
  affectedByUserChange,
  affectedByUserRemoval,
  changeUsers,
  createUser,
  listUsers,
  readUser,
  readUserOptions,
  removeUser,
  searchUsers,
  undoUserChange,
  updateUser,
  type UserRecord,
  type ListedUser,
} from '@oktant/contract/people/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeUserRecord } from '../../../test/made/make.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const row = (id: number, surname: string): ListedUser => ({
  id,
  firstName: 'Mia',
  surname,
  fullName: `Mia ${surname}`,
  login: `mia.${id}`,
  emailAddress: `mia.${id}@example.test`,
  userStatus: { name: 'Active' },
  jobDescription: { id: 1, name: 'Operatorin' },
  locality: null,
  manager: null,
  avatar: null,
  lastLoggedInAt: null,
  customFieldMap: { 7: '70' },
})

const record = (values: Partial<UserRecord> = {}) => makeUserRecord({ ...row(5, 'Naidoo'), ...values })

const field = {
  id: 7,
  name: 'contactable',
  label: { en: 'Contactable', de: 'Erreichbar' },
  description: { en: '', de: '' },
  clazz: 'User',
  inputType: 'selection' as const,
  textArea: false,
  dateField: false,
  mandatory: true,
  customFieldOptions: [{ id: 70, value: { en: 'Yes', de: 'Ja' } }],
  values: [{ en: 'Yes', de: 'Ja' }],
}

function open(address: string) {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(listUsers, {
    content: [row(5, 'Naidoo'), row(6, 'Ott')],
    totalElements: 2,
    totalPages: 1,
    number: 0,
  })
  server.answer(readUser, record())
  server.answer(searchUsers, [])
  server.answer(readUserTies, { above: [], team: { count: 0, examples: [] }, learning: null })
  server.answer(readUserOptions, {
    projects: [{ id: 1, name: 'Akademie' }],
    learningGroups: [{ id: 4, name: 'Mentoren' }],
    jobRoles: [{ id: 1, name: 'Operatorin' }],
    localities: [],
    profiles: [
      { id: 1, name: 'Lernende', canGive: true },
      { id: 2, name: 'Gesamtverwaltung', canGive: false },
    ],
    firstProfileIds: [1],
    customFields: [field],
    seats: { taken: 2, bought: 10 },
  })
  const permissions = ['users.administer', 'permissions.administer'] as const
  return { server, ...showApplication(address, { server, as: { permissions: [...permissions] } }) }
}

test('the list starts with active people, and filters by a custom field', async () => {
  const { server, user } = open('/administration/users')
  await screen.findByRole('link', { name: 'Naidoo, Mia' })
  screen.getByText('2 von 10 Plätzen Ihrer Lizenz sind belegt.')
  const asked = () => server.callsOf(listUsers).at(-1)?.query
  expect(asked()?.get('_filterValues')).toBe('Active')
  expect(asked()?.get('_sortField')).toBe('surname')
  expect(screen.queryByRole('combobox', { name: 'Erreichbar' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Weitere Filter' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Erreichbar' }), 'Ja')
  await waitFor(() => expect(asked()?.get('cf_7')).toBe('70'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Lerngruppe' }), 'Mentoren')
  await waitFor(() => expect(asked()?.getAll('_filterFields')).toContain('learningGroup'))
  await user.click(screen.getByRole('button', { name: 'Weniger Filter' }))
  screen.getByRole('button', { name: 'Weitere Filter (2 gesetzt)' })
})

test('who has never signed in, lacks something, or holds a profile is found', async () => {
  const { server, user } = open('/administration/users')
  await screen.findByRole('link', { name: 'Naidoo, Mia' })
  const asked = () => server.callsOf(listUsers).at(-1)?.query
  await user.click(screen.getByRole('button', { name: 'Weitere Filter' }))
  for (const [label, choice, field, value] of [
    ['Letzte Anmeldung', 'Seit 90 Tagen nicht angemeldet', 'signIn', '90'],
    ['Was fehlt', 'Ohne Führungskraft', 'missing', 'manager'],
    ['Rechteprofil', 'Lernende', 'profile', '1'],
  ] as const) {
    await user.selectOptions(screen.getByLabelText(label), choice)
    await waitFor(() => expect(asked()?.getAll('_filterFields')).toContain(field))
    expect(asked()?.getAll('_filterValues')).toContain(value)
  }
})

test('a link that sets one of the further filters opens them', async () => {
  open('/administration/users?signIn=90')
  await screen.findByRole('link', { name: 'Naidoo, Mia' })
  screen.getByDisplayValue('Seit 90 Tagen nicht angemeldet')
})

test('the list of one team says whose it is, and shows everybody again', async () => {
  const { server, user, router } = open('/')
  const manager = { id: 9, login: 'ada', fullName: 'Ada Kern' }
  const content = [{ ...row(5, 'Naidoo'), manager }]
  server.answer(listUsers, { content, totalElements: 1, totalPages: 1, number: 0 })
  location.hash = '#/administration/users?manager=9'
  const all = await screen.findByRole('button', { name: /Team von Ada Kern/ })
  expect(server.callsOf(listUsers).at(-1)?.query.getAll('_filterValues')).toEqual(['Active', '9'])
  await user.click(all)
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('a custom field becomes a column that orders the list, and goes with its order', async () => {
  const { server, user } = open('/administration/users')
  await screen.findByRole('link', { name: 'Naidoo, Mia' })
  const asked = () => server.callsOf(listUsers).at(-1)?.query
  expect(asked()?.has('_columns')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Spalten' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Erreichbar', hidden: true }))
  await user.keyboard('{Escape}')
  await screen.findByRole('columnheader', { name: /Erreichbar/ })
  const row = screen.getByRole('link', { name: 'Naidoo, Mia' }).closest('tr')
  within(row ?? document.body).getByRole('cell', { name: 'Ja' })
  expect(asked()?.get('_columns')).toBe('cf_7')
  await user.click(screen.getByRole('button', { name: 'Erreichbar' }))
  await waitFor(() => expect(asked()?.get('_sortField')).toBe('cf_7'))
  await user.click(screen.getByRole('button', { name: 'Spalten (1 weitere)' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Erreichbar', hidden: true }))
  await waitFor(() => expect(asked()?.get('_sortField')).toBe('surname'))
  expect(asked()?.has('_columns')).toBe(false)
})

test('columns stand in the address, and one that is gone is left out', async () => {
  const { server } = open('/administration/users?columns=cf_9,cf_7&sort=-cf_7')
  await screen.findByRole('columnheader', { name: /Erreichbar/ })
  const asked = server.callsOf(listUsers).at(-1)?.query
  expect([asked?.get('_columns'), asked?.get('_sortField'), asked?.get('_sortDir')]).toEqual([
    'cf_7',
    'cf_7',
    'DESC',
  ])
})

test('chosen people are changed after their number was told, and it can be undone', async () => {
  const { server, user } = open('/administration/users')
  server.answer(affectedByUserChange, [
    { what: 'changed', count: 1, examples: ['Mia Naidoo'] },
    { what: 'skipped', count: 1, examples: ['Mia Ott'] },
  ])
  server.answer(changeUsers, { change: 9, changed: 1, skipped: 1 })
  server.answer(undoUserChange, { changed: 1, skipped: 0 })
  await screen.findByRole('link', { name: 'Naidoo, Mia' })
  await user.click(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Ändern …' }))
  const dialog = await screen.findByRole('dialog', { name: '2 Personen ändern' })
  await user.selectOptions(within(dialog).getByLabelText('Was soll geschehen'), 'Stilllegen')
  await within(dialog).findByText('1 Person wird geändert')
  within(dialog).getByText('1 Person bleibt, wie sie ist: Sie hat mehr Rechte als Sie')
  await user.click(within(dialog).getByRole('button', { name: 'Stilllegen' }))
  await screen.findByText(/1 Person wurde geändert. 1 wurde ausgelassen./)
  expect(server.callsOf(changeUsers)[0]?.body).toEqual({
    action: 'deactivate',
    target: null,
    chosen: { ids: [5, 6] },
  })
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await screen.findByText('Das wurde rückgängig gemacht.')
  expect(server.callsOf(undoUserChange)[0]?.params).toEqual({ id: '9' })
})

test('a new account needs four fields, each of which says so', async () => {
  const { server, user } = open('/administration/users/0')
  await user.click(await screen.findByRole('button', { name: 'Konto anlegen' }))
  for (const words of [
    'Der Vorname fehlt',
    'Der Nachname fehlt',
    'Der Benutzername fehlt',
    'Die E-Mail-Adresse fehlt',
  ])
    await screen.findByText(words)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Vorname/)))
  expect(server.callsOf(createUser)).toHaveLength(0)
})

test('what the server refuses is told at its field in the specification’s words', async () => {
  const { server, user } = open('/administration/users/5')
  server.refuse(updateUser, 'user_invalid', {
    errors: [
      { field: 'login', code: 'login_taken', message: '' },
      { field: '7', code: 'mandatory', message: 'Contactable is mandatory' },
    ],
  })
  await user.type(await screen.findByLabelText(/Mobilnummer/), '1')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Den Benutzernamen mia.5 gibt es bereits. Bitte geben Sie einen anderen ein.')
})

test('a profile with more than one has oneself cannot be given', async () => {
  open('/administration/users/5')
  expect(await screen.findByRole('checkbox', { name: 'Gesamtverwaltung' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('checkbox', { name: 'Lernende' })).toHaveProperty('disabled', false)
})

test('somebody with more rights is shown, and cannot be changed', async () => {
  const { server } = open('/')
  server.answer(
    readUser,
    record({
      can: {
        edit: false,
        changeStatus: false,
        anonymise: false,
        remove: false,
        decideProfiles: false,
        viewAs: false,
      },
    }),
  )
  location.hash = '#/administration/users/5'
  await screen.findByText(/Rechte, die Sie nicht haben/)
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Stilllegen' })).toBeNull()
})

test('anonymising asks for the login, as nothing brings the person back', async () => {
  const { user } = open('/administration/users/5')
  await user.click(await screen.findByRole('button', { name: 'Endgültig anonymisieren' }))
  const dialog = await screen.findByRole('dialog', { name: 'Mia Naidoo anonymisieren?' })
  const button = within(dialog).getByRole('button', { name: 'Endgültig anonymisieren' })
  expect(button).toHaveProperty('disabled', true)
  await user.type(within(dialog).getByLabelText(/mia\.5/), 'mia.5')
  expect(button).toHaveProperty('disabled', false)
})

function openUnused() {
  const shown = open('/')
  shown.server.answer(readUser, record({ can: { ...record().can, remove: true } }))
  location.hash = '#/administration/users/5'
  return shown
}

test('an account that nobody has used is removed after what goes with it was told', async () => {
  const { server, user, router } = openUnused()
  const line = (what: string, count: number) => ({ what, count, examples: [] })
  server.answer(affectedByUserRemoval, [line('groups', 2), line('messages', 1), line('signIns', 0)])
  server.answer(removeUser, {})
  server.answer(listUsers, { content: [], totalElements: 0, totalPages: 0, number: 0 })
  await user.click(await screen.findByRole('button', { name: 'Konto entfernen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('2 Mitgliedschaften in Gruppen')
  await user.click(dialog.getByRole('button', { name: 'Konto entfernen' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/administration/users'))
  expect(server.callsOf(removeUser).map(({ params }) => params)).toEqual([{ id: '5' }])
})

test('an account on which something hangs is not removed, but closed', async () => {
  const { server, user } = openUnused()
  server.answer(affectedByUserRemoval, [{ what: 'team', count: 1, examples: [] }])
  server.answer(changeUsers, { change: 3, changed: 1, skipped: 0 })
  await user.click(await screen.findByRole('button', { name: 'Konto entfernen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('1 Person, deren Führungskraft das ist')
  await dialog.findByText(/kann nicht entfernt werden/)
  await user.click(dialog.getByRole('button', { name: 'Stilllegen' }))
  await waitFor(() => expect(server.callsOf(changeUsers)).toHaveLength(1))
})

test('an account is closed once it was said what ends with it, and opened again by undo', async () => {
  const { server, user } = open('/administration/users/5')
  server.answer(affectedByUserChange, [
    { what: 'changed', count: 1, examples: ['Mia Naidoo'] },
    { what: 'skipped', count: 0, examples: [] },
    { what: 'team', count: 2, examples: ['Jo Berg', 'Ada Kern'] },
    { what: 'sessions', count: 1, examples: [] },
    { what: 'tokens', count: 1, examples: [] },
  ])
  let name: 'Active' | 'Inactive' = 'Active'
  server.answerBy(readUser, () => record({ userStatus: { name } }))
  server.answerBy(changeUsers, () => {
    name = 'Inactive'
    return { change: 4, changed: 1, skipped: 0 }
  })
  server.answer(undoUserChange, { changed: 1, skipped: 0 })
  await user.click(await screen.findByRole('button', { name: 'Stilllegen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mia Naidoo stilllegen?' }))
  await dialog.findByText('2 Personen behalten eine Führungskraft, die nicht mehr da ist')
  dialog.getByText('Jo Berg, Ada Kern')
  dialog.getByText('1 offene Sitzung endet sofort')
  dialog.getByText(/1 API-Schlüssel endet endgültig/)
  expect(dialog.queryByText(/wird geändert/)).toBeNull()
  expect(server.callsOf(changeUsers)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Stilllegen' }))
  await screen.findByText('Mia Naidoo kann sich nicht mehr anmelden.')
  await screen.findByRole('button', { name: 'Wieder aktivieren' })
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await screen.findByText('Das wurde rückgängig gemacht.')
  expect(server.callsOf(undoUserChange)[0]?.params).toEqual({ id: '4' })
})

test('a password link to hand over is shown once, and by no call again', async () => {
  const { server, user } = open('/administration/users/5')
  const url = 'https://oktant.test/#/passwordReset/secret/5'
  server.answer(makePasswordLink, { url, expiresAt: '2026-11-22T10:00:00.000Z' })
  await user.click(await screen.findByRole('button', { name: 'Link zum Weitergeben' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Passwort-Link für Mia Naidoo' }))
  expect(dialog.getByDisplayValue(url)).toHaveProperty('readOnly', true)
  dialog.getByText(/24 Stunden/)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByDisplayValue(url)).toBeNull()
})

test('somebody new is a learner until something else is chosen, and what is needed is said', async () => {
  open('/administration/users/0')
  const learner = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Lernende' })
  expect(learner.checked).toBe(true)
  screen.getByText(/was Ihr Unternehmen von allen wissen möchte: Erreichbar\.$/)
})

test('where the company asks nothing of everybody, only these are needed', async () => {
  const { server, router } = open('/')
  server.answer(readUserOptions, {
    projects: [],
    learningGroups: [],
    jobRoles: [],
    localities: [],
    profiles: [],
    firstProfileIds: [],
    customFields: [{ ...field, mandatory: false }],
    seats: { taken: 2, bought: 10 },
  })
  await router.navigate('/administration/users/0')
  await screen.findByText(/^Nötig sind nur Namen, Benutzername und E-Mail-Adresse\.$/)
})
