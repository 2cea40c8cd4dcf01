import { createHashRouter, generatePath, redirect } from 'react-router'
import type { DataRouter, LoaderFunctionArgs, RouteObject } from 'react-router'
import { deferred } from '../lib/deferred.tsx'
import { isPublic, paths } from '../lib/paths.ts'
import { query } from '../lib/api/query-client.ts'
import { currentAddress, refusal } from '../lib/api/refusal.ts'
import { landingPath } from '../lib/session/return-path.ts'
import { session } from '../lib/session/session-state.ts'
import { switchLanguage } from '../lib/words/said/texts.ts'
import { admit } from './access.ts'
import type { Screen } from './screens/screen.ts'
import { screens } from './screens/screens.ts'
import { curtain } from './shell/curtain.ts'
import { MemberPart } from './shell/header/member-part.tsx'
import { ScreenProblem } from './shell/screen-problem.tsx'
import { Shell } from './shell/shell.tsx'
import { ViewingPart } from './shell/viewing/viewing-part.tsx'

const addressOf = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

function route(screen: Screen): RouteObject {
  const Screen = deferred(screen.load, screen.texts)
  return {
    path: paths[screen.name],
    handle: screen,
    Component: Screen,
    ErrorBoundary: ScreenProblem,
    async loader(args) {
      const address = addressOf(args)
      // NOTE: loads beside the admission, but nothing that a visitor is about to be led away from.
      const part = session.get() || isPublic(address) ? Screen.prepare() : null
      part?.catch(() => undefined)
      await admit(screen, address)
      await Promise.all([
        part ?? Screen.prepare(),
        session.get() && MemberPart.prepare(),
        session.get()?.user.viewedBy && ViewingPart.prepare(),
      ])
      return null
    },
  }
}

/** NOTE: whatever is no other screen and says approvals is about training goals, with the goal that it names (spec 2 §2). */
const elsewhere = ({ pathname, search }: URL) =>
  pathname.includes('approvals') || pathname.includes('/approval/')
    ? `${paths.goalApprovals}${search}`
    : paths.home

export const makeRouter = () =>
  createHashRouter([
    {
      Component: Shell,
      ErrorBoundary: ScreenProblem,
      HydrateFallback: () => null,
      children: [
        ...screens.map(route),
        { path: '*', element: null, loader: ({ request }) => redirect(elsewhere(new URL(request.url))) },
      ],
    },
  ])

/** From seeing as oneself to seeing as somebody else, and back to their record. */
function changePerson(router: DataRouter, path: string) {
  curtain.set(router.state.location.key)
  return router.navigate(path)
}

function followPerson(router: DataRouter) {
  let before = session.get()?.user
  return session.follow((now) => {
    const { id, language, viewedBy } = before ?? {}
    before = now?.user
    if (now && now.user.language !== language) void switchLanguage(now.user.language)
    if (now?.user.id === id) return
    // NOTE: nothing that one person has seen may wait in memory for the next.
    query.clear()
    if (now) void MemberPart.prepare()
    if (router.state.initialized && now && now.user.viewedBy?.id !== viewedBy?.id)
      void changePerson(router, viewedBy ? generatePath(paths.user, { id: String(id) }) : paths.home)
    // NOTE: until the first screen stands, its own admission leads on.
    if (!now && router.state.initialized && !isPublic(currentAddress())) void router.navigate(landingPath())
  })
}

/** Leads on when a call is refused, or when somebody signs in or out, in this tab or another. */
export function followSession(router: DataRouter) {
  const stopPerson = followPerson(router)
  const stopRefusals = refusal.follow((refused) => {
    if (refused) void router.navigate(paths.login)
  })
  return () => {
    stopPerson()
    stopRefusals()
    // NOTE: the next router's first visit has the same key as this one's.
    curtain.set(null)
  }
}
