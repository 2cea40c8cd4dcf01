import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { embeddedEngine } from '../../../src/db/engine/embedded.ts'
import { migrate } from '../../../src/db/migrate/migrate.ts'
import { openPostgres } from '../../../src/db/engine/postgres.ts'
import { clientOf } from './embedded-client.ts'
import { neverAudited } from './never-audited.ts'

/** `witnessed` is the file in which test files note which changes left an audit entry. */
export type Prepared = { witnessed: string } & (
  | { engine: 'embedded'; image: string }
  | { engine: 'postgres'; url: string; template: string }
)

declare module 'vitest' {
  interface ProvidedContext {
    prepared: Prepared
  }
}

/** Migrates one database before the first test; each test file gets a copy of it. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'oktant-test-'))
  const witnessed = join(folder, 'witnessed')
  const finish = () => {
    // NOTE: only a run of every test file can tell that a call was never seen.
    const silent = process.env.WALK_CONTRACT === 'whole' ? neverAudited(witnessed) : []
    rmSync(folder, { recursive: true, force: true })
    if (silent.length) throw new Error(`changes that no test saw leave an audit entry: ${silent.join(', ')}`)
  }
  if (process.env.TEST_ENGINE !== 'postgres') {
    project.provide('prepared', { witnessed, engine: 'embedded', image: await imageIn(folder) })
    return finish
  }
  const url = process.env.TEST_DATABASE_URL
  if (!url)
    throw new Error(
      'TEST_ENGINE=postgres needs TEST_DATABASE_URL, the address of a server to make databases on.',
    )
  const template = `oktant_template_${process.pid}`
  const admin = await openPostgres(url, { connections: 1 })
  await admin.query(`drop database if exists ${template}`)
  await admin.query(`create database ${template}`)
  const engine = await openPostgres(databaseUrl(url, template), { connections: 1 })
  await migrate(engine)
  await engine.close()
  project.provide('prepared', { witnessed, engine: 'postgres', url, template })
  return async () => {
    await admin.query(`drop database if exists ${template}`)
    await admin.close()
    finish()
  }
}

async function imageIn(folder: string) {
  const engine = await embeddedEngine({})
  await migrate(engine)
  // NOTE: 128 MB of buffers and as much kept of its log take longer to begin with than a small database takes to fill them.
  for (const [name, size] of Object.entries({ shared_buffers: 32, min_wal_size: 32 }))
    await engine.query(`alter system set ${name} = '${size}MB'`)
  const image = join(folder, 'image.tar')
  writeFileSync(image, Buffer.from(await (await clientOf(engine).dumpDataDir('none')).arrayBuffer()))
  await engine.close()
  return image
}

export function databaseUrl(url: string, database: string) {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.toString()
}
