import type { Commit } from './commit.ts'
import type { OpenJournal } from './journal.ts'
import { isSettled, type Receipt, type Transport } from './receipt.ts'

export type Replay = { sent: number; refused: { commit: Commit; code: string }[]; left: number }

const reach = async (transport: Transport, commit: Commit): Promise<Receipt | undefined> => {
  try {
    return await transport({ body: JSON.stringify(commit), keepalive: false })
  } catch {
    return undefined
  }
}

/**
 * Tells the server, one after the other, what earlier visits could not: before an attempt is launched again. It stops
 * where the server is out of reach. What is refused stays in the journal, and does not hold up what follows.
 */
export async function replay(journal: OpenJournal, transport: Transport): Promise<Replay> {
  const done: Replay = { sent: 0, refused: [], left: 0 }
  const waiting = journal.waiting()
  for (const commit of waiting) {
    const receipt = await reach(transport, commit)
    if (!receipt || receipt.kind === 'expired') break
    if (receipt.kind === 'refused') done.refused.push({ commit, code: receipt.code })
    if (!isSettled(receipt)) continue
    journal.acknowledge(commit)
    done.sent += 1
  }
  return { ...done, left: waiting.length - done.sent }
}
