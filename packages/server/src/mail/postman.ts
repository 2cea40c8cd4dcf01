import { and, asc, eq, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Language } from '@oktant/contract/http.ts'
import type { Config } from '../config.ts'
import { isClaimed } from '../db/among.ts'
import type { Db } from '../db/db.ts'
import { makeRounds } from '../rounds.ts'
import { recordBounce } from './bounces/bounces.ts'
import { meaningOf } from './bounces/bounce.rules.ts'
import { makeCompanyServers, type ServerNeeds } from './company-servers.ts'
import { connectCompany, connectInstallation, type MailServer, type Unsealed } from './mail-server.ts'
import { listAttachments } from './mail.queries.ts'
import { mails } from './mails.tables.ts'
import { type Enclosed, type ReadFile, readLogos, showsLogo } from './letter-logos.ts'
import { escapeHtml } from './render.ts'
import { trialLetter } from './trial-letter.ts'

type Mail = typeof mails.$inferSelect
type Needs = {
  db: Db
  config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'secret'>
  /** For what letters show of their company. */
  readFile: ReadFile
  /** How companies' own servers are reached. */
  servers: Pick<ServerNeeds, 'outgoing' | 'unseal'>
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
export function makePostman({ db, config, readFile, servers, log, now }: Needs) {
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
      const ownServers = await own.of(
        db,
        claimed.map(({ companyId }) => companyId),
      )
      const logos = await readLogos(db, readFile, claimed)
      await Promise.all(
        claimed.map((mail) =>
          deliverOne(
            mail,
            [
              ...files.filter(({ mailId }) => mailId === mail.id),
              ...(showsLogo(mail) ? (logos.get(mail.companyId) ?? []) : []),
            ],
            ownServers.get(mail.companyId),
          ),
        ),
      )
      if (claimed.length < atOnce) return
    }
  }

  async function deliverOne(mail: Mail, files: Enclosed[], openOwn?: () => Promise<MailServer>) {
    try {
      const way = openOwn ? await openOwn() : server
      // NOTE: its company’s server was turned off this moment, and there is no other; the next round keeps it.
      if (!way) return await waitOn(db, mail)
      await way.send(mail, files)
      await markSent(db, mail, now())
      if (openOwn) await own.works(db, mail.companyId)
    } catch (error) {
      log.warn(
        { mailId: mail.id, attempt: mail.attempts, message: messageOf(error) },
        'a letter was not sent',
      )
      await markUnsent(db, mail, error, now())
      if (openOwn && isOfServer(error)) await own.failed(db, mail.companyId, messageOf(error), now())
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

/** Puts a letter back as it was. */
async function waitOn(db: Db, { id, attempts }: Mail) {
  await db
    .update(mails)
    .set({ attempts: attempts - 1, nextTryAt: null })
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

async function markSent(db: Db, { id, actionUrl }: Mail, now: Date) {
  const hidden = {
    text: sql`replace(${mails.text}, ${actionUrl}, '…')`,
    html: sql`replace(${mails.html}, ${escapeHtml(actionUrl ?? '')}, '…')`,
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
