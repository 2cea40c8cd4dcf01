import { parentPort } from 'node:worker_threads'
import type { AskedOfWorker, ToldByWorker } from './read-apart.ts'
import { type Judged, type JudgedQuestion, questionReader } from './read-questions.ts'

/** So many questions are handed over at a time, so that whoever takes them does nothing else for a moment only. */
const atOnce = 100

let reader: ReturnType<typeof questionReader> | undefined
let left: Judged = { questions: [], faults: [] }

function answer(asked: AskedOfWorker): ToldByWorker {
  if ('kind' in asked) reader = questionReader(asked.kind)
  else if ('bytes' in asked) reader?.write(asked.bytes)
  else if (asked.wants === 'end' && reader) left = reader.end()
  else return { questions: left.questions.splice(0, atOnce), faults: left.faults.splice(0) }
  return { questions: [], faults: [] }
}

/** NOTE: bytes that share their memory with others cannot be handed over, and are copied. */
const movable = (questions: readonly JudgedQuestion[]) =>
  questions.flatMap((one) =>
    one.code === null
      ? one.taken.flatMap(({ bytes: { buffer, byteLength } }) =>
          buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
        )
      : [],
  )

parentPort?.on('message', (asked: AskedOfWorker) => {
  const told = answer(asked)
  parentPort?.postMessage(told, movable(told.questions))
})
