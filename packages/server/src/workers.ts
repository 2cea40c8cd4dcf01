import cluster, { type Worker } from 'node:cluster'
import { answerFigures } from './http/health/figures.ts'

type Needs = { count: number; stopWithin: number; onReady: () => void; report: (line: string) => void }

const restartAfter = 1000
// NOTE: without them a process keeps what is of no more use to it; the C library reads them before anything of ours (decision 0148).
const frugal = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
const frugalHeap = ['--max-semi-space-size=4', '--v8-pool-size=1']

/** Keeps so many processes serving one port; one that dies is followed by another, until all are told to stop. */
export function keepWorkers({ count, stopWithin, onReady, report }: Needs) {
  const workers = new Set<Worker>()
  const ready = new Set<Worker>()
  let isStopping = false
  let exitCode = 0
  let wasReady = false

  function fork() {
    const worker = cluster.fork({ ...frugal, ...process.env })
    workers.add(worker)
    worker.once('listening', () => {
      ready.add(worker)
      if (wasReady || ready.size < count) return
      wasReady = true
      onReady()
    })
    worker.once('exit', (code, signal) => ended(worker, signal ?? `code ${code}`))
  }

  function ended(worker: Worker, how: string) {
    workers.delete(worker)
    const served = ready.delete(worker)
    if (isStopping) {
      if (workers.size === 0) process.exit(exitCode)
      return
    }
    // NOTE: whatever keeps a process from starting keeps the next one too, and it has said what it is.
    if (!served) return stop(1)
    report(`A process ended (${how}); another one takes its place.`)
    setTimeout(() => isStopping || fork(), restartAfter)
  }

  function stop(code: number) {
    if (isStopping) return
    isStopping = true
    exitCode = code
    if (workers.size === 0) process.exit(code)
    for (const worker of workers) worker.process.kill('SIGTERM')
    setTimeout(() => {
      for (const worker of workers) worker.process.kill('SIGKILL')
      process.exit(1)
    }, stopWithin).unref()
  }

  cluster.setupPrimary({ execArgv: [...frugalHeap, ...process.execArgv] })
  answerFigures()
  process.once('SIGTERM', () => stop(0))
  process.once('SIGINT', () => stop(0))
  for (let number = 0; number < count; number += 1) fork()
}
