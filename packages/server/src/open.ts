import { join } from 'node:path'
import { type LoadActor, makeActors } from './access/actors.ts'
import { makePasswords } from './access/passwords.ts'
import { makeTokens } from './access/tokens.ts'
import type { Config } from './config.ts'
import type { Engine } from './db/db.ts'
import { openEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import type { Notice } from './db/notify.ts'
import { openPostgres } from './db/postgres.ts'
import { loadActor } from './features/sessions/sessions.queries.ts'
import type { Kit } from './kit.ts'
import { folderStore } from './files/folder-store.ts'
import { makeLog } from './log.ts'
import { makePostman } from './mail/postman.ts'

export async function openEngine(config: Config, report: (error: Error) => void): Promise<Engine> {
  const engine = config.databaseUrl
    ? await openPostgres(config.databaseUrl, { report })
    : await openEmbedded(config.dataDir)
  await migrate(engine)
  return engine
}

/** Puts together what the process hands to features. */
export async function openKit(
  config: Config,
  options: { engine?: Engine; now?: () => Date; log?: Kit['log'] } = {},
): Promise<Kit> {
  const log = options.log ?? makeLog(config.logLevel)
  const now = options.now ?? (() => new Date())
  const engine =
    options.engine ?? (await openEngine(config, (error) => log.warn({ message: error.message }, 'database')))
  const tokens = makeTokens(config.secret, now)
  const load: LoadActor = (sessionId) => loadActor(engine.db, sessionId)
  const actors = makeActors(engine, tokens, load, now)
  const mail = makePostman({ db: engine.db, config, log, now })
  const files = folderStore(join(config.dataDir, 'files'))
  const wakesMail: Notice['about'][] = ['mail', 'missed']
  const listeners: ((notice: Notice) => void)[] = [
    actors.hear,
    ({ about }) => wakesMail.includes(about) && mail.wake(),
  ]
  await engine.listen((text) => tell(listeners, text, log))
  const onNotice: Kit['onNotice'] = (hear) => listeners.push(hear)
  return { config, engine, log, now, tokens, actors, passwords: makePasswords(), mail, files, onNotice }
}

function tell(listeners: ((notice: Notice) => void)[], text: string, log: Kit['log']) {
  try {
    // NOTE: only `notify` writes to this channel.
    const notice = JSON.parse(text) as Notice
    for (const hear of listeners) hear(notice)
  } catch (error) {
    log.error(error, 'notice')
  }
}
