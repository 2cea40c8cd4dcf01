import { type LoadActor, makeActors } from './access/actors.ts'
import { makePasswords } from './access/passwords.ts'
import { makeTokenActors } from './access/token-actors.ts'
import { isApiToken } from './access/token-secrets.ts'
import { makeTokens } from './access/tokens.ts'
import { makeOutgoing } from './access/network/outgoing.ts'
import { unseal } from './access/sealed.ts'
import { type CardSettings, type Config, isLoopback } from './config.ts'
import type { Engine } from './db/engine/db.ts'
import { openEmbedded } from './db/engine/embedded.ts'
import { migrate } from './db/migrate/migrate.ts'
import type { Notice } from './db/engine/notify.ts'
import { openPostgres } from './db/engine/postgres.ts'
import { loadToken, noteTokenUse } from './features/organisation/api-tokens/api-tokens.ts'
import { makeStripe } from './payments/stripe.ts'
import { mailPasswords, mailPorts } from './features/communication/mail-settings/mail-settings.ts'
import { makeLinks } from './features/people/sessions/links/links.ts'
import { listHolders } from './features/people/permissions/held-permissions.queries.ts'
import { findOwner, loadActor } from './features/people/sessions/session-actors.queries.ts'
import type { Kit } from './kit.ts'
import { joinObjects } from './audit/objects.rules.ts'
import { makeViews } from './audit/views.ts'
import { openStore } from './files/open-store.ts'
import { readWhole } from './files/store.ts'
import { makeJobs } from './jobs/jobs.ts'
import { makeLog } from './log.ts'
import { makeLive } from './live/live.ts'
import { makePusher } from './push/pusher.ts'
import { makePostman } from './mail/postman.ts'
import { makeOutbox } from './outbox/outbox.ts'
import { register } from './register.ts'
import { makeCourier } from './webhooks/courier.ts'

export async function openEngine(config: Config, report: (error: Error) => void): Promise<Engine> {
  const engine = config.databaseUrl
    ? await openPostgres(config.databaseUrl, { report })
    : await openEmbedded(config.dataDir)
  await migrate(engine)
  return engine
}

/** NOTE: a provider inside the network is a program of this machine, as tests have one. */
function openCards(card: CardSettings) {
  const { hostname, host } = new URL(card.apiUrl)
  return makeStripe(card, makeOutgoing({ named: isLoopback(hostname) ? [host] : [], ports: [443] }))
}

const wakesMail: Notice['about'][] = ['mail', 'missed']
const wakesWebhooks: Notice['about'][] = ['webhook', 'missed']
const wakesOutbox: Notice['about'][] = ['outbox', 'missed']

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
  const programs = makeTokenActors({
    engine,
    now,
    load: (hash) => loadToken(engine.db, hash),
    noteUse: (used) =>
      void noteTokenUse(engine.db, used).catch((error: Error) =>
        log.warn({ message: error.message }, 'token'),
      ),
  })
  const push = makePusher({ db: engine.db, config, log, now })
  const webhooks = makeCourier({ db: engine.db, config, log, now })
  const files = await openStore(config)
  const servers = {
    outgoing: makeOutgoing({ named: config.mailHosts, ports: mailPorts }),
    unseal: (sealed: string) => unseal({ secret: config.secret, purpose: mailPasswords }, sealed),
  }
  const mail = makePostman({
    servers,
    holders: listHolders,
    db: engine.db,
    config,
    readFile: (name) => readWhole(files, name),
    log,
    now,
  })
  // NOTE: the embedded engine has one connection, so a second lane would only wait for the first.
  const lanes = engine.kind === 'embedded' ? 1 : 4
  const outbox = makeOutbox({
    db: engine.db,
    log,
    now,
    listeners: register.flatMap(({ listeners }) => listeners ?? []),
    lanes,
    context: () => kit,
  })
  const live = makeLive()
  const hearers: ((notice: Notice) => void)[] = [
    actors.hear,
    programs.hear,
    live.hear,
    ({ about }) => wakesMail.includes(about) && mail.wake(),
    ({ about }) => wakesMail.includes(about) && push.wake(),
    ({ about }) => wakesOutbox.includes(about) && outbox.wake(),
    ({ about }) => wakesWebhooks.includes(about) && webhooks.wake(),
  ]
  const kit: Kit = {
    config,
    engine,
    log,
    print: (line) => void process.stdout.write(`${line}\n`),
    now,
    tokens,
    actors,
    findActor: async (authorization, address) =>
      authorization && isApiToken(authorization)
        ? programs.find(authorization.slice('Bearer '.length), address)
        : actors.find(authorization),
    ownerOf: (sessionId) => findOwner(engine.db, sessionId),
    passwords: makePasswords(),
    mail,
    outgoing: servers.outgoing,
    push,
    cards: config.card && openCards(config.card),
    webhooks,
    makeLinks: (db, wanted) => makeLinks(db, { config, now }, wanted),
    objects: joinObjects(register.map(({ objects }) => objects ?? {})),
    letters: register.flatMap(({ letters }) => letters ?? []),
    personalData: register.flatMap(({ personalData }) => personalData ?? []),
    searchParts: register.flatMap(({ searchParts }) => searchParts ?? []),
    peopleOwners: register.flatMap(({ peopleOwner }) => peopleOwner ?? []),
    evaluationForms: register.flatMap(({ evaluationForm }) => evaluationForm ?? []),
    ageing: Object.assign({}, ...register.map(({ ageing }) => ageing)) as Kit['ageing'],
    begin: register.flatMap(({ begin }) => begin ?? []),
    demos: register.flatMap(({ demo }) => demo ?? []),
    views: makeViews({ db: engine.db, log, now }),
    files,
    outbox,
    jobs: makeJobs({ engine, log }),
    live,
    onNotice: (hear) => hearers.push(hear),
  }
  await engine.listen((text) => tell(hearers, text, log))
  return kit
}

function tell(hearers: ((notice: Notice) => void)[], text: string, log: Kit['log']) {
  try {
    // NOTE: only `notify` writes to this channel.
    const notice = JSON.parse(text) as Notice
    for (const hear of hearers) hear(notice)
  } catch (error) {
    log.error(error, 'notice')
  }
}
