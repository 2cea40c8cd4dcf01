import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '@oktant/server/config.ts'
import type { Engine } from '@oktant/server/db/engine/db.ts'
import { openEmbedded } from '@oktant/server/db/engine/embedded.ts'
import { openPostgres } from '@oktant/server/db/engine/postgres.ts'
import { explain } from '@oktant/server/start-faults.ts'
import { makeVapidKey } from '@oktant/server/vapid.ts'
import { Refusal } from '@oktant/server/transfer/target.ts'

/** The settings of the server, without its secrets: no command here needs them, and none may make them by asking. */
export const settings = () =>
  readConfig({ ...process.env, SECRET: 'x'.repeat(32), VAPID_PRIVATE_KEY: makeVapidKey() })

export function openEngine({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Engine> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir)
}

export function demandData(dataDir: string) {
  if (existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) return
  throw new Refusal(`${dataDir} holds no data. Name the data folder by DATA_DIR.`)
}

/** Runs a command; a refusal is its one line and exit code 1. */
export async function command(work: () => Promise<string>) {
  try {
    process.stdout.write(`${await work()}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Refusal ? error.message : explain(error)}\n`)
    process.exitCode = 1
  }
}

export const sum = (rows: Record<string, number>) =>
  Object.values(rows).reduce((all, count) => all + count, 0)
