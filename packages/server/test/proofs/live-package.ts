import type { LaunchData } from '@oktant/contract/learning/own/launches.ts'
import type { Commit } from '@oktant/runtime/commit/commit.ts'
import { nameInItem } from '@oktant/runtime/commit/items.ts'
import { openJournal } from '@oktant/runtime/commit/journal.ts'
import type { Receipt } from '@oktant/runtime/commit/receipt.ts'
import { replay } from '@oktant/runtime/commit/replay.ts'
import { makeSaver } from '@oktant/runtime/commit/saver.ts'
import { commitIn, handClock, handNetwork, memoryStore } from '@oktant/runtime/test/world.ts'
import { numbersFrom } from '../../src/features/assessment/evaluations/draw.rules.ts'
import { pause } from './process.ts'
import { ask } from './writer.ts'

const steps = 30
const elements = ['cmi.suspend_data', 'cmi.core.lesson_location', 'cmi.comments']

type Life = {
  url: string
  seed: number
  launch: (choice: 'new' | 'continue') => Promise<LaunchData>
}

const sentAs = (answer: { status: number; code: string | undefined }): Receipt => {
  if (answer.status === 200) return { kind: 'saved', at: '' }
  if (answer.status === 401) return { kind: 'expired' }
  if (answer.status === 409) return { kind: 'superseded' }
  return { kind: 'refused', code: answer.code ?? String(answer.status) }
}

/**
 * One attempt, saved by the player’s own saver and journal over a network that delays, loses, doubles and reorders, on tabs
 * that are killed. Each value that is said is one more than the last, so of two the newer is known.
 */
export async function livePackage({ url, seed, launch }: Life) {
  const next = numbersFrom(seed)
  const happens = (part: number) => next() < part
  const pick = (count: number) => Math.floor(next() * count)
  const { clock, pass } = handClock()
  const { sent, transport } = handNetwork()
  const { store } = memoryStore()
  const said: Record<string, string> = {}
  const acknowledged: Record<string, number> = {}
  /** What each launch had lasted when anybody could hear it. */
  const heard = new Map<number, number>()
  const told = { commits: 0, launches: 0, refused: [] as string[] }
  const first = await launch('new')
  const id = first.componentLog?.id ?? 0
  const item = first.package?.items.find((one) => one.launch !== null)?.id ?? ''
  const journal = openJournal(store, String(id))
  let counter = 0
  let tab = openTab(first)

  function openTab({ package: played, componentLog }: LaunchData) {
    told.launches += 1
    const session = played?.session ?? 0
    if (componentLog?.id !== id || session === 0) throw new Error('another attempt was opened')
    for (const [element, value] of Object.entries(acknowledged))
      if (Number(played?.values[element] ?? 0) < value) throw new Error(`${element} went back`)
    Object.keys(said).forEach((name) => delete said[name])
    const listening = {
      ...journal,
      put(commit: Commit) {
        heard.set(session, spent)
        journal.put(commit)
      },
    }
    let spent = 0
    const saver = makeSaver({ session, transport, clock, journal: listening })
    return {
      saver,
      token: played?.token ?? '',
      spend(more: number) {
        spent += more
        saver.spend(spent)
      },
    }
  }

  /** NOTE: where no answer came, it may have arrived all the same. */
  async function post(commit: Commit, token: string): Promise<Receipt> {
    told.commits += 1
    const answer = await ask(url, 'POST', `/components/commit/${id}`, undefined, { token, ...commit })
    if (answer.status === 0 || answer.status >= 500) throw new Error('offline')
    const receipt = sentAs(answer)
    if (receipt.kind === 'refused') told.refused.push(receipt.code)
    if (receipt.kind === 'saved')
      for (const [element, value] of Object.entries(commit.values))
        acknowledged[element] = Math.max(acknowledged[element] ?? 0, Number(value))
    return receipt
  }

  async function deliver() {
    const [request] = sent.splice(pick(sent.length), 1)
    if (!request) return
    const { commit } = request
    if (happens(0.2)) return request.fail()
    if (happens(0.1)) return request.answer(await post(commit, 'over'))
    try {
      const receipts = await Promise.all(
        happens(0.3) ? [post(commit, tab.token), post(commit, tab.token)] : [post(commit, tab.token)],
      )
      // NOTE: the answer may get lost; then nobody may rely on what was sent.
      if (happens(0.2) || !receipts[0]) request.fail()
      else request.answer(receipts[0])
    } catch {
      request.fail()
    }
  }

  const replayAll = () =>
    replay(journal, async ({ body }) => {
      for (let turn = 0; ; turn += 1)
        try {
          return await post(commitIn(body), tab.token)
        } catch (error) {
          if (turn > 50) throw error
          await pause(100)
        }
    })

  async function step() {
    for (let word = 0; word <= pick(3); word += 1) {
      counter += 1
      const element = nameInItem(item, elements[pick(elements.length)] ?? '')
      said[element] = String(counter)
      tab.saver.put(element, String(counter))
    }
    tab.spend(1 + pick(300))
    if (happens(0.4)) tab.saver.commit()
    if (happens(0.2)) pass(pick(12_000))
    if (happens(0.2)) tab.saver.leave()
    if (happens(0.6)) await Promise.all([deliver(), ...(happens(0.4) ? [deliver(), deliver()] : [])])
    if (happens(0.1)) tab.saver.retry()
    if (!happens(0.12)) return
    // NOTE: of a tab that is killed its journal stays; what was under way may still arrive, late.
    tab.saver.stop()
    if (happens(0.7)) await replayAll()
    tab = openTab(await launch('continue'))
  }

  for (let number = 0; number < steps; number += 1) await step()
  tab.saver.leave()
  await pause(0)
  await replayAll()
  for (const { commit } of sent.splice(0).toReversed()) await post(commit, tab.token).catch(() => null)
  const spent = [...heard.values()].reduce((sum, time) => sum + time, 0)
  return { id, said: { ...said }, spent, ...told }
}
