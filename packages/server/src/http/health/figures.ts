import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { fail } from '../fail.ts'

const about = 'oktant figures'
const waitMs = 6000

type Question = { about: typeof about; number: number }
type ToldFigures = Question & { text: string | null }

/** What a monitor is told, whichever process it reaches: the figures of all of them together. */
export function figuresOf(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics()
  // NOTE: from now on this process says its own figures when the keeper asks for them.
  AggregatorRegistry.setRegistries(registry)
  new AggregatorRegistry()
  return askKeeper
}

let asked = 0

/** NOTE: one worker cannot ask another; only the process that keeps them can ask them all. */
function askKeeper() {
  asked += 1
  const number = asked
  return new Promise<string>((resolve, reject) => {
    const end = (text: string | null) => {
      clearTimeout(timer)
      process.off('message', hear)
      if (text === null) reject(fail('overloaded'))
      else resolve(text)
    }
    const timer = setTimeout(() => end(null), waitMs)
    const hear = (message: unknown) => {
      if (isOurs<ToldFigures>(message) && message.number === number) end(message.text)
    }
    process.on('message', hear)
    process.send?.({ about, number } satisfies Question)
  })
}

/** The keeper's half: asks every worker, and tells the one that wanted to know. */
export function answerFigures() {
  const all = new AggregatorRegistry()
  cluster.on('message', async (worker: Worker, message: unknown) => {
    if (!isOurs<Question>(message)) return
    const text = await all.clusterMetrics().catch(() => null)
    if (worker.isConnected()) worker.send({ ...message, text } satisfies ToldFigures)
  })
}

const isOurs = <T extends Question>(message: unknown): message is T =>
  typeof message === 'object' && message !== null && 'about' in message && message.about === about
