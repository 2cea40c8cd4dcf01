import {
  type DataArchive,
  downloadDataArchive,
  listDataArchives,
  listRecordViews,
  type RecordView,
  requestDataArchive,
} from '@oktant/contract/people/privacy.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const at = '2026-11-02T09:00:00.000Z'
const archive = (own: Partial<DataArchive> = {}): DataArchive => ({
  id: 4,
  state: 'ready',
  bytes: 12_345,
  madeBy: null,
  reason: '',
  createdAt: at,
  readyAt: at,
  expiresAt: '2026-11-09T09:00:00.000Z',
  downloadedAt: null,
  ...own,
})
const view = (own: Partial<RecordView> = {}): RecordView => ({
  viewer: { fullName: 'Ada Admin' },
  kind: 'form',
  role: { en: 'Administer users', de: 'Personen verwalten' },
  reason: '',
  count: 3,
  firstAt: at,
  lastAt: '2026-11-02T09:20:00.000Z',
  ...own,
})

function show(archives: DataArchive[], views: RecordView[] = []) {
  const server = fakeServer()
  let kept = archives
  server.answerBy(listDataArchives, () => kept)
  server.answer(listRecordViews, { content: views, totalElements: views.length, totalPages: 1, number: 0 })
  return {
    server,
    setArchives: (next: DataArchive[]) => (kept = next),
    ...showApplication('/account?tab=privacy', { server, as: { id: 7 } }),
  }
}

test('an archive is asked for, and the button rests until it is there', async () => {
  const { server, user, setArchives } = show([])
  const waiting = archive({ state: 'waiting', readyAt: null, expiresAt: null, bytes: 0 })
  server.answer(requestDataArchive, waiting)
  setArchives([waiting])
  const data = within(await screen.findByRole('region', { name: 'Ihre Daten' }))
  await user.click(data.getByRole('button', { name: 'Archiv erstellen' }))
  await data.findByText('Wird erstellt')
  expect(data.getByRole('button', { name: 'Archiv erstellen' })).toHaveProperty('disabled', true)
})

test('a ready one says how long it waits, who had it made and why; what is over is told', async () => {
  const { server, user } = show([archive({ madeBy: 'Ada Admin', reason: 'Telefonisch erbeten' })])
  const data = within(await screen.findByRole('region', { name: 'Ihre Daten' }))
  await data.findByText('Angefordert von Ada Admin: Telefonisch erbeten')
  await data.findByText(/12 kB, einmal herunterladbar bis 9\. Nov\. 2026/)
  server.refuse(downloadDataArchive, 'archive_over')
  await user.click(data.getByRole('button', { name: 'Herunterladen' }))
  await data.findByText(/schon heruntergeladen oder ist abgelaufen/)
})

test('who looked is listed with when, as whom and why', async () => {
  const { server, user } = show(
    [],
    [view(), view({ viewer: null, kind: 'viewAs', count: 1, reason: 'Ticket 12' })],
  )
  const looked = within(await screen.findByRole('region', { name: 'Wer Ihren Datensatz angesehen hat' }))
  await looked.findByText('Ada Admin')
  expect(looked.getByText(/Hat Ihr Benutzerkonto geöffnet/).textContent).toContain('(3-mal)')
  expect(looked.getAllByText(/Als: Personen verwalten/)).toHaveLength(2)
  expect(looked.getByText('Jemand, der nicht mehr hier ist')).toBeTruthy()
  expect(looked.getByText(/Ticket 12/)).toBeTruthy()
  await user.selectOptions(looked.getByLabelText('Auf welche Art'), 'Profil')
  await waitFor(() =>
    expect(server.callsOf(listRecordViews).at(-1)?.query.getAll('_filterValues')).toEqual(['profile']),
  )
})

test('where nobody has looked, that is said', async () => {
  show([])
  await screen.findByText('Niemand hat Ihren Datensatz angesehen.')
})
