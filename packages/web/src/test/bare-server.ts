import { listProjects } from '@oktant/contract/people/account.ts'
import { entries } from '@oktant/contract/all.ts'
import type { Endpoint } from '@oktant/contract/http/http.ts'
import { countNotifications } from '@oktant/contract/communication/notifications.ts'
import { permissions } from '@oktant/contract/kit/permissions.ts'
import { listSegments } from '@oktant/contract/learning/segments.ts'
import type { CurrentUser } from '@oktant/contract/people/sessions.ts'
import { modules, readSettings } from '@oktant/contract/organisation/shell.ts'
import { paths, type ScreenName } from '../lib/paths.ts'
import { bareReply } from './bare.ts'
import type { FakeServer } from './fake-server.ts'
import { fakeServer, showApplication } from './show.tsx'

export const everything = Object.keys(permissions) as (keyof typeof permissions)[]
const ofTheShell: readonly Endpoint[] = [listProjects, countNotifications, listSegments, readSettings]
const isRead = (entry: Endpoint) => entry.method === 'GET' && !ofTheShell.includes(entry)

type Bare = { id?: string; can?: boolean; as?: Partial<CurrentUser>; prepare?: (server: FakeServer) => void }

/**
 * A screen for somebody who may do everything, on a server whose every list has so many rows; `can` tells whether each row
 * allows what it may.
 */
export function showBare(
  name: ScreenName,
  rows: number,
  { id = '7', can = false, as: own, prepare }: Bare = {},
) {
  const server = fakeServer()
  for (const entry of entries.values()) {
    const { reply } = entry
    if (isRead(entry) && typeof reply === 'object')
      server.answerBy(entry, () => bareReply(reply, { rows, can }))
    if (entry.method !== 'GET') server.refuse(entry, 'database_unavailable')
  }
  prepare?.(server)
  const address = paths[name].replace(/:\w+/g, id)
  const as = { permissions: everything, visibleModules: [...modules], ...own }
  return { server, ...showApplication(address, { server, as }) }
}
