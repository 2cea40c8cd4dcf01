import { validateSession } from '@oktant/contract/people/sessions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '../lib/session/session-state.ts'
import { recall } from '../lib/storage.ts'
import { fakeServer, showApplication } from '../test/show.tsx'

test('a kept session that no longer holds leads to the landing page and keeps the wanted address', async () => {
  const server = fakeServer()
  const shown = showApplication('/administration/deliveries', { server, as: {} }, (now) =>
    now.refuse(validateSession, 'session_over'),
  )
  await waitFor(() => expect(shown.router.state.location.pathname).toBe('/overview'))
  await within(await screen.findByRole('banner')).findByRole('link', { name: 'Anmelden' })
  expect(session.get()).toBeNull()
  expect(recall('session')).toBeNull()
  expect(recall('return-path')).toBe('/administration/deliveries')
})
