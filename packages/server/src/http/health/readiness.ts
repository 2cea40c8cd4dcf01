import type { ErrorCode } from '@oktant/contract/http/errors.ts'
import type { Kit } from '../../kit.ts'

/** NOTE: as long as a balancer looks once or twice; where nothing is sent any more nothing is refused either. */
const rememberedMs = 30_000

export type Readiness = ReturnType<typeof makeReadiness>

/** Can this process work: its database answers, and takes changes? */
export function makeReadiness({ engine, now }: Pick<Kit, 'engine' | 'now'>) {
  let fullAt = -Infinity
  return {
    /** Told of every refusal. NOTE: PostgreSQL tells only whoever changes something that its disk is full. */
    hear(code: ErrorCode) {
      if (code === 'disk_full') fullAt = now().getTime()
    },
    async isReady() {
      if (now().getTime() - fullAt < rememberedMs) return false
      try {
        engine.beforeChange()
        await engine.query('select 1', [])
        return true
      } catch {
        return false
      }
    },
  }
}
