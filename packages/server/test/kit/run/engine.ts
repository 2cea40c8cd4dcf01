import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import type { Engine } from '../../../src/db/engine/db.ts'
import { embeddedEngine } from '../../../src/db/engine/embedded.ts'
import { openPostgres } from '../../../src/db/engine/postgres.ts'
import { emptiedEngine } from './emptied.ts'
import { databaseUrl } from './global-setup.ts'
// NOTE: an engine goes from one file to the next; what hears its statements has to be there before the first one opens.
import './statements.ts'

/** A migrated, empty database of its own, on the engine this run is about. */
export async function testEngine(): Promise<Engine> {
  const prepared = inject('prepared')
  if (prepared.engine === 'embedded') {
    return emptiedEngine(() => embeddedEngine({ loadDataDir: new Blob([readFileSync(prepared.image)]) }))
  }
  const name = `oktant_test_${randomBytes(6).toString('hex')}`
  const admin = await openPostgres(prepared.url, { connections: 1 })
  await admin.query(`create database ${name} template ${prepared.template}`)
  const engine = await openPostgres(databaseUrl(prepared.url, name))
  return {
    ...engine,
    close: async () => {
      await engine.close()
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.close()
    },
  }
}
