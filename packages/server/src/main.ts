import { buildApp } from './app.ts'
import { startBackground, stopBackground } from './background.ts'
import { ConfigError, demoLogins, readConfig } from './config.ts'
import { FolderHeldError } from './db/lock.ts'
import { makeDemo } from './demo/demo.ts'
import { openKit } from './open.ts'

const stopWithin = 10_000

await start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
})

async function start() {
  const config = readConfig(process.env)
  const kit = await openKit(config)
  await makeDemo(kit)
  const health = { isStopping: false }
  const app = await buildApp(kit, health)
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await kit.engine.close()
    throw error
  }
  // NOTE: not waited for, because the first request comes before the first job.
  const background = startBackground(kit).catch((error: unknown) => {
    kit.log.error(error, 'background')
    return undefined
  })
  const stop = async () => {
    if (health.isStopping) return
    health.isStopping = true
    setTimeout(() => process.exit(1), stopWithin).unref()
    await app.close()
    await stopBackground(kit, await background)
    await kit.engine.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.stdout.write(
    `Oktant is ready at ${config.publicUrl}\n${config.demo ? demoLines(config.demoPassword) : ''}`,
  )
}

function demoLines(password: string) {
  return `Demo sign-ins, password ${password}:\n${demoLogins.map((login) => `  ${login}\n`).join('')}`
}

function explain(error: unknown) {
  if (error instanceof ConfigError) return error.lines.join('\n')
  if (error instanceof FolderHeldError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'This port is in use by another program. Set PORT to another one, for example: PORT=7090 npm start'
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
