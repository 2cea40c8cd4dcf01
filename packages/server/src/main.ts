import cluster from 'node:cluster'
import { setTimeout as pauseFor } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { buildApp } from './app.ts'
import { beginBackground, stopBackground } from './background.ts'
import { type Config, demoLogins, readConfig } from './config.ts'
import { makeDemo } from './demo/demo.ts'
import { giveDefaultTemplates } from './features/learning/certificate-templates/certificate-templates.ts'
import { isCompany } from './features/organisation/companies/companies.ts'
import {
  closeContent,
  listenForContent,
  makeContentServer,
} from './features/learning/packages/content-host.ts'
import { known } from './http/errors.ts'
import type { Kit } from './kit.ts'
import { openKit } from './open.ts'
import { register } from './register.ts'
import { explain } from './start-faults.ts'
import { keepWorkers } from './workers.ts'

const stopWithin = 10_000
const firstRequestsMs = 1000

// NOTE: on a large machine the heap grows to five times of what is used before it is tidied (decision 0148).
setFlagsFromString('--heap-growing-percent=30')

await start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  // NOTE: a worker's line to its keeper would hold it here for ever.
  process.exit(1)
})

async function start() {
  const config = readConfig(process.env)
  if (config.workers === 1) {
    const kit = await openKit(config)
    await completeCompanies(kit)
    const hasDemo = await makeDemo(kit)
    await sayUnknownCompany(kit)
    await serveRequests(kit)
    return sayReady(config, hasDemo)
  }
  if (cluster.isWorker) return serveRequests(await openKit(config))
  const hasDemo = await prepare(config)
  keepWorkers({
    count: config.workers,
    stopWithin: stopWithin + 1000,
    onReady: () => sayReady(config, hasDemo),
    report: (line) => process.stderr.write(`${line}\n`),
  })
}

/** Makes the database ready once, before several processes use it; answers whether there is a demo to sign in to. */
async function prepare(config: Config) {
  const kit = await openKit(config)
  try {
    await completeCompanies(kit)
    const hasDemo = await makeDemo(kit)
    await sayUnknownCompany(kit)
    return hasDemo
  } finally {
    kit.live.close()
    await kit.engine.close()
  }
}

/** What companies begin with today, for those that began before. */
function completeCompanies({ engine }: Kit) {
  return engine.db.transaction((db) => giveDefaultTemplates(db))
}

/** NOTE: said and not refused, as the company may be registered later. */
async function sayUnknownCompany({ config, engine }: Kit) {
  const name = config.defaultCompany
  if (name && !(await isCompany(engine.db, name)))
    process.stderr.write(
      `DEFAULT_COMPANY ${name} is no company here: visitors see what they would without it.\n`,
    )
}

async function serveRequests(kit: Kit) {
  const { config, log, engine } = kit
  // NOTE: after an error that nobody expected nothing is certain any more, so the process ends and another begins.
  process.once('uncaughtException', (error) => {
    log.fatal(error, 'uncaught')
    process.exit(1)
  })
  // NOTE: the library of the jobs leaves answers unheard, which a database that is away refuses; all else ends the process.
  process.on('unhandledRejection', (error) => {
    if (!(error instanceof Error) || known(error)?.code !== 'database_unavailable') throw error
    log.warn({ message: error.message }, 'unheard')
  })
  const health = { isStopping: false }
  const app = await buildApp(kit, health)
  const content = makeContentServer(kit, {
    heed: ({ id, body, remoteAddress }) =>
      app.inject({
        method: 'POST',
        url: `/rest/components/commit/${id}`,
        headers: { 'content-type': 'application/json' },
        payload: body,
        remoteAddress,
      }),
    pages: register.flatMap(({ contentPages }) => contentPages ?? []),
  })
  try {
    await app.listen({ port: config.port, host: config.host })
    await listenForContent(content, config)
  } catch (error) {
    await engine.close()
    throw error
  }
  // NOTE: not waited for, because the first request comes before the first job, which asks the engine hundreds of things.
  const waiting = new AbortController()
  const background = pauseFor(firstRequestsMs, undefined, { signal: waiting.signal })
    .then(() => beginBackground(kit, waiting.signal))
    // NOTE: whoever is stopped at once has begun nothing.
    .catch(() => undefined)
  const stop = async () => {
    if (health.isStopping) return
    health.isStopping = true
    waiting.abort()
    setTimeout(() => process.exit(1), stopWithin).unref()
    closeContent(content)
    await app.close()
    await background
    await stopBackground(kit)
    await engine.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function sayReady(config: Config, hasDemo: boolean) {
  process.stdout.write(
    `Oktant is ready at ${config.publicUrl}\n${hasDemo ? demoLines(config.demoPassword) : ''}`,
  )
}

function demoLines(password: string) {
  return `Demo sign-ins, password ${password}:\n${demoLogins.map((login) => `  ${login}\n`).join('')}`
}
