import { packageLimits } from '@oktant/contract/kit/constants.ts'
import type { TracedCall } from '@oktant/contract/learning/package-attempts.ts'

const bytesAtOnce = 16_000

/** What a package has called in this launch and the server has not been told. */
export function makeTracedCalls() {
  let waiting: TracedCall[] = []
  let number = 0
  return {
    add(call: Omit<TracedCall, 'number'>) {
      number += 1
      if (number <= packageLimits.tracedCalls) waiting.push({ ...call, number })
    },
    /** The oldest of them, as many as one commit takes. */
    next() {
      let bytes = 0
      return waiting
        .slice(0, packageLimits.tracedAtOnce)
        .filter((call) => (bytes += JSON.stringify(call).length) <= bytesAtOnce)
    },
    acknowledge(sent: readonly TracedCall[]) {
      const last = sent.at(-1)?.number ?? 0
      waiting = waiting.filter((call) => call.number > last)
    },
  }
}

export type TracedCalls = ReturnType<typeof makeTracedCalls>
