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
  showApplication('/pdr/team', { server, as })
  await screen.findByText('Sie führen das Gespräch')
  screen.getByText('Bei Lena Okafor')
})
