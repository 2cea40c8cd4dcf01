import { createHashRouter, redirect } from 'react-router'
import type { DataRouter, LoaderFunctionArgs, RouteObject } from 'react-router'
import { isPublic, paths } from '../lib/paths.ts'
import { currentAddress, refusal } from '../lib/refusal.ts'
import { landingPath } from '../lib/return-path.ts'
import { session } from '../lib/session-state.ts'
import { loadTexts } from '../lib/texts.ts'
import { admit } from './access.ts'
import { screens, type Screen } from './screens.ts'
import { MemberPart } from './shell/member-part.tsx'
import { ScreenProblem } from './shell/screen-problem.tsx'
import { Shell } from './shell/shell.tsx'

const addressOf = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

function route(screen: Screen): RouteObject {
  return {
    path: paths[screen.name],
    handle: screen,
    lazy: { Component: screen.load },
    ErrorBoundary: ScreenProblem,
    async loader(args) {
      const texts = loadTexts(screen.texts)
      await admit(screen, addressOf(args))
      await Promise.all([texts, session.get() && MemberPart.prepare()])
      return null
    },
  }
}

export const makeRouter = () =>
  createHashRouter([
    {
      Component: Shell,
      ErrorBoundary: ScreenProblem,
      HydrateFallback: () => null,
      children: [...screens.map(route), { path: '*', element: null, loader: () => redirect(paths.home) }],
    },
  ])

/** Leads on when a call is refused, or when the session changes in another tab. */
export function followSession(router: DataRouter) {
  const stops = [
    refusal.follow((refused) => {
      if (refused) void router.navigate(paths.login)
    }),
    session.follow((now) => {
      if (now) void MemberPart.prepare()
      else if (!isPublic(currentAddress())) void router.navigate(landingPath())
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
