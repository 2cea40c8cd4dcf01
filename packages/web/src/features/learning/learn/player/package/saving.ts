import type { LaunchData } from '@oktant/contract/learning/own/launches.ts'
import { commitPackage } from '@oktant/contract/learning/package-attempts.ts'
import { fetchTransport } from '@oktant/runtime/commit/fetch-transport.ts'
import { saveWithPage } from '@oktant/runtime/commit/page.ts'
import { makeSaver, type Saver, type SavingState } from '@oktant/runtime/commit/saver.ts'
import type { Transport } from '@oktant/runtime/commit/receipt.ts'
import { addressOf } from '../../../../../lib/api/api.ts'
import type { KeptAct } from '../shell/messages.ts'
import { makeTracedCalls, type TracedCalls } from './traced-calls.ts'
import { openOwnJournal } from './waiting-commits.ts'

/** A request that outlives its page holds no more than 64 KB, and what is to be saved comes first. */
const lettersWithTrace = 32_000

const clock = {
  now: () => Date.now(),
  after(milliseconds: number, act: () => void) {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Tells with a commit what the package called since the last one that arrived. */
function withTrace(transport: Transport, calls: TracedCalls): Transport {
  return async ({ body, keepalive }) => {
    const isLeaving = document.visibilityState === 'hidden'
    const trace = isLeaving || body.length > lettersWithTrace ? [] : calls.next()
    const whole = trace.length > 0 ? `${body.slice(0, -1)},"trace":${JSON.stringify(trace)}}` : body
    const receipt = await transport({ body: whole, keepalive })
    if (receipt.kind === 'saved') calls.acknowledge(trace)
    return receipt
  }
}

const act = (saver: Saver, kept: KeptAct) => {
  if (kept.act === 'put') return saver.put(kept.element, kept.value)
  if (kept.act === 'spend') return saver.spend(kept.time)
  return saver[kept.act]()
}

/** Saves a launch of a package as it goes; nothing where nothing is to be kept. */
export function openSaving(
  { package: played, componentLog }: LaunchData,
  tell: (state: SavingState) => void,
) {
  const session = played?.session ?? null
  const token = played?.token ?? null
  if (session === null || token === null || !componentLog) return null
  const url = addressOf(commitPackage, { params: { id: componentLog.id } })
  const calls = makeTracedCalls()
  const transport = withTrace(
    fetchTransport(
      (address, request) => fetch(address, request),
      url,
      () => token,
    ),
    calls,
  )
  const journal = openOwnJournal(componentLog.id)
  const saver = makeSaver({ session, transport, clock, journal, tell })
  const ignorePage = saveWithPage({ window, document }, saver)
  return {
    keep: (kept: KeptAct) => act(saver, kept),
    called: calls.add,
    /** The package is being left: what it has said goes out now. */
    leave: saver.leave,
    isSaved: saver.isSaved,
    retry: saver.retry,
    close() {
      saver.leave()
      ignorePage()
    },
  }
}

export type Saving = NonNullable<ReturnType<typeof openSaving>>
