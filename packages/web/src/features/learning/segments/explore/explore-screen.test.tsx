import { readLibrary } from '@oktant/contract/learning/courses/folders.ts'
import { listShownGroupings } from '@oktant/contract/learning/courses/groupings.ts'
import { listSegments } from '@oktant/contract/learning/segments.ts'
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { makeSegment } from '../../../../test/made/make.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

function exploring() {
  const server = fakeServer()
  server.answer(listShownGroupings, [])
  return server
}

const usualWidth = window.innerWidth
const widen = (width: number) => {
  window.innerWidth = width
  act(() => void dispatchEvent(new Event('resize')))
}
afterEach(() => widen(usualWidth))

const shownSlides = () =>
  screen.getByRole('region', { name: 'Segmente' }).querySelector('[role=status]')?.textContent

test('whoever learns is led to the library, where there is one', async () => {
  const server = exploring()
  server.answer(readLibrary, { id: 7, title: { en: 'Reading room', de: 'Lesesaal' } })
  showApplication('/explore', { server, as: { permissions: ['learning.take' as const] } })
  const way = await screen.findByRole('link', { name: 'Bibliothek: Lesesaal' })
  expect(way.getAttribute('href')).toBe('#/library/7')
})

test.each([
  [1024, '1 bis 4 von 8'],
  [1023, '1 bis 3 von 8'],
  [767, '1 bis 2 von 8'],
  [599, '1 von 8'],
])('on a screen %i px wide the carousel shows %s', async (width, shown) => {
  widen(width)
  showApplication('/explore', { server: exploring() })
  await screen.findByRole('region', { name: 'Segmente' })
  expect(shownSlides()).toBe(shown)
})

test('next and previous turn a page, and stop at the ends', async () => {
  widen(900)
  const { user } = showApplication('/explore', { server: exploring() })
  const next = await screen.findByRole('button', { name: 'Nächste Segmente' })
  const previous = screen.getByRole('button', { name: 'Vorherige Segmente' })
  expect(previous.getAttribute('aria-disabled')).toBe('true')
  await user.click(next)
  expect(shownSlides()).toBe('4 bis 6 von 8')
  await user.click(next)
  expect(shownSlides()).toBe('6 bis 8 von 8')
  expect(next.getAttribute('aria-disabled')).toBe('true')
  await user.click(next)
  expect(shownSlides()).toBe('6 bis 8 von 8')
  await user.click(previous)
  expect(shownSlides()).toBe('3 bis 5 von 8')
})

test('a page that grows wider keeps its slides within the list', async () => {
  widen(599)
  const { user } = showApplication('/explore', { server: exploring() })
  const next = await screen.findByRole('button', { name: 'Nächste Segmente' })
  for (let step = 0; step < 7; step++) await user.click(next)
  expect(shownSlides()).toBe('8 von 8')
  widen(1200)
  expect(shownSlides()).toBe('5 bis 8 von 8')
})

test('arrows, Home and End lead from slide to slide', async () => {
  const { user } = showApplication('/explore', { server: exploring() })
  const region = within(await screen.findByRole('region', { name: 'Segmente' }))
  const links = region.getAllByRole('link')
  links[0]?.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(document.activeElement).toBe(links[1])
  await user.keyboard('{End}{ArrowRight}')
  expect(document.activeElement).toBe(links[7])
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(links[0])
})

test('few segments need no turning', async () => {
  const server = exploring()
  server.answer(listSegments, [makeSegment(0), makeSegment(1)])
  showApplication('/explore', { server })
  await screen.findByRole('link', { name: /Segment 2/ })
  expect(screen.queryByRole('button', { name: 'Nächste Segmente' })).toBeNull()
})

test('a card names its courses and the own progress only where there are courses', async () => {
  const server = exploring()
  server.answer(listSegments, [
    makeSegment(0, { courseCount: 1, progress: 40 }),
    makeSegment(1, { courseCount: 0, progress: 0 }),
  ])
  showApplication('/explore', { server, as: {} })
  const [full, bare] = within(await screen.findByRole('region', { name: 'Segmente' })).getAllByRole('link')
  expect(full?.textContent).toMatch(/1 Kurs40\s% erledigt/)
  expect(bare?.textContent).not.toMatch(/Kurs|%/)
})
