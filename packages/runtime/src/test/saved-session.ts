import { openJournal } from '../commit/journal.ts'
import { makeSaver, type SavingState } from '../commit/saver.ts'
import { breathe, handClock, handNetwork, memoryStore } from './world.ts'

export const at = '12:04'

/** A session that is saved, over a network that waits for a test to say what becomes of it. */
export function savedSession() {
  const { clock, pass } = handClock()
  const { sent, transport } = handNetwork()
  const { store, texts } = memoryStore()
  const journal = openJournal(store, '7')
  const states: SavingState[] = []
  const saver = makeSaver({ session: 1, transport, clock, journal, tell: (state) => states.push(state) })
  const commits = () => sent.map(({ commit }) => [commit.number, commit.values])
  async function acknowledge(index: number) {
    sent[index]?.answer({ kind: 'saved', at })
    await breathe()
  }
  async function fail(index: number) {
    sent[index]?.fail()
    await breathe()
  }
  return { saver, sent, commits, pass, journal, texts, states, acknowledge, fail }
}
