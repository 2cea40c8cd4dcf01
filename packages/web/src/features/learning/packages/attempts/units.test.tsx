import {
  exportPackageTrace,
  type PackageAttemptRecord,
  readPackageAttemptRecord,
} from '@oktant/contract/learning/package-attempt-records.ts'
import { waiveUnit } from '@oktant/contract/learning/package-attempts.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const record: PackageAttemptRecord = {
  id: 7,
  user: { id: 4, fullName: 'Mia Muster' },
  container: { id: 5, name: { en: 'Seamanship', de: 'Seemannschaft' } },
  component: { id: 3, name: { en: 'Knots', de: 'Knoten' } },
  attempt: 1,
  state: 'IN_PROGRESS',
  mark: null,
  seconds: 60,
  startedAt: '2026-11-01T08:00:00.000Z',
  savedAt: '2026-11-01T08:01:00.000Z',
  kind: 'cmi5',
  passMark: null,
  values: [],
  units: [
    { id: 'a', title: { en: 'Bowline', de: 'Palstek' }, isMet: true, isWaived: false },
    { id: 'b', title: { en: 'Hitch', de: 'Stek' }, isMet: false, isWaived: false },
  ],
  why: [],
  trace: [{ session: 1, number: 1, at: 0, item: 'a', call: 'x', arguments: [], answer: 'true', error: '0' }],
}

function open(permissions: ('evaluations.administer' | 'courses.administer')[]) {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(readPackageAttemptRecord, record)
  return { server, ...showApplication('/administration/package-attempts/7', { server, as: { permissions } }) }
}

test('a unit that is open is taken as met, with its reason', async () => {
  const { server, user } = open(['evaluations.administer', 'courses.administer'])
  expect(await screen.findAllByRole('button', { name: /anerkennen$/ })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '„Stek“ anerkennen' }))
  const dialog = within(await screen.findByRole('dialog', { name: '„Stek“ als erfüllt anerkennen?' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Grund' }), 'Entscheidung der Verwaltung')
  server.answer(waiveUnit, { state: 'PASSED' })
  await user.click(dialog.getByRole('button', { name: 'Anerkennen' }))
  await screen.findByText('„Stek“ gilt als erfüllt.')
  expect(server.callsOf(waiveUnit)).toMatchObject([
    { params: { id: '7' }, body: { item: 'b', reason: 'Administrative' } },
  ])
})

test('whoever may not decide so reads which units are met, and takes the calls away as JSON', async () => {
  const { user, server } = open(['evaluations.administer'])
  await screen.findByText('Palstek')
  expect(screen.queryByRole('button', { name: /anerkennen/ })).toBeNull()
  server.refuse(exportPackageTrace, 'attempt_not_found')
  await user.click(screen.getByRole('button', { name: 'Als JSON herunterladen' }))
  await screen.findByRole('alert')
  expect(server.callsOf(exportPackageTrace).map(({ query }) => query.get('format'))).toEqual(['json'])
})
