import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  createRecordStoreCredential,
  listRecordStoreCredentials,
  readRecordStoreCredential,
  revokeRecordStoreCredential,
  type RecordStoreCredential,
} from '@oktant/contract/learning/record-store.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const credential = (values: Partial<RecordStoreCredential> = {}): RecordStoreCredential => ({
  id: 3,
  name: 'Autorenwerkzeug',
  key: '0123456789abcdef01234567',
  scopes: ['statements/write'],
  maker: { id: 7, fullName: 'Mia Naidoo' },
  createdAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  address: 'https://oktant.example/xapi/',
  can: { revoke: true },
  ...values,
})

function open(address: string) {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(listRecordStoreCredentials, {
    content: [credential()],
    totalElements: 1,
    totalPages: 1,
    number: 0,
  })
  server.answer(readRecordStoreCredential, credential())
  return { server, ...showApplication(address, { server, as: { permissions: ['system.administer'] } }) }
}

test('the list tells which accesses there are, and whether they were ever used', async () => {
  open('/administration/record-store')
  await screen.findByRole('link', { name: 'Autorenwerkzeug' })
  screen.getByText('Nie')
  screen.getByText('Aktiv')
})

test('a new access is shown once, with the key that goes with it', async () => {
  const { server, user } = open('/administration/record-store/0')
  server.answer(createRecordStoreCredential, { credential: credential(), secret: 'xapi_secret' })
  await user.type(await screen.findByLabelText('Name'), 'Autorenwerkzeug')
  await user.click(screen.getByRole('checkbox', { name: 'Aussagen schreiben' }))
  await user.click(screen.getByRole('button', { name: 'Zugang anlegen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Der Zugang Autorenwerkzeug' })
  within(dialog).getByText(/0123456789abcdef01234567/)
  expect(server.callsOf(createRecordStoreCredential)[0]?.body).toEqual({
    name: 'Autorenwerkzeug',
    scopes: ['statements/write'],
  })
})

test('an access is revoked after it was said that nothing brings it back', async () => {
  const { server, user } = open('/administration/record-store/3')
  const ended = credential({ revokedAt: '2026-11-02T08:00:00.000Z', can: { revoke: false } })
  server.answer(revokeRecordStoreCredential, ended)
  await screen.findByText('https://oktant.example/xapi/')
  await user.click(screen.getByRole('button', { name: 'Widerrufen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Autorenwerkzeug widerrufen?' })
  within(dialog).getByText(/lässt sich nicht rückgängig machen/)
  await user.click(within(dialog).getByRole('button', { name: 'Widerrufen' }))
  await screen.findByText('Der Zugang Autorenwerkzeug wurde widerrufen.')
})
