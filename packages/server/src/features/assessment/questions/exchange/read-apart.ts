import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { fail } from '../../../../http/fail.ts'
import { type FileKind, type Judged, type JudgedQuestion, questionReader } from './read-questions.ts'

export type AskedOfWorker = { kind: FileKind } | { bytes: Uint8Array } | { wants: 'end' | 'more' }
export type ToldByWorker = Judged

/** What takes a thread of its own: beyond this, reading would keep everybody else waiting. */
const mostHere = 200 * 1024

/** Reads the questions of a file: a small one here, a large one in a thread of its own, one after the other. */
export async function readQuestions(source: AsyncIterable<Uint8Array>, bytes: number, kind: FileKind) {
  if (bytes <= mostHere) return readHere(source, kind)
  const turn = last.catch(() => undefined).then(() => readApart(source, kind))
  last = turn
  return turn
}
let last: Promise<unknown> = Promise.resolve()

async function readHere(source: AsyncIterable<Uint8Array>, kind: FileKind) {
  const reader = questionReader(kind)
  for await (const chunk of source) reader.write(chunk)
  return reader.end()
}

const resourceLimits = { maxOldGenerationSizeMb: 512 }

// NOTE: where the server runs from its sources, its threads do too, and each has to load the loader of the sources itself.
const fromSource = (script: URL) => `import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))})
  .then(({ register }) => { register(); return import(${JSON.stringify(script.href)}) })`

function makeWorker() {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./read-questions.worker.js', import.meta.url), { resourceLimits })
  const script = new URL('./read-questions.worker.ts', import.meta.url)
  return new Worker(fromSource(script), { eval: true, execArgv: [], resourceLimits })
}

async function readApart(source: AsyncIterable<Uint8Array>, kind: FileKind): Promise<Judged> {
  const worker = makeWorker()
  const gone = new AbortController()
  worker.once('exit', () => gone.abort())
  const ask = async (asked: AskedOfWorker): Promise<ToldByWorker> => {
    worker.postMessage(asked)
    const [told] = await once(worker, 'message', { signal: gone.signal })
    return told
  }
  try {
    await ask({ kind })
    for await (const bytes of source) await ask({ bytes })
    await ask({ wants: 'end' })
    return await takeAll(() => ask({ wants: 'more' }))
  } catch (error) {
    throw isExhausted(error) ? fail('too_large') : error
  } finally {
    await worker.terminate()
  }
}

async function takeAll(more: () => Promise<ToldByWorker>): Promise<Judged> {
  const all: Judged = { questions: [], faults: [] }
  for (;;) {
    const { questions, faults } = await more()
    all.faults.push(...faults)
    all.questions.push(...questions.map(withBuffers))
    if (questions.length === 0) return all
  }
}

/** NOTE: what came from a thread has bytes without what is a buffer’s own. */
const withBuffers = (question: JudgedQuestion): JudgedQuestion =>
  question.code === null
    ? { ...question, taken: question.taken.map((one) => ({ ...one, bytes: asBuffer(one.bytes) })) }
    : question
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

const isExhausted = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
