import { type ClawbackRow, listClawbacks } from '@oktant/contract/development/goal-clawbacks.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const row = (values: Partial<ClawbackRow>): ClawbackRow => ({
  id: 7,
  goal: { name: 'Schweißen', user: { id: 9, name: 'Mia Naidoo' } },
  state: 'running',
  amountCents: 1_200_000,
  months: 24,
  currency: 'ZAR',
  agreedAt: '2026-01-10T10:00:00.000Z',
  achievedDate: '2026-02-01',
  leftCents: 900_000,
  ...values,
})

test('HR sees of each clawback where it stands, what it was and what is left of it', async () => {
  const server = fakeServer()
  const waiting = row({ id: 8, state: 'waiting', agreedAt: null, achievedDate: null, leftCents: 1_200_000 })
  const content = [row({}), waiting]
  server.answer(listClawbacks, { content, totalElements: 2, totalPages: 1, number: 0 })
  showApplication('/administration/goal-clawbacks?state=running&on=2026-08-01', {
    server,
    as: { permissions: ['goals.administer'] },
  })
  const [running, notYet] = await screen.findAllByRole('row', { name: /Schweißen/ })
  if (!running || !notYet) throw new Error('no rows')
  for (const text of ['Mia Naidoo', 'Läuft', '24']) within(running).getByText(text)
  expect(running.textContent).toMatch(/12.000,00/)
  expect(running.textContent).toMatch(/9.000,00/)
  within(notYet).getByText('Wartet auf Zustimmung')
  const asked = server.callsOf(listClawbacks)[0]?.query
  expect([asked?.get('on'), asked?.getAll('_filterValues')]).toEqual(['2026-08-01', ['running']])
})
