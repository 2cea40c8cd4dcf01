import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectMail } from './mail-catcher.ts'
import { startServer } from './server.ts'

/** One built server with fresh demo data and a real mail server beside it, for all journeys of a run. */
export default async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'oktant-e2e-'))
  const mail = await collectMail(join(folder, 'mail'))
  const server = await startServer({ DATA_DIR: join(folder, 'data'), SMTP_URL: mail.url })
  // NOTE: the environment is how a set-up hands something to the processes that run the tests.
  process.env.E2E_URL = server.url
  process.env.E2E_MAIL = mail.folder
  process.env.E2E_SMTP = mail.url
  return async () => {
    await server.stop()
    await mail.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
