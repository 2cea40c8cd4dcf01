import {
  applyRegrade,
  listRegradeNotices,
  listRegrades,
  previewRegrade,
  type Regrade,
  type RegradePreview,
} from '@oktant/contract/assessment/regrades.ts'
import { screen, within, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const author = { permissions: ['evaluations.administer' as const] }
const both = (word: string) => ({ en: word, de: word })

const preview: RegradePreview = {
  question: { id: 7, title: both('Was hält?'), version: 2 },
  revision: 4,
  counts: { attempts: 12, fails: 1, passes: 2, falls: 0, rises: 0, points: 0, open: 0, kept: 3, unseen: 0 },
  content: [
    {
      id: 31,
      user: { id: 5, fullName: 'Amina Odhiambo' },
      evaluation: { id: 9, name: both('Knoten') },
      container: { id: 2, name: both('Seemannschaft') },
      attempt: 1,
      submittedAt: '2026-03-01T10:00:00.000Z',
      before: { mark: 100, pass: true },
      after: { mark: 50, pass: false },
      effect: 'fails',
      isHeld: false,
      staysPassed: true,
    },
  ],
  totalElements: 1,
  totalPages: 1,
  number: 0,
}
const noneTold = { content: [], totalElements: 0, totalPages: 0, number: 0 }
const run: Regrade = {
  id: 3,
  version: 2,
  lowers: true,
  by: 'Ida Größe',
  startedAt: '2026-03-02T10:00:00.000Z',
  finishedAt: null,
  done: 4,
  total: 12,
  passes: 1,
  fails: 0,
  changed: 2,
}

test('an author sees whose result changes before anything does, and then lets it happen', async () => {
  const server = fakeServer()
  server.answer(previewRegrade, preview)
  server.answer(listRegrades, [])
  server.answer(listRegradeNotices, noneTold)
  server.answer(applyRegrade, run)
  const { user, router } = showApplication('/administration/questions/7/regrade', { server, as: author })
  await screen.findByRole('heading', { name: 'Frage 7 neu bewerten' })
  screen.getByText('1 Person besteht nicht mehr')
  screen.getByText('2 Personen bestehen dann')
  screen.getByText('3 hätten weniger Punkte und behalten die bisherigen')
  const row = within(await screen.findByRole('row', { name: /Amina Odhiambo/ }))
  row.getByText('Bestanden')
  row.getByText('Nicht bestanden')
  row.getByText('Der Kurs bleibt bestanden')
  expect(server.callsOf(applyRegrade)).toEqual([])

  await user.click(screen.getByRole('checkbox', { name: 'Punkte dürfen auch sinken' }))
  expect(router.state.location.search).toContain('lowers=yes')
  server.answer(listRegrades, [run])
  // NOTE: what is asked is what was counted: until that has come again, the button is off.
  const counted = () => server.callsOf(previewRegrade).at(-1)?.query.get('_filterFields')
  await waitFor(() => expect(counted()).toContain('lowers'))
  const apply = screen.getByRole('button', { name: 'Neu bewerten' })
  await waitFor(() => expect(apply).toHaveProperty('disabled', false))
  await user.click(apply)
  const dialog = within(await screen.findByRole('dialog', { name: 'Diese Versuche neu bewerten?' }))
  dialog.getByText(/Bestandene Kurse bleiben bestanden/)
  await user.click(dialog.getByRole('button', { name: 'Neu bewerten' }))
  await screen.findByText('4 von 12 Versuchen')
  expect(server.callsOf(applyRegrade)).toMatchObject([{ body: { revision: 4, lowers: true } }])
})

test('where every attempt is marked by the key as it is, the screen says so', async () => {
  const server = fakeServer()
  const counts = { ...preview.counts, attempts: 0 }
  server.answer(previewRegrade, { ...preview, counts, content: [], totalElements: 0 })
  const { content, ...page } = noneTold
  const toldAt = '2026-03-02T10:01:00.000Z'
  const told = {
    id: 4,
    user: { id: 5, fullName: 'Amina Odhiambo' },
    evaluation: { id: 9, name: both('Knoten') },
  }
  const notice = { ...told, attempt: 1, said: 'passes' as const, mark: 80, toldAt }
  server.answer(listRegradeNotices, { ...page, content: [...content, notice], totalElements: 1 })
  server.answer(listRegrades, [{ ...run, finishedAt: '2026-03-02T10:01:00.000Z', done: 12 }])
  showApplication('/administration/questions/7/regrade', { server, as: author })
  await screen.findByText('Alle Versuche sind nach dem jetzigen Schlüssel bewertet.')
  await screen.findByText('2 Ergebnisse geändert, 1 besteht')
  const list = within(screen.getByRole('region', { name: 'Wer benachrichtigt wurde' }))
  const row = within(await list.findByRole('row', { name: /Amina Odhiambo/ }))
  row.getByText('Jetzt bestanden')
  row.getByText(/^Ergebnis 80/)
  row.getByText(/^2\. März 2026|02\.03\.2026|2\. Mär/)
})

test('a name looked for among those whose result changes leaves the list of who was told alone', async () => {
  const server = fakeServer()
  const counts = { ...preview.counts, fails: 0, passes: 0, kept: 0 }
  server.answer(previewRegrade, { ...preview, counts })
  server.answer(listRegrades, [])
  server.answer(listRegradeNotices, noneTold)
  const { user, router } = showApplication('/administration/questions/7/regrade?user=Ami', {
    server,
    as: author,
  })
  await screen.findByText('Bei niemandem ändern sich die Punkte.')
  const told = within(screen.getByRole('region', { name: 'Wer benachrichtigt wurde' }))
  await told.findByText('Bisher wurde niemand benachrichtigt.')
  const field = told.getByRole<HTMLInputElement>('searchbox', { name: 'Person' })
  expect(field.value).toBe('')
  await user.type(field, 'Ida')
  await waitFor(() => expect(router.state.location.search).toBe('?user=Ami&told-user=Ida'))
  await waitFor(() =>
    expect(server.callsOf(listRegradeNotices).at(-1)?.query.get('_filterValues')).toContain('Ida'),
  )
})
