import * as contract from '@oktant/contract/development/reviews/review-progress.ts'
import { runReportPlugin } from '@oktant/contract/reports/report-runs.ts'
import { listSeasons } from '@oktant/contract/development/seasons.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'
import { makeReviewRow } from '../reviews/made-review.ts'

function open() {
  const server = fakeServer()
  server.answer(listSeasons, pageOf())
  server.answer(contract.countReviews, {
    total: 2,
    late: 1,
    byStatus: [{ status: 0, count: 2 }],
  })
  server.answer(contract.countReviewGroups, {
    byManager: [
      { id: 2, name: { en: 'Thomas Brandt', de: 'Thomas Brandt' }, total: 2, completed: 0, late: 1 },
    ],
    byLocality: [],
    byJobRole: [],
  })
  server.answer(contract.listReviews, pageOf(makeReviewRow(), makeReviewRow({ id: 8, isLate: true })))
  return {
    server,
    ...showApplication('/administration/pdr', {
      server,
      as: { permissions: ['reviews.administer', 'reports.reviewDetail', 'reports.reviewSummary'] },
    }),
  }
}

test('a press on a count shows those alone', async () => {
  const { server, user } = open()
  const states = within(await screen.findByRole('list', { name: 'Nach Stand' }))
  await user.click(states.getByRole('button', { name: /Mitarbeitende füllen Teil A aus/ }))
  await waitFor(() =>
    expect(server.callsOf(contract.listReviews).at(-1)?.query.getAll('_filterValues')).toEqual(['0']),
  )
})

test('teams are counted once somebody looks, and one of them is chosen by a press', async () => {
  const { server, user } = open()
  await screen.findByRole('list', { name: 'Nach Stand' })
  expect(server.callsOf(contract.countReviewGroups)).toHaveLength(0)
  expect(screen.queryByRole('combobox', { name: 'Führungskraft' })).toBeNull()
  await user.click(screen.getByText('Nach Team, Standort und Stelle'))
  await user.click(await screen.findByRole('button', { name: 'Thomas Brandt' }))
  await waitFor(() =>
    expect(server.callsOf(contract.listReviews).at(-1)?.query.getAll('_filterValues')).toEqual(['2']),
  )
  expect(screen.getByRole('combobox', { name: 'Führungskraft' })).toHaveProperty('value', '2')
})

test('many are reopened at once, with a reason', async () => {
  const { server, user } = open()
  const [first] = await screen.findAllByRole('checkbox', { name: /Mia Naidoo/ })
  await user.click(first ?? document.body)
  await user.click(screen.getByRole('button', { name: 'Etwas tun' }))
  const dialog = within(await screen.findByRole('dialog', { name: '1 Gespräch' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Was soll geschehen?' }), 'Wieder öffnen')
  await user.click(dialog.getByRole('button', { name: 'Wieder öffnen' }))
  expect(server.callsOf(contract.changeReviews)).toHaveLength(0)
  await user.type(dialog.getByRole('textbox', { name: /Grund/ }), 'Irrtum')
  server.answer(contract.changeReviews, { changed: [7], skipped: 0 })
  await user.click(dialog.getByRole('button', { name: 'Wieder öffnen' }))
  await screen.findByText('1 Gespräch wurde geändert.')
  expect(server.callsOf(contract.changeReviews)[0]?.body).toMatchObject({
    action: 'reopen',
    chosen: { ids: [7] },
    reason: 'Irrtum',
  })
})

test('a report in detail asks why, and says what it was asked for', async () => {
  const { server, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Bericht' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bericht' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Bericht' }), 'detail')
  const take = dialog.getByRole('button', { name: 'Herunterladen' })
  await user.click(take)
  expect(server.callsOf(runReportPlugin)).toHaveLength(0)
  await user.type(dialog.getByRole('textbox', { name: /Warum/ }), 'Beschwerde')
  server.refuse(runReportPlugin, 'report_too_long')
  await user.click(take)
  await dialog.findByText(/Dieser Bericht würde zu lang/)
  expect(server.callsOf(runReportPlugin)[0]?.body).toEqual({ outputType: 'CSV', reason: 'Beschwerde' })
})
