import { expect } from 'vitest'
import type { Engine } from '../../../src/db/engine/db.ts'

/** Until a transaction in the same PostgreSQL database waits for what another one has locked. */
export const untilSomebodyWaits = ({ query }: Pick<Engine, 'query'>) =>
  expect
    .poll(async () => {
      const waiting = await query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      return waiting.length
    })
    .toBeGreaterThan(0)
