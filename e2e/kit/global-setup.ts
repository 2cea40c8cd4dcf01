import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectMail } from './people/mail-catcher.ts'
import type { FullConfig } from '@playwright/test'
import { lookFirst } from './first-look.ts'
import { startServer } from './server.ts'

/** So many are there from the beginning; a process that wants one more waits for it. */
const howMany = Number(process.env.E2E_SERVERS ?? 1)

/** Built servers with fresh demo data and a real mail server beside them; one serves all journeys of a run. */
export default async function setup({ projects }: FullConfig) {
  const folder = await mkdtemp(join(tmpdir(), 'oktant-e2e-'))
  const mail = await collectMail(join(folder, 'mail'))
  const demo = await demoIn(process.env.TEST_DEMO ?? join(folder, 'demo'), mail.url)
  const servers = new Map<number, ReturnType<typeof startServer>>()
  const begin = async (number: number) => {
    const own = join(folder, `data-${number}`)
    await cp(demo, own, { recursive: true })
    return startServer({ DATA_DIR: own, SMTP_URL: mail.url })
  }
  const serverOf = (number: number) => {
    const known = servers.get(number)
    if (known) return known
    const server = begin(number)
    servers.set(number, server)
    // NOTE: whoever waits for it hears why it did not start.
    server.catch(() => servers.delete(number))
    return server
  }
  const [first] = await Promise.all(Array.from({ length: howMany }, (_, number) => serverOf(number)))
  const desk = await giveAddresses(async (number) => (await serverOf(number)).url)
  // NOTE: the environment is how a set-up hands something to the processes that run the tests.
  process.env.E2E_URL = first?.url ?? ''
  process.env.E2E_DESK = desk.url
  process.env.E2E_MAIL = mail.folder
  process.env.E2E_SMTP = mail.url
  const stop = async () => {
    desk.stop()
    for (const server of servers.values()) await (await server).stop()
    await mail.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await lookFirst(first?.url ?? '', projects[0]?.use.launchOptions)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** Tells processes where their server is, as they cannot start one that outlives them. */
async function giveAddresses(addressOf: (number: number) => Promise<string>) {
  const desk = createServer((request, response) => {
    addressOf(Number(request.url?.slice(1))).then(
      (address) => response.end(address),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  desk.listen(0, '127.0.0.1')
  await once(desk, 'listening')
  const address = desk.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://127.0.0.1:${port}`, stop: () => desk.close() }
}

/** The data of a server that has made the demo, which costs as much as fifty screens: once for all suites of a run. */
async function demoIn(folder: string, mail: string) {
  const [data, done] = [join(folder, 'data'), join(folder, 'done')]
  if (existsSync(done)) return data
  const server = await startServer({ DATA_DIR: data, SMTP_URL: mail })
  await server.stop()
  await writeFile(done, '')
  return data
}
