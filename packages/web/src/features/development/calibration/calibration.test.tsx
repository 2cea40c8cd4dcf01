import * as contract from '@oktant/contract/development/reviews/calibration.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const text = (de: string) => ({ en: de, de })
const row = (own: Partial<contract.CalibrationRow> = {}): contract.CalibrationRow => ({
  id: 7,
  season: { id: 3, name: text('Jahr 2026') },
  user: { id: 1, name: 'Mia Naidoo' },
  manager: { id: 2, name: 'Thomas Brandt' },
  jobRole: null,
  locality: null,
  state: 'proposed',
  proposed: 82,
  mark: 70,
  moves: 1,
  changedAt: '2026-11-12T10:00:00.000Z',
  revision: 4,
  can: { move: true, release: true },
  ...own,
})

function open(...rows: contract.CalibrationRow[]) {
  const server = fakeServer()
  server.answer(contract.listCalibrations, {
    ...pageOf(...rows),
    bands: [
      { from: 60, to: 79, proposed: 0, stands: 1 },
      { from: 80, to: 100, proposed: 1, stands: 0 },
    ],
    meanProposed: 82,
    meanMark: 70.5,
    seasons: [{ id: 3, name: text('Jahr 2026') }],
    managers: [{ id: 2, name: 'Thomas Brandt' }],
    jobRoles: [],
    localities: [],
  })
  server.answer(contract.listCalibrationHistory, {
    content: [
      {
        id: 1,
        at: '2026-11-12T10:00:00.000Z',
        by: { id: 9, name: 'Johanna Özdemir' },
        deed: 'moved',
        from: 82,
        to: 70,
        reason: 'Wie in den anderen Teams',
      },
    ],
  })
  const as = { permissions: ['reviews.administer' as const] }
  return { server, ...showApplication('/administration/pdr-calibration', { server, as }) }
}

test('marks stand side by side with how they are spread, and a filter asks for some of them', async () => {
  const { server, user } = open(row(), row({ id: 8, state: 'waiting', proposed: null, mark: null }))
  const spread = within(await screen.findByRole('region', { name: 'Wie sich die Noten verteilen' }))
  spread.getByRole('row', { name: /80 bis 100 1 0/ })
  spread.getByRole('row', { name: /Mittelwert 82 70,5/ })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Führungskraft' }), 'Thomas Brandt')
  await waitFor(() =>
    expect(server.callsOf(contract.listCalibrations).at(-1)?.query.getAll('_filterValues')).toEqual(['2']),
  )
})

test('a mark is moved with a reason, from what was seen', async () => {
  const { server, user } = open(row())
  await user.click(await screen.findByRole('button', { name: 'Verschieben: Mia Naidoo' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Note von Mia Naidoo' }))
  await dialog.findByText('Wie in den anderen Teams')
  dialog.getByText('Von 82 auf 70 verschoben')
  await user.clear(dialog.getByRole('textbox', { name: 'Neue Note (0 bis 100)' }))
  await user.type(dialog.getByRole('textbox', { name: 'Neue Note (0 bis 100)' }), '175')
  await user.click(dialog.getByRole('button', { name: 'Verschieben' }))
  dialog.getByText('Bitte geben Sie eine Note von 0 bis 100 ein.')
  expect(server.callsOf(contract.moveCalibration)).toHaveLength(0)
  await user.clear(dialog.getByRole('textbox', { name: 'Neue Note (0 bis 100)' }))
  await user.type(dialog.getByRole('textbox', { name: 'Neue Note (0 bis 100)' }), '75')
  await user.type(dialog.getByRole('textbox', { name: 'Grund' }), 'Das Jahr als Ganzes')
  server.answer(contract.moveCalibration, row({ mark: 75 }))
  await user.click(dialog.getByRole('button', { name: 'Verschieben' }))
  await screen.findByText('Die Note wurde verschoben.')
  expect(server.callsOf(contract.moveCalibration)[0]?.body).toEqual({
    mark: 75,
    reason: 'Das Jahr als Ganzes',
    revision: 4,
  })
})

test('chosen marks are released together', async () => {
  const { server, user } = open(row())
  await user.click(await screen.findByRole('checkbox', { name: /Mia Naidoo/ }))
  await user.click(screen.getByRole('button', { name: 'Freigeben' }))
  const dialog = within(await screen.findByRole('dialog', { name: '1 Note freigeben?' }))
  server.answer(contract.releaseCalibrations, { changed: [7], skipped: 0 })
  await user.click(dialog.getByRole('button', { name: 'Freigeben' }))
  await screen.findByText('1 Note wurde freigegeben.')
  expect(server.callsOf(contract.releaseCalibrations)[0]?.body).toEqual({ chosen: { ids: [7] } })
})
