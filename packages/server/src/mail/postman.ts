import { and, asc, eq, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Language } from '@oktant/contract/http/http.ts'
import type { Config } from '../config.ts'
import { isClaimed } from '../db/query/any-of.ts'
import type { Db } from '../db/engine/db.ts'
import { makeRounds } from '../rounds.ts'
import { recordBounce } from './bounces/bounces.ts'
import { meaningOf } from './bounces/bounce.rules.ts'
import { makeCompanyServers, type OwnServer, type ServerNeeds } from './servers/company-servers.ts'
import { type Held, mayCarry } from './servers/link-carriers.rules.ts'
import { connectCompany, connectInstallation, type Unsealed } from './servers/mail-server.ts'
import { listAttachments } from './mail.queries.ts'
import { mails } from './mails.tables.ts'
import { type Enclosed, type ReadFile, readLogos, showsLogo } from './templates/letter-logos.ts'
import { escapeHtml } from './templates/render.ts'
import { trialLetter } from './servers/trial-letter.ts'

type Mail = typeof mails.$inferSelect
type Needs = {
  db: Db
  config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'secret'>
  /** For what letters show of their company. */
  readFile: ReadFile
  /** How companies' own servers are reached. */
  servers: Pick<ServerNeeds, 'outgoing' | 'unseal'>
  /** What these people may do now. */
  holders: (db: Db, userIds: readonly number[]) => Promise<Held>
  log: Logger
  now: () => Date
}

const atOnce = 10
const minute = 60_000
/** After which time a letter is tried again; after the last it is given up. */
const waits = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * minute)
/** NOTE: longer than the mail server may take, so that no other process tries the same letter meanwhile. */
const lease = 5 * minute

export type Postman = ReturnType<typeof makePostman>

/** Takes waiting letters to the mail server; where there is none, they are kept to be read. */
export function makePostman({ db, config, readFile, servers, holders, log, now }: Needs) {
  const server = config.smtpUrl ? connectInstallation(config.smtpUrl, config) : null
  const own = makeCompanyServers({ ...servers, house: config })
  const rounds = makeRounds(deliver, (error) => log.error(error, 'mail'))

  async function deliver() {
    if (!server) await keepWaiting(db)
    for (;;) {
      const claimed = rounds.isStopped() ? [] : await claim(db, now(), server !== null)
      const files = claimed.length
        ? await listAttachments(
            db,
            claimed.map(({ id }) => id),
          )
        : []
      const ownServers = await carriersOf(claimed)
      const logos = await readLogos(db, readFile, claimed)
      await Promise.all(
        claimed.map((mail) =>
          deliverOne(
            mail,
            [
              ...files.filter(({ mailId }) => mailId === mail.id),
              ...(showsLogo(mail) ? (logos.get(mail.companyId) ?? []) : []),
            ],
            ownServers.get(mail.id),
          ),
        ),
      )
      if (claimed.length < atOnce) return
    }
  }

  /** The company’s own server of each letter that may go by it. */
  async function carriersOf(letters: readonly Mail[]) {
    const servers = await own.of(
      db,
      letters.map(({ companyId }) => companyId),
    )
    const setters = [...servers.values()].flatMap(({ setBy }) => setBy ?? [])
    const held = await holders(db, [...setters, ...recipientsOf(letters)])
    const carried = letters.flatMap((letter): [number, OwnServer][] => {
      const found = servers.get(letter.companyId)
      return found && mayCarry(found.setBy, letter, held) ? [[letter.id, found]] : []
    })
    return new Map(carried)
  }

  async function deliverOne(mail: Mail, files: Enclosed[], ownServer?: OwnServer) {
    try {
      const way = ownServer ? await ownServer.open() : server
      // NOTE: its company’s server may not carry it, or was turned off this moment, and there is no other.
      if (!way) return await keepOne(db, mail)
      await way.send(mail, files)
      await markSent(db, mail, now())
      if (ownServer) await own.works(db, mail.companyId)
    } catch (error) {
      log.warn(
        { mailId: mail.id, attempt: mail.attempts, message: messageOf(error) },
        'a letter was not sent',
      )
      await markUnsent(db, mail, error, now())
      if (ownServer && isOfServer(error)) await own.failed(db, mail.companyId, messageOf(error), now())
    }
  }

  return {
    start: () => rounds.begin(),
    wake: () => rounds.wake(),
    /** Asks the mail server whether it would take letters; null where there is none. */
    verify: async () => (server ? server.verify() : null),
    /** Sends one letter by a server that is only being tried. */
    async tryServer(settings: Unsealed, { to, language }: { to: string; language: Language }) {
      const tried = await connectCompany(settings, servers.outgoing, config)
      try {
        await tried.send(trialLetter(to, language, now()), [])
      } finally {
        tried.close()
      }
    },
    /** Delivers what waits; of several calls at once one works, and looks again when it is done. */
    deliver: () => rounds.now(),
    async stop() {
      await rounds.stop()
      server?.close()
      own.close()
    },
  }
}

async function keepWaiting(db: Db) {
  await db
    .update(mails)
    .set({ state: 'kept' })
    .where(and(eq(mails.state, 'waiting'), not(hasOwnServer)))
}

const hasOwnServer = sql`exists (select from mail_servers server
  where server.company_id = "mails"."company_id" and server.is_on)`

/** Whose accounts the links of these letters open. */
const recipientsOf = (letters: readonly Mail[]) =>
  letters.flatMap(({ actionUrl, userId }) => (actionUrl !== null && userId !== null ? [userId] : []))

/** No server takes it, so it is there to be read. */
async function keepOne(db: Db, { id, attempts }: Mail) {
  await db
    .update(mails)
    .set({ state: 'kept', attempts: attempts - 1, nextTryAt: null })
    .where(eq(mails.id, id))
}

/** Is it the server that takes no letters, rather than this letter that is not taken? */
const isOfServer = (error: unknown) =>
  !(error instanceof Error && 'responseCode' in error) ||
  (error instanceof Error && 'code' in error && error.code === 'EAUTH')

/** Letters whose time has come, for this process alone until the lease ends. */
async function claim(db: Db, now: Date, hasServer: boolean) {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.state, 'waiting'),
        or(isNull(mails.nextTryAt), lte(mails.nextTryAt, now)),
        hasServer ? undefined : hasOwnServer,
        // NOTE: what a closed company has written waits until it is open again.
        sql`not exists (select from companies closed
          where closed.id = "mails"."company_id" and closed.state = 'suspended')`,
      ),
    )
    .orderBy(asc(mails.id))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  return db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextTryAt: new Date(now.getTime() + lease) })
    .where(isClaimed(mails.id, due))
    .returning()
}

const ellipsis = '…'

async function markSent(db: Db, { id, actionUrl }: Mail, now: Date) {
  const hidden = {
    text: sql`replace(${mails.text}, ${actionUrl}, ${ellipsis})`,
    html: sql`replace(${mails.html}, ${escapeHtml(actionUrl ?? '')}, ${ellipsis})`,
    actionUrl: null,
    isSpent: true,
  }
  await db
    .update(mails)
    .set({ state: 'sent', sentAt: now, lastError: null, ...(actionUrl && hidden) })
    .where(eq(mails.id, id))
}

async function markUnsent(db: Db, mail: Mail, error: unknown, now: Date) {
  const { id, attempts } = mail
  const meaning = meaningOf(error)
  if (meaning === 'bounced') return recordBounce(db, mail, messageOf(error), now)
  const wait = meaning === 'failed' ? undefined : waits[attempts - 1]
  await db
    .update(mails)
    .set({
      lastError: messageOf(error).slice(0, 500),
      ...(wait ? { nextTryAt: new Date(now.getTime() + wait) } : { state: 'failed' }),
    })
    .where(eq(mails.id, id))
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
