import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint, Input, Reply } from '@oktant/contract/http/http.ts'
import { buildApp } from '../../src/app.ts'
import { stopBackground } from '../../src/background.ts'
import { readConfig } from '../../src/config.ts'
import { makeLog } from '../../src/log.ts'
import { openKit } from '../../src/open.ts'
import { testEngine } from './run/engine.ts'
import { makers } from './make.ts'
import { multipart, type SentFile } from './files/multipart.ts'
import { compareReady } from './run/ready-answers.ts'
import { watchAudit } from './run/witness.ts'

export type Refusal = {
  status: number
  code: string
  message: string
  errors?: { field: string; code: string }[]
}
/** NOTE: some things have a status of their own. */
type Answered<R> = R & Partial<Omit<Refusal, keyof R>>
/** What a list may be asked by. */
export type Query<E extends Endpoint> = NonNullable<(Input<E> & { query?: object })['query']>
/** What is sent to a call. */
export type Body<E extends Endpoint> = (Input<E> & { body?: unknown })['body']
type Options<E extends Endpoint> = Input<E> & {
  as?: { token: string } | undefined
  headers?: Record<string, string>
  file?: SentFile
}

let shared: ReturnType<typeof begin> | undefined
let witness = watchAudit()

/** The server of a test file: a real engine, nothing replaced but the clock. */
export function testServer(settings: Record<string, string> = {}) {
  shared ??= begin(settings)
  return shared
}

/** The files of a process share what is loaded, and nothing else. */
export async function endOfFile() {
  const [server, seen] = [shared, witness]
  shared = undefined
  witness = watchAudit()
  await (await server)?.close()
  seen.judge()
}

async function begin(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'oktant-test-'))
  const clock = { skew: 0, now: () => new Date(Date.now() + clock.skew) }
  const config = readConfig({
    DATA_DIR: folder,
    SECRET: 'a secret of the tests, 32 letters or more',
    DEMO: 'off',
    ...settings,
  })
  const log = makeLog(process.env.TEST_LOG ?? 'silent')
  const engine = await testEngine()
  const kit = {
    ...(await openKit(config, { engine, now: clock.now, log })),
    watch: witness.watch,
    compareReady,
  }
  // NOTE: a loaded machine of tests turns nobody away.
  const app = await buildApp(kit, undefined, { slowestLoopMs: 0 })
  await app.ready()
  async function close() {
    // NOTE: a stream that a test went away from would be waited for.
    app.server.closeAllConnections()
    await app.close()
    await stopBackground(kit)
    await engine.close()
    rmSync(folder, { recursive: true, force: true })
  }

  async function send<E extends Endpoint>(entry: E, options: Options<E>) {
    const { params, query, body } = options as { params?: object; query?: object; body?: unknown }
    const path = entry.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
    )
    const upload = options.file && multipart(entry.upload?.field ?? 'file', options.file)
    return app.inject({
      method: entry.method,
      url: `/rest${path}`,
      query: query as Record<string, string>,
      headers: {
        ...(options.as && { authorization: `Bearer ${options.as.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...upload?.headers,
        ...options.headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      ...(upload && { payload: upload.payload }),
    })
  }

  /** The payload, or the error with its status. */
  async function call<E extends Endpoint>(entry: E, options: Options<E>): Promise<Answered<Reply<E>>> {
    const response = await send(entry, options)
    const answer = response.json()
    return response.statusCode === 200 ? answer.payload : { status: response.statusCode, ...answer }
  }

  return { app, kit, clock, engine, db: engine.db, call, send, close, make: makers(kit) }
}
