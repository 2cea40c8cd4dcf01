import { listSegments } from '@oktant/contract/learning/segments.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeSegment } from '../../../../test/made/make.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const names = ['Vision', 'Produkt', 'Fertigung', 'Vertrieb', 'Finanzen', 'Systeme', 'Austausch', 'Menschen']

// NOTE: German puts a space that does not break before the sign.
const space = '\u00a0'

type GivenSegments = { progress?: (place: number) => number; as?: object }

async function showWheel({ progress, as }: GivenSegments = {}) {
  const server = fakeServer()
  const segments = names.map((name, place) =>
    makeSegment(place, { name: { en: name, de: name }, courseCount: 2, progress: progress?.(place) ?? null }),
  )
  server.answer(listSegments, segments)
  const shown = showApplication('/overview', { server, ...(as && { as }) })
  const wheel = within(await screen.findByRole('navigation', { name: 'Segmente' }))
  const [slices] = wheel.getAllByRole('list')
  if (!slices) throw new Error('the wheel has no slices')
  const slice = (name: string) => within(slices).getByRole('link', { name: new RegExp(`^${name},`) })
  return { ...shown, server, wheel, slice, slices: within(slices).getAllByRole('link') }
}

const focused = () => document.activeElement?.getAttribute('aria-label')

test('each slice is a link that says its segment, its courses and how far one has come', async () => {
  const { slices } = await showWheel({ progress: (place) => place * 10, as: {} })
  expect(slices.map((link) => link.getAttribute('aria-label'))).toEqual(
    names.map((name, place) => `${name}, 2 Kurse, ${place * 10}${space}% erledigt`),
  )
})

test('a slice opens its segment', async () => {
  const { slice, user, router } = await showWheel()
  await user.click(slice('Vertrieb'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/topic/4'))
})

test('arrows lead around the wheel, Home and End to its ends', async () => {
  const { slices, user } = await showWheel()
  slices[0]?.focus()
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(focused()).toMatch(/^Fertigung/)
  await user.keyboard('{Home}{ArrowLeft}')
  expect(focused()).toMatch(/^Menschen/)
  await user.keyboard('{ArrowRight}')
  expect(focused()).toMatch(/^Vision/)
  await user.keyboard('{End}{ArrowUp}')
  expect(focused()).toMatch(/^Austausch/)
})

test('the hub shows the overall progress, and the segment in focus while there is one', async () => {
  const { wheel, slice, user } = await showWheel({ progress: (place) => (place === 1 ? 80 : 0), as: {} })
  wheel.getByText('Gesamtfortschritt')
  wheel.getByText('10 %')
  await user.hover(slice('Produkt'))
  wheel.getByText('80 %')
  await user.unhover(slice('Produkt'))
  expect(wheel.queryByText('80 %')).toBeNull()
})

test('a visitor is called to explore instead of being shown a figure', async () => {
  const { wheel, user, router } = await showWheel()
  expect(wheel.queryByText(/%/)).toBeNull()
  await user.click(wheel.getByRole('link', { name: /^Entdecken/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/explore'))
})

test('a catalogue without segments says so', async () => {
  const server = fakeServer()
  server.answer(listSegments, [])
  showApplication('/overview', { server })
  await screen.findByText('Es sind noch keine Segmente veröffentlicht.')
})

test('a wheel that could not be loaded is loaded again on demand', async () => {
  const server = fakeServer()
  server.refuseOnce(listSegments, 'database_unavailable')
  const { user } = showApplication('/overview', { server })
  await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
  await screen.findByRole('navigation', { name: 'Segmente' })
})
