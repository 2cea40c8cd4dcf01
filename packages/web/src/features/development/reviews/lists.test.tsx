import * as drafts from '@oktant/contract/development/reviews/review-drafts.ts'
import * as contract from '@oktant/contract/development/reviews/reviews.ts'
import { pdrStatus } from '@oktant/contract/kit/statuses.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'
import { makeReviewRow } from './made-review.ts'

const as = {
  id: 1,
  permissions: ['reviews.take' as const, 'reviews.lead' as const],
  visibleModules: ['reviews' as const],
}

test('one’s own review says where it stands, and earlier ones are still there', async () => {
  const server = fakeServer()
  server.answer(contract.listOwnReviews, {
    content: [
      makeReviewRow(),
      makeReviewRow({ id: 6, status: pdrStatus.completed, phase: null, waitsFor: null, assessedMark: 72 }),
    ],
  })
  showApplication('/pdr', { server, as })
  const current = within(await screen.findByRole('region', { name: 'Laufend' }))
  current.getByText(/Sie sind dran, seit/)
  expect(current.getByRole('link', { name: 'Weiterarbeiten: Jahr 2026' }).getAttribute('href')).toBe(
    '#/pdr/7',
  )
  within(screen.getByRole('region', { name: 'Frühere' })).getByText('Note: 72 %')
})

test('without any there is a word on when there will be one', async () => {
  const server = fakeServer()
  server.answer(contract.listOwnReviews, { content: [] })
  showApplication('/pdr', { server, as })
  await screen.findByText('Sie haben noch kein Gespräch.')
})

test('a manager sees whose turn it is', async () => {
  const server = fakeServer()
  const other = { id: 5, name: 'Lena Okafor' }
  server.answer(
    contract.listTeamReviews,
    pageOf(
      makeReviewRow({ user: other, waitsFor: { id: 1, name: 'Ich' }, phase: 'meeting', status: 2 }),
      makeReviewRow({ id: 8, user: other, waitsFor: other, isLate: true }),
    ),
  )
  server.answer(drafts.listReviewDrafts, { content: [] })
  showApplication('/pdr/team', { server, as })
  await screen.findByText('Sie führen das Gespräch')
  screen.getByText('Bei Lena Okafor')
})

const text = (de: string) => ({ en: de, de })
const draft = {
  id: 7,
  season: { id: 3, name: text('Jahr 2026') },
  user: { id: 5, name: 'Lena Okafor' },
  manager: { id: 8, name: 'Eva Neu' },
  typedAt: '2026-11-12T10:00:00.000Z',
  fields: 3,
}

/** The screen of somebody who leads nobody any more. */
function showDrafts(...content: drafts.ReviewDraft[]) {
  const server = fakeServer()
  server.answer(contract.listTeamReviews, pageOf())
  server.answer(drafts.listReviewDrafts, { content })
  return { server, ...showApplication('/pdr/team', { server, as }) }
}
const title = 'Entwürfe zu Gesprächen, die Sie nicht mehr führen'

test('whoever has no draft sees nothing of drafts', async () => {
  showDrafts()
  await screen.findByText('In Ihrem Team gibt es keine Gespräche.')
  expect(screen.queryByRole('region', { name: title })).toBeNull()
})

test('a draft is handed over to whoever leads the review now', async () => {
  const { server, user } = showDrafts(draft, { ...draft, id: 9, manager: null, fields: 1 })
  const part = within(await screen.findByRole('region', { name: title }))
  const [led, unled] = part.getAllByRole('listitem').map((item) => within(item))
  led?.getByText('Geführt von Eva Neu')
  led?.getByText(/^3 Felder · zuletzt geschrieben 12\. Nov/)
  unled?.getByText('Zurzeit führt es niemand')
  unled?.getByText(/^1 Feld ·/)
  expect(unled?.queryByRole('button', { name: /übergeben/ })).toBeNull()
  server.refuse(drafts.handOverReviewDraft, 'review_actioned')
  const press = () => user.click(part.getByRole('button', { name: /^An Eva Neu übergeben: Lena Okafor/ }))
  await press()
  await part.findByText('Dieses Mitarbeitergespräch ist inzwischen weiter.')
  server.answer(drafts.handOverReviewDraft, {})
  server.answer(drafts.listReviewDrafts, { content: [] })
  await press()
  await screen.findByText('Eva Neu hat jetzt Ihren Entwurf.')
  expect(server.callsOf(drafts.handOverReviewDraft).at(-1)?.body).toEqual({ managerId: 8 })
  expect(screen.queryByRole('region', { name: title })).toBeNull()
})

test('a draft is dropped once that was asked', async () => {
  const { server, user } = showDrafts(draft)
  await user.click(await screen.findByRole('button', { name: /^Entwurf verwerfen: Lena Okafor/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Diesen Entwurf verwerfen?' }))
  dialog.getByText(/von Lena Okafor geschrieben haben, wird entfernt/)
  server.answer(drafts.dropReviewDraft, {})
  server.answer(drafts.listReviewDrafts, { content: [] })
  await user.click(dialog.getByRole('button', { name: 'Entwurf verwerfen' }))
  await screen.findByText('Der Entwurf ist verworfen.')
  expect(screen.queryByRole('region', { name: title })).toBeNull()
})

test('what cannot be asked for is said, and asked for again', async () => {
  const server = fakeServer()
  server.answer(contract.listTeamReviews, pageOf())
  server.refuse(drafts.listReviewDrafts, 'database_unavailable')
  const { user } = showApplication('/pdr/team', { server, as })
  const part = within(await screen.findByRole('region', { name: title }))
  server.answer(drafts.listReviewDrafts, { content: [draft] })
  await user.click(part.getByRole('button', { name: 'Erneut versuchen' }))
  await part.findByText('Geführt von Eva Neu')
})
