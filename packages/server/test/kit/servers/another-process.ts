import { inject } from 'vitest'
import type { Db, Engine } from '../../../src/db/engine/db.ts'
import { handleOf } from '../../../src/db/engine/embedded.ts'
import { openPostgres } from '../../../src/db/engine/postgres.ts'
import { clientOf } from '../run/embedded-client.ts'
import { databaseUrl } from '../run/global-setup.ts'

export type Another = { db: Db; close: () => Promise<void> }

/** The same database as another process has it: what a process keeps, it keeps beside its own handle. */
export async function anotherProcess(engine: Engine): Promise<Another> {
  const prepared = inject('prepared')
  if (prepared.engine === 'embedded') return { db: handleOf(clientOf(engine)), close: async () => {} }
  const [row] = await engine.query('select current_database() as name')
  return openPostgres(databaseUrl(prepared.url, String(row?.name)), { connections: 2 })
}
