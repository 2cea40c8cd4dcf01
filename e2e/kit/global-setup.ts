import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectMail } from './mail-catcher.ts'
import { startServer } from './server.ts'

const howMany = Number(process.env.E2E_SERVERS ?? 1)

/** Built servers with fresh demo data and a real mail server beside them; one serves all journeys of a run. */
export default async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'oktant-e2e-'))
  const mail = await collectMail(join(folder, 'mail'))
  const begin = (number: number) =>
    startServer({ DATA_DIR: join(folder, `data-${number}`), SMTP_URL: mail.url })
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
