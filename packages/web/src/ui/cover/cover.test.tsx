import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Cover } from './cover.tsx'

const cover = (src: string | null, alt?: string) => (
  <Cover id={7} tone="strategy" src={src} {...(alt !== undefined && { alt })} />
)

test('an uploaded cover is shown with what it shows, and read out only where nothing else says it', () => {
  const { container, rerender } = render(cover('/rest/files/x', 'Ein Hafen'))
  expect(container.querySelector('img')?.alt).toBe('Ein Hafen')
  rerender(cover('/rest/files/x'))
  expect(container.querySelector('img')?.alt).toBe('')
  expect(container.querySelector('svg')).toBeNull()
})

test('without a cover, or where it does not open, one is drawn; a new address is tried', () => {
  const { container, rerender } = render(cover(null))
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  rerender(cover('/rest/files/old'))
  const picture = container.querySelector('img')
  if (picture) fireEvent.error(picture)
  expect([container.querySelector('img'), container.querySelector('svg') === null]).toEqual([null, false])
  rerender(cover('/rest/files/new'))
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/rest/files/new')
})
