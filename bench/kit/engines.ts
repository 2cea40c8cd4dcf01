import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from '@oktant/server/db/engine/db.ts'
import { openEmbedded } from '@oktant/server/db/engine/embedded.ts'
import { openPostgres } from '@oktant/server/db/engine/postgres.ts'
import { startPostgres } from '../../tools/kit/postgres.mjs'

async function onEmbedded<T>(work: (engine: Engine) => Promise<T>) {
  const folder = mkdtempSync(join(tmpdir(), 'oktant-bench-'))
  const engine = await openEmbedded(folder)
  try {
    return await work(engine)
  } finally {
    await engine.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onPostgres<T>(work: (engine: Engine) => Promise<T>) {
  const server = await startPostgres({ durable: true })
  const engine = await openPostgres(server.url)
  try {
    return await work(engine)
  } finally {
    await engine.close()
    await server.stop()
  }
}

/** Does the same on both engines, each empty, and prints the lines that come of it. */
export async function onBoth(about: string, work: (engine: Engine) => Promise<string[]>) {
  for (const [name, run] of [
    ['embedded engine', onEmbedded<string[]>],
    ['PostgreSQL', onPostgres<string[]>],
  ] as const)
    process.stdout.write(`\n${name}, ${about}\n${(await run(work)).join('\n')}\n`)
}

/** The middle of so many times, in milliseconds. */
export async function median(work: () => Promise<unknown>, rounds: number) {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}
