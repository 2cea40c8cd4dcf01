import { type Licence, readLicence } from '@oktant/contract/organisation/licence.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

function open(values: Partial<Licence>) {
  const server = fakeServer()
  server.answer(readLicence, {
    standing: 'ending',
    validUntil: '2026-12-31',
    daysLeft: 12,
    seats: { taken: 18, bought: 20 },
    warnings: [{ about: 'days', threshold: 14, at: '2026-12-17T06:07:00Z' }],
    ...values,
  })
  showApplication('/administration/licence', { server, as: { permissions: ['company.administer'] } })
}

test('the panel says what is left and what happens next', async () => {
  open({})
  await screen.findByText('Gültig bis 31. Dez. 2026')
  screen.getByText('Noch 12 Tage')
  screen.getByText(/Danach kann sich niemand Ihres Unternehmens mehr anmelden/)
  screen.getByText('18 von 20 Plätzen sind belegt')
  screen.getByText('2 weitere Personen können aktiv sein.')
  screen.getByText('14 Tage vor dem Ende')
})

test('all seats taken, and a licence without end', async () => {
  open({
    standing: 'valid',
    validUntil: null,
    daysLeft: null,
    seats: { taken: 20, bought: 20 },
    warnings: [],
  })
  await screen.findByText('Gültig ohne Ende')
  screen.getByText(/lässt sich niemand anlegen oder reaktivieren/)
  expect(screen.queryByText(/Noch/)).toBeNull()
})
