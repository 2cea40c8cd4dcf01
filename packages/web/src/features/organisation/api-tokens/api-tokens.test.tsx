import {
  affectedByTokenRevocation,
  revokeApiTokens,
} from '@oktant/contract/organisation/api-token-changes.ts'
import {
  affectedByTokenEnd,
  createApiToken,
  listApiTokens,
  readApiToken,
  revokeApiToken,
  type ApiToken,
} from '@oktant/contract/organisation/api-tokens.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const token = (values: Partial<ApiToken> = {}): ApiToken => ({
  id: 3,
  name: 'Lohnabrechnung',
  prefix: 'oktant_Ab12Cd',
  state: 'active',
  scopes: ['users.administer', 'jobRoles.administer'],
  lostScopes: [],
  isPersonal: false,
  ranges: ['198.51.100.0/24'],
  maker: { id: 7, fullName: 'Mia Naidoo' },
  createdAt: '2026-11-01T08:00:00.000Z',
  expiresAt: '2027-02-01T08:00:00.000Z',
  revokedAt: null,
  lastUsedAt: null,
  lastUsedFrom: '',
  uses: 0,
  can: { revoke: true },
  ...values,
})

function open(address: string, values: Partial<ApiToken> = {}) {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(listApiTokens, { content: [token(values)], totalElements: 1, totalPages: 1, number: 0 })
  server.answer(readApiToken, token(values))
  const as = { permissions: ['system.administer', 'users.administer'] }
  return { server, ...showApplication(address, { server, as }) }
}

test('the list tells which token is which, and whether it was ever used', async () => {
  const { server, user } = open('/administration/api-tokens')
  await screen.findByRole('link', { name: 'Lohnabrechnung' })
  screen.getByText('oktant_Ab12Cd…')
  screen.getByText('Nie')
  await user.selectOptions(screen.getByLabelText('Status'), 'Widerrufen')
  await waitFor(() =>
    expect(server.callsOf(listApiTokens).at(-1)?.query?.get('_filterValues')).toBe('revoked'),
  )
})

test('a new token offers only what one has oneself, and is shown once with a button to copy it', async () => {
  const { server, user } = open('/administration/api-tokens/0')
  const secret = `oktant_${'x'.repeat(46)}`
  server.answer(createApiToken, { apiToken: token(), secret })
  await user.type(await screen.findByLabelText('Name'), 'Lohnabrechnung')
  expect(screen.queryByRole('checkbox', { name: 'Stellen verwalten' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Personen verwalten' }))
  await user.type(screen.getByLabelText('Nur von diesen Netzadressen'), '198.51.100.0/24\n10.0.0.1')
  await user.click(screen.getByRole('button', { name: 'API-Schlüssel anlegen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Der API-Schlüssel Lohnabrechnung' })
  expect(server.callsOf(createApiToken)[0]?.body).toEqual({
    name: 'Lohnabrechnung',
    scopes: ['users.administer'],
    isPersonal: false,
    ranges: ['198.51.100.0/24', '10.0.0.1'],
    validDays: 90,
  })
  await user.click(within(dialog).getByRole('button', { name: 'Kopieren' }))
  await within(dialog).findByText('Kopiert.')
  expect(await navigator.clipboard.readText()).toBe(secret)
  await user.click(within(dialog).getByRole('button', { name: 'Ich habe ihn gespeichert' }))
  await screen.findByRole('heading', { name: 'Lohnabrechnung', level: 1 })
  expect(document.body.textContent).not.toContain(secret)
})

test('what is wrong stands at its field', async () => {
  const { server, user } = open('/administration/api-tokens/0')
  server.refuse(createApiToken, 'api_token_invalid', {
    errors: [{ field: 'scopes', code: 'scope_missing', message: '' }],
  })
  await user.click(await screen.findByRole('button', { name: 'API-Schlüssel anlegen' }))
  await screen.findByText('Bitte wählen Sie mindestens eine Sache, die er darf')
})

test('what its maker lost is marked', async () => {
  open('/administration/api-tokens/3', { lostScopes: ['jobRoles.administer'], state: 'resting' })
  await screen.findByText('Ohne Wirkung, da Mia Naidoo dieses Recht nicht mehr hat')
  screen.getByText('Mia Naidoo darf derzeit keine API-Schlüssel anlegen, deshalb bewirkt dieser nichts.')
})

test('revoking says what was done with it, and that nothing brings it back', async () => {
  const { server, user } = open('/administration/api-tokens/3')
  server.answer(affectedByTokenEnd, [{ what: 'calls', count: 12, examples: ['198.51.100.7'] }])
  server.answer(revokeApiToken, token({ state: 'revoked', can: { revoke: false } }))
  await user.click(await screen.findByRole('button', { name: 'Widerrufen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Lohnabrechnung widerrufen?' })
  await within(dialog).findByText('12 Aufrufe kamen mit ihm, zuletzt von:')
  within(dialog).getByText(/lässt sich nicht rückgängig machen/)
  await user.click(within(dialog).getByRole('button', { name: 'Widerrufen' }))
  await screen.findByText('Der API-Schlüssel Lohnabrechnung wurde widerrufen.')
})

test('that it is revoked is said although the button that did it is gone before', async () => {
  const { server, user } = open('/administration/api-tokens/3')
  const revoked = token({ state: 'revoked', can: { revoke: false } })
  server.answer(affectedByTokenEnd, [])
  server.answer(revokeApiToken, revoked)
  await user.click(await screen.findByRole('button', { name: 'Widerrufen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Lohnabrechnung widerrufen?' })
  let goOn = () => {}
  server.answerBy(readApiToken, () => new Promise((answer) => (goOn = () => answer(revoked))))
  await user.click(within(dialog).getByRole('button', { name: 'Widerrufen' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Widerrufen' })).toBeNull())
  goOn()
  await screen.findByText('Der API-Schlüssel Lohnabrechnung wurde widerrufen.')
})

test('many are revoked at once; it says what was done with them and what stays', async () => {
  const { server, user } = open('/administration/api-tokens')
  server.answer(affectedByTokenRevocation, [
    { what: 'changed', count: 1, examples: ['Lohnabrechnung'] },
    { what: 'skipped', count: 0, examples: [] },
    { what: 'calls', count: 12, examples: [] },
  ])
  server.answer(revokeApiTokens, { changed: [3], skipped: 0 })
  await user.click(await screen.findByRole('checkbox', { name: 'Lohnabrechnung auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Widerrufen' }))
  const dialog = await screen.findByRole('dialog', { name: '1 Schlüssel widerrufen?' })
  await within(dialog).findByText('12 Aufrufe kamen mit ihnen.')
  await user.click(within(dialog).getByRole('button', { name: 'Widerrufen' }))
  await screen.findByText('1 Schlüssel wurde widerrufen.')
  expect(server.callsOf(revokeApiTokens)).toMatchObject([{ body: { chosen: { ids: [3] } } }])
})
