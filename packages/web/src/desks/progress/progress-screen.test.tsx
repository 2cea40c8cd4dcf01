import { type OwnProgress, readOwnProgress } from '@oktant/contract/learning/own/own-learning.ts'
import { readProgressYear } from '@oktant/contract/learning/own/progress.ts'
import type { Purchase } from '@oktant/contract/learning/purchases.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeCard, makeOwnProgress } from '../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../test/show.tsx'

const learner = {
  permissions: ['learning.take' as const],
  visibleModules: ['learning' as const, 'progress' as const],
}
const days = [{ day: '2026-02-03', parts: 3, courses: 1 }]

function serverWith(
  cards = [makeCard(1, { mark: 20 }), makeCard(2, { mark: 74 }), makeCard(3)],
  own: Partial<OwnProgress> = {},
) {
  const server = fakeServer()
  const year = { year: 2026, firstYear: 2024, passed: 3, seconds: 5400, days }
  const nothing = { content: [], totalElements: 0, totalPages: 0, number: 0 }
  server.answer(readProgressYear, year)
  server.answer(readOwnProgress, {
    ...makeOwnProgress({ year }),
    favourites: {
      ...nothing,
      content: [{ id: 1, title: 'Knoten', url: '/my-learning/9', containerId: 9, createdAt: '2026-02-03' }],
      totalElements: 1,
    },
    completed: {
      content: cards.map((card) => ({ ...card, completedAt: '2026-02-03T10:00:00Z' })),
      totalElements: cards.length,
      totalPages: 1,
      number: 0,
    },
    ...own,
  })
  return server
}

test('the year is a picture that the keyboard walks through, and a table', async () => {
  const { user } = showApplication('/progress', { server: serverWith(), as: learner })
  const grid = await screen.findByRole('grid', { name: 'Tage des Jahres 2026' })
  expect(within(grid).getAllByRole('gridcell')).toHaveLength(365)
  for (const month of ['Jan', 'Aug', 'Dez']) screen.getByText(month)
  const sums = within(screen.getByRole('main')).getAllByRole('listitem').slice(0, 3)
  expect(sums.map(({ textContent }) => textContent)).toEqual([
    'Insgesamt 3 Kurse bestanden',
    'Insgesamt 90 Minuten gelernt',
    '1 Lerntag in diesem Jahr',
  ])
  const day = within(grid).getByRole('gridcell', {
    name: /^3\.\sFeb\.\s2026: 3 Teile abgeschlossen, 1 Kurs bestanden$/,
  })
  await waitFor(() => expect(day.tabIndex).toBe(0))
  day.focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(
    /^10\.\sFeb\.\s2026: nichts abgeschlossen$/,
  )
  await user.click(screen.getByText('Als Tabelle zeigen'))
  screen.getByRole('row', { name: 'Februar 1 3 1' })
})

test('a mark is told as a number, with its colour beside it', async () => {
  showApplication('/progress', { server: serverWith(), as: learner })
  const list = within(await screen.findByRole('region', { name: 'Abgeschlossene Kurse' }))
  const course = (name: RegExp) => list.getByRole('link', { name })
  expect((await list.findByText(/^Ergebnis 20\s%$/)).dataset.level).toBe('low')
  expect(list.getByText(/^Ergebnis 74\s%$/).dataset.level).toBe('middle')
  expect(course(/Course 3.*abgeschlossen am 3\.\sFeb\.\s2026\s*Bestanden/).getAttribute('href')).toBe(
    '#/my-learning/3',
  )
})

test('another year is asked for, and kept in the address', async () => {
  const server = serverWith()
  const { user, router } = showApplication('/progress?year=2026', { server, as: learner })
  await user.click(await screen.findByRole('button', { name: 'Voriges Jahr' }))
  await waitFor(() => expect(server.callsOf(readProgressYear).at(-1)?.query.get('year')).toBe('2025'))
  expect(router.state.location.search).toBe('?year=2025')
})

test('without a completed course it says what will stand there', async () => {
  showApplication('/progress', { server: serverWith([]), as: learner })
  await screen.findByText('Sie haben noch keinen Kurs abgeschlossen.')
})

test('what one bought, keeps and has completed stands there too, in one call', async () => {
  const purchase: Purchase = {
    id: 4,
    containerId: 5,
    containerTypeId: 23700,
    name: { en: 'Knots', de: 'Seemannsknoten' },
    state: 'bought',
    way: 'invoice',
    free: false,
    cents: 45_000,
    currency: 'EUR',
    invoiceNumber: '2026-000001',
    billing: null,
    note: '',
    askedAt: '2026-02-03T10:00:00Z',
    decidedAt: null,
    checkoutUrl: null,
    can: { withdraw: false },
  }
  const purchases = { content: [purchase], totalElements: 1, totalPages: 1, number: 0 }
  const server = serverWith(undefined, { purchases })
  const as = { ...learner, permissions: [...learner.permissions, 'purchases.make' as const] }
  showApplication('/progress', { server, as })
  await screen.findByRole('link', { name: 'Seemannsknoten' })
  const kept = within(screen.getByRole('region', { name: 'Favoriten' }))
  expect((await kept.findByRole('link', { name: 'Knoten' })).getAttribute('href')).toBe('#/my-learning/9')
  expect(server.calls().filter((name) => /mylearning|cdi|purchases/.test(name))).toHaveLength(1)
})
