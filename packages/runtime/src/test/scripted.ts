import type { Keeper } from '../commit/keeper.ts'
import { makeScorm12Api } from '../scorm12/api.ts'
import { makeScorm12Session } from '../scorm12/session.ts'
import { asSpecified, type Strictness } from '../scorm12/values.ts'

type ToldStep = [what: string, ...rest: (string | number)[]]

/** A keeper that only writes down what it was told. */
export function listeningKeeper() {
  const told: ToldStep[] = []
  const keeper: Keeper = {
    begin: () => {},
    put: (element, value) => told.push(['put', element, value]),
    spend: (time) => told.push(['spend', time]),
    commit: () => told.push(['commit']),
    finish: () => told.push(['finish']),
  }
  return { told, keeper }
}

/** A package at work, as its scripts see it, and what was to be kept of it. */
export function playedPackage(elements: Record<string, string> = {}, strictness: Partial<Strictness> = {}) {
  const { told, keeper } = listeningKeeper()
  const session = makeScorm12Session({ elements, strictness: { ...asSpecified, ...strictness }, keeper })
  const api = makeScorm12Api(session)
  const told12 = (answer: string) => [answer, Number(api.LMSGetLastError())] as const
  return {
    api,
    told,
    session,
    begin: () => told12(api.LMSInitialize('')),
    get: (element: string) => told12(api.LMSGetValue(element)),
    set: (element: string, value: unknown) => told12(api.LMSSetValue(element, value)),
    commit: () => told12(api.LMSCommit('')),
    finish: () => told12(api.LMSFinish('')),
  }
}

export function begunPackage(...given: Parameters<typeof playedPackage>) {
  const played = playedPackage(...given)
  played.begin()
  return played
}
