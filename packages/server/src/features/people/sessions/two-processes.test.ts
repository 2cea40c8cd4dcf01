import { expect, inject, test } from 'vitest'
import {
  endAllSessions,
  endSession,
  listSessions,
  validateSession,
} from '@oktant/contract/people/sessions.ts'
import { databaseUrl } from '../../../../test/kit/run/global-setup.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { buildApp } from '../../../app.ts'
import { stopBackground } from '../../../background.ts'
import { openPostgres } from '../../../db/engine/postgres.ts'
import { openKit } from '../../../open.ts'

const prepared = inject('prepared')

/** Another process on the same database: its own connections, its own memory. */
async function secondProcess() {
  const { kit, engine } = await testServer()
  if (prepared.engine !== 'postgres') throw new Error('only PostgreSQL serves two processes')
  const [row] = await engine.query('select current_database() as name', [])
  const other = await openPostgres(databaseUrl(prepared.url, String(row?.name)))
  const otherKit = await openKit(kit.config, { engine: other, log: kit.log })
  const app = await buildApp(otherKit, undefined, { slowestLoopMs: 0 })
  const isKnown = async ({ token }: { token: string }) => {
    const url = `/rest${validateSession.path}`
    return (await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode === 200
  }
  const stop = async () => {
    await app.close()
    await stopBackground(otherKit)
    await other.close()
  }
  return { isKnown, stop }
}

test.skipIf(prepared.engine !== 'postgres')(
  'a session that one process ends is refused by another within a second',
  async () => {
    const { call, make } = await testServer()
    const other = await secondProcess()
    try {
      const mia = await make.user()
      const away = { token: await make.session(mia) }
      for (const session of [mia, away]) expect(await other.isKnown(session)).toBe(true)
      const open = await call(listSessions, { as: mia })
      const [theirs] = open.filter(({ current }) => !current)
      await call(endSession, { as: mia, params: { id: theirs?.id ?? 0 } })
      await expect.poll(() => other.isKnown(away), { timeout: 1000, interval: 20 }).toBe(false)
      expect(await other.isKnown(mia)).toBe(true)
      await call(endAllSessions, { as: mia })
      await expect.poll(() => other.isKnown(mia), { timeout: 1000, interval: 20 }).toBe(false)
    } finally {
      await other.stop()
    }
  },
)
