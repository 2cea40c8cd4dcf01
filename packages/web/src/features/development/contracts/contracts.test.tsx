import * as contract from '@oktant/contract/development/contracts.ts'
import * as seasons from '@oktant/contract/development/season-contracts.ts'
import { listKpaChoices } from '@oktant/contract/development/kpas.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const as = { id: 1, permissions: ['reviews.take' as const], visibleModules: ['reviews' as const] }
const [mia, tom] = [
  { id: 1, name: 'Mia Naidoo' },
  { id: 2, name: 'Tom Brandt' },
]
const line = (title: string, weight: number): contract.ContractLine => ({
  kpaId: null,
  objectiveId: null,
  title,
  text: '',
  dueOn: null,
  weight,
  kpaName: null,
})
const version = (values: Partial<contract.ContractVersion> = {}): contract.ContractVersion => ({
  number: 1,
  lines: [line('Umsatz steigern', 60), line('Kosten senken', 40)],
  writtenBy: tom,
  writtenAt: '2026-11-02T10:00:00.000Z',
  manager: tom,
  signatures: [],
  isSigned: false,
  ...values,
})
const made = (values: Partial<contract.Contract> = {}): contract.Contract => ({
  id: 7,
  season: {
    id: 3,
    name: { en: 'Year', de: 'Jahr' },
    seasonStart: '2026-01-01',
    seasonEnd: '2026-12-31',
  },
  user: mia,
  manager: tom,
  side: 'person',
  state: 'draft',
  version: 1,
  inForce: null,
  changedAt: '2026-11-02T10:00:00.000Z',
  needsReason: false,
  revision: 1,
  versions: [version()],
  objectives: [],
  can: { write: true, sign: true, print: true },
  whyNot: null,
  ...values,
})

function open(found: contract.Contract) {
  const server = fakeServer()
  server.answer(contract.readContract, found)
  server.answer(listKpaChoices, {
    content: [{ id: 5, name: { en: 'Safety', de: 'Sicherheit' }, depth: 0, isOwn: false }],
  })
  return { server, ...showApplication('/contracts/7', { server, as }) }
}

test('somebody signs the version that they have read', async () => {
  const { server, user } = open(made())
  await user.click(await screen.findByRole('button', { name: 'Fassung 1 unterschreiben' }))
  const signature = { side: 'person' as const, by: mia, at: '2026-11-03T10:00:00.000Z' }
  const signed = made({
    state: 'waitsForManager',
    versions: [version({ signatures: [signature] })],
    can: { write: true, sign: false, print: true },
  })
  server.answer(contract.signContract, signed)
  server.answer(contract.readContract, signed)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unterschreiben' }))
  await screen.findByText('Wartet auf die Führungskraft')
  screen.getByText('Sie haben Fassung 1 unterschrieben.')
  expect(server.callsOf(contract.signContract)).toMatchObject([{ body: { version: 1, revision: 1 } }])
})

test('what is changed is saved before it is signed, from the stand that was seen', async () => {
  const { server, user } = open(made())
  const first = within(await screen.findByRole('group', { name: 'Zeile 1' }))
  await user.selectOptions(first.getByLabelText('Leistungsbereich'), 'Sicherheit')
  const weight = first.getByLabelText('Gewicht in Prozent')
  await user.clear(weight)
  await user.type(weight, '50')
  screen.getByText(/Die Gewichte ergeben 90/)
  screen.getByText('Speichern Sie Ihre Änderungen, bevor Sie unterschreiben.')
  expect(screen.queryByRole('button', { name: 'Fassung 1 unterschreiben' })).toBeNull()
  server.refuse(contract.saveContract, 'contract_changed')
  await user.click(screen.getByRole('button', { name: 'Fassung speichern' }))
  await screen.findByText(/wurde inzwischen geändert/)
  // NOTE: what was typed stays, beside what now stands.
  expect(weight).toHaveProperty('value', '50')
  await waitFor(() => expect(server.callsOf(contract.readContract).length).toBeGreaterThan(1))
  expect(server.callsOf(contract.saveContract)[0]?.body).toMatchObject({
    lines: [{ kpaId: 5, weight: 50 }, { weight: 40 }],
    revision: 1,
  })
})

test('why nobody can sign is said, and an objective is taken over by one press', async () => {
  const objective = { ...line('Drei Kurse', 20), objectiveId: 31 }
  const can = { write: true, sign: false, print: true }
  const { user } = open(made({ whyNot: 'otherManager', can, objectives: [objective] }))
  await screen.findByText(/wurde für eine andere Führungskraft geschrieben/)
  await user.click(screen.getByRole('button', { name: '„Drei Kurse“ übernehmen' }))
  const third = within(screen.getByRole('group', { name: 'Zeile 3' }))
  expect(third.getByLabelText('Ziel')).toHaveProperty('value', 'Drei Kurse')
  expect(screen.queryByRole('button', { name: '„Drei Kurse“ übernehmen' })).toBeNull()
})

test('HR lists who has signed and who has not, and reminds', async () => {
  const server = fakeServer()
  const { id, season, user: person, manager, version: number, inForce, changedAt } = made()
  const row = { id, season, user: person, manager, version: number, inForce, changedAt }
  const standing = { side: 'hr' as const, state: 'waitsForManager' as const }
  server.answer(seasons.listSeasonContracts, {
    ...pageOf({ ...row, ...standing, personSignedAt: '2026-11-02T10:00:00.000Z', managerSignedAt: null }),
    signed: 0,
    missingPerson: 0,
    missingManager: 1,
    seasons: [],
    managers: [],
  })
  const hr = { permissions: ['reviews.administer' as const] }
  const { user } = showApplication('/administration/contracts', { server, as: hr })
  await screen.findByText(/1 ohne Unterschrift der Führungskraft/)
  await user.click(screen.getByRole('checkbox', { name: /Mia Naidoo/ }))
  await user.click(screen.getByRole('button', { name: 'Erinnern' }))
  server.answer(seasons.remindOfContracts, { changed: [7], skipped: 0 })
  const dialog = within(await screen.findByRole('dialog', { name: 'An 1 Vereinbarung erinnern?' }))
  await user.click(dialog.getByRole('button', { name: 'Erinnern' }))
  await screen.findByText('An 1 Vereinbarung wurde erinnert.')
  expect(server.callsOf(seasons.remindOfContracts)[0]?.body).toEqual({ chosen: { ids: [7] } })
})
