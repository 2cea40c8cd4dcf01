import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectMail } from './mail-catcher.ts'
import { startServer } from './server.ts'

const howMany = Number(process.env.E2E_SERVERS ?? 1)

/** Built servers with fresh demo data and a real mail server beside them; one serves all journeys of a run. */
export default async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'oktant-e2e-'))
  const mail = await collectMail(join(folder, 'mail'))
  const demo = await demoIn(process.env.E2E_DEMO ?? join(folder, 'demo'), mail.url)
  const begin = async (number: number) => {
    const own = join(folder, `data-${number}`)
    await cp(demo, own, { recursive: true })
    return startServer({ DATA_DIR: own, SMTP_URL: mail.url })
  }
  const servers = await Promise.all(Array.from({ length: howMany }, (_, number) => begin(number)))
  // NOTE: the environment is how a set-up hands something to the processes that run the tests.
  process.env.E2E_URL = servers[0]?.url ?? ''
  process.env.E2E_URLS = servers.map(({ url }) => url).join(',')
  process.env.E2E_MAIL = mail.folder
  process.env.E2E_SMTP = mail.url
  return async () => {
    for (const server of servers) await server.stop()
    await mail.stop()
    await rm(folder, { recursive: true, force: true })
  }
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
