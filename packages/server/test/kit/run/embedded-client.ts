import { PGlite } from '@electric-sql/pglite'
import type { Engine } from '../../../src/db/engine/db.ts'

/** What an embedded engine itself is, below its handle. */
export function clientOf({ db }: Pick<Engine, 'db'>) {
  const client: unknown = Reflect.get(db, '$client')
  if (!(client instanceof PGlite)) throw new TypeError('not the embedded engine')
  return client
}
