import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { entries } from '@oktant/contract/all.ts'
import { addressFor } from './people.ts'
import type { Ask } from './measure.ts'
import { shapeOf } from '../../e2e/kit/shapes.ts'

/** What the application sends, as the journeys `what-screens-ask` and `what-areas-ask` wrote it down. */
type SentCall = { call: string; query?: string; body?: unknown; isRepeatable?: boolean }

// NOTE: written by those journeys, which fail when the application asks for anything else.
const read = (file: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '..', file), 'utf8')) as Record<string, SentCall[]>
const ofScreens = read('screens.json')
const recorded = { ...ofScreens, ...read('areas.json') }

export const screens = Object.keys(ofScreens)

type Headers = Record<string, string>
/** What a bench knows of the places and people of its own data. */
export type Filling = {
  headers: (number: number) => Headers
  params?: (number: number) => Record<string, unknown>
  /** For the `N` of a query. */
  number?: number
}

export const json = { 'content-type': 'application/json' }
let keys = 0
/** A key as the application makes one, each its own. */
const freshKey = () => `bench-key-${process.pid}-${(keys += 1)}`

const entryOf = (name: string) => {
  const entry = entries.get(name)
  if (!entry) throw new Error(`the contract has no ${name}`)
  return entry
}

/** The calls of a screen, one after the other. */
export function callsOf(screen: string, { headers, params, number }: Filling): (Ask & { name: string })[] {
  return (recorded[screen] ?? []).map(({ call, query = '', isRepeatable }) => {
    const entry = entryOf(call)
    const each = (at: number) => ({
      path: `${addressFor(entry, params?.(at))}${query.replaceAll('=N', `=${number}`)}`,
      headers: { ...headers(at), ...(isRepeatable && { 'idempotency-key': freshKey() }) },
    })
    // NOTE: the contract has no other method in a screen that only shows.
    return { name: call, path: '/', method: entry.method as 'GET' | 'POST', each }
  })
}

type Said = { params?: Record<string, unknown>; headers: Headers; body: object }

/** The one call of an act that changes something, with fresh things said each time in the shape that was written down. */
export function actOf(act: string, call: string, say: (number: number) => Said): Ask {
  const sent = recorded[act]?.find((one) => one.call === call)
  if (!sent) throw new Error(`${act} does not ask for ${call}`)
  const entry = entryOf(call)
  const shape = JSON.stringify(sent.body)
  let isCompared = false
  return {
    path: '/',
    method: 'POST',
    each: (number) => {
      const { params, headers, body } = say(number)
      if (!isCompared && JSON.stringify(shapeOf(body)) !== shape)
        throw new Error(`${act} says ${shape}, and not ${JSON.stringify(shapeOf(body))}`)
      isCompared = true
      return {
        path: addressFor(entry, params),
        body: JSON.stringify(body),
        headers: { ...json, ...headers, ...(sent.isRepeatable && { 'idempotency-key': freshKey() }) },
      }
    },
  }
}
