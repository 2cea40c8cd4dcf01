import { listTodaysBookings } from '@oktant/contract/events/attending.ts'
import { listProjects } from '@oktant/contract/people/account.ts'
import { countNotifications } from '@oktant/contract/communication/notifications.ts'
import { listSegments } from '@oktant/contract/learning/segments.ts'
import { validateSession, type CurrentUser } from '@oktant/contract/people/sessions.ts'
import { readSettings } from '@oktant/contract/organisation/shell.ts'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, onTestFinished, vi } from 'vitest'
import { Application, Providers } from '../app/application.tsx'
import { followSession, makeRouter } from '../app/router.tsx'
import { textSources } from '../app/texts.ts'
import { query } from '../lib/api/query-client.ts'
import { refusal } from '../lib/api/refusal.ts'
import { dropSession, interrupted, keepSession } from '../lib/session/session-state.ts'
import { startTexts } from '../lib/words/said/texts.ts'
import { makeFakeServer, type FakeServer } from './fake-server.ts'
import { fetchFrom, uploadsTo } from './fake-network.ts'
import { makeSegment, makeSettings, makeSignedIn } from './made/make.ts'

// NOTE: tests read German, so that a forgotten key and a long word are seen.
beforeAll(async () => {
  localStorage.setItem('oktant.language', 'de')
  await startTexts(textSources, Object.keys(textSources))
})

/** A fake server that answers what the shell itself asks, for whoever is signed in. */
export function fakeServer() {
  const server = makeFakeServer()
  server.answer(readSettings, makeSettings())
  server.answer(
    listSegments,
    [0, 1, 2, 3, 4, 5, 6, 7].map((place) => makeSegment(place)),
  )
  server.answer(countNotifications, { count: 0 })
  server.answer(listProjects, [])
  server.answer(listTodaysBookings, [])
  vi.stubGlobal('fetch', fetchFrom(server))
  vi.stubGlobal('XMLHttpRequest', uploadsTo(server))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    query.clear()
    dropSession()
    interrupted.set(null)
    refusal.set(null)
    localStorage.clear()
    localStorage.setItem('oktant.language', 'de')
  })
  return server
}

type As = { server: FakeServer; as?: Partial<CurrentUser> }

function arrive({ server, as }: As) {
  const { queries, mutations } = query.getDefaultOptions()
  // NOTE: what fails is not tried again, and every answer is stale at once; all else is as the application has it.
  query.setDefaultOptions({
    queries: { ...queries, retry: false, staleTime: 0 },
    ...(mutations && { mutations }),
  })
  if (!as) return dropSession()
  const signedIn = makeSignedIn(as)
  server.answer(validateSession, signedIn)
  keepSession(signedIn)
}

/** The whole application at an address, for a visitor or `as` somebody; `prepare` has the last word on answers. */
export function showApplication(address: string, who: As, prepare?: (server: FakeServer) => void) {
  arrive(who)
  prepare?.(who.server)
  // NOTE: setting the hash would be told to the router a second time, later.
  history.replaceState(null, '', `#${address}`)
  const router = makeRouter()
  const stop = followSession(router)
  const view = render(<Application router={router} />)
  onTestFinished(() => {
    view.unmount()
    stop()
    router.dispose()
  })
  return { ...view, router, user: userEvent.setup() }
}

/** A part by itself, inside everything that parts rely on. */
export function showPart(part: ReactElement, who: As, address = '/') {
  arrive(who)
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [address] })
  const view = render(<RouterProvider router={router} />, { wrapper: Providers })
  return { ...view, user: userEvent.setup() }
}
