import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

test('a visitor is asked to sign in, a member is greeted and led to their learning', async () => {
  const server = fakeServer()
  const visitor = showApplication('/overview', { server })
  const main = await screen.findByRole('heading', { name: /^Acht Kompetenzen/ })
  expect(main.parentElement?.textContent).not.toContain('Mia')
  visitor.unmount()

  showApplication('/overview', { server, as: {} })
  await screen.findByText(/^Guten (Morgen|Tag|Abend), Mia$/)
  expect((await screen.findByRole('link', { name: 'Zur Startseite' })).getAttribute('href')).toBe('#/')
})

test('the tip stays closed once it was closed, and visitors land on the welcome screen from then on', async () => {
  const server = fakeServer()
  const first = showApplication('/overview', { server })
  await first.user.click(await screen.findByRole('button', { name: 'Hinweis schließen' }))
  expect(screen.queryByRole('complementary', { name: 'Ihr Einstieg' })).toBeNull()
  expect(document.activeElement?.tagName).toBe('H1')
  first.unmount()

  const second = showApplication('/', { server })
  await waitFor(() => expect(second.router.state.location.pathname).toBe('/welcome'))
  second.unmount()

  showApplication('/overview', { server })
  await screen.findByRole('heading', { name: /^Acht Kompetenzen/ })
  expect(screen.queryByRole('button', { name: 'Hinweis schließen' })).toBeNull()
})
