import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Db } from '../db/db.ts'
import { makeRounds } from '../rounds.ts'
import { recordBounce } from './bounces.ts'
import { meaningOf } from './bounce.rules.ts'
import { listAttachments } from './mail.queries.ts'
import { mails } from './mails.tables.ts'
import { type Enclosed, type ReadFile, readLogos, showsLogo } from './letter-logos.ts'
import { escapeHtml } from './render.ts'

type Mail = typeof mails.$inferSelect
type Needs = {
  db: Db
  config: Pick<Config, 'smtpUrl' | 'publicUrl'>
  /** For what letters show of their company. */
  readFile: ReadFile
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
export function makePostman({ db, config, readFile, log, now }: Needs) {
  const server = config.smtpUrl ? connect(config.smtpUrl, config.publicUrl) : null
  const rounds = makeRounds(deliver, (error) => log.error(error, 'mail'))

  async function deliver() {
    if (!server) return keepWaiting(db)
    for (;;) {
      const claimed = rounds.isStopped() ? [] : await claim(db, now())
      const files = claimed.length
        ? await listAttachments(
            db,
            claimed.map(({ id }) => id),
          )
        : []
      const logos = await readLogos(db, readFile, claimed)
      await Promise.all(
        claimed.map((mail) =>
          deliverOne(mail, [
            ...files.filter(({ mailId }) => mailId === mail.id),
            ...(showsLogo(mail) ? (logos.get(mail.companyId) ?? []) : []),
          ]),
        ),
      )
      if (claimed.length < atOnce) return
    }
  }

  async function deliverOne(mail: Mail, files: Enclosed[]) {
    try {
      await server?.send(mail, files)
      await markSent(db, mail, now())
    } catch (error) {
      log.warn(
        { mailId: mail.id, attempt: mail.attempts, message: messageOf(error) },
        'a letter was not sent',
      )
      await markUnsent(db, mail, error, now())
    }
  }

  return {
    start: () => rounds.begin(),
    wake: () => rounds.wake(),
    /** Asks the mail server whether it would take letters; null where there is none. */
    verify: async () => (server ? server.verify() : null),
    /** Delivers what waits; of several calls at once one works, and looks again when it is done. */
    deliver: () => rounds.now(),
    async stop() {
      await rounds.stop()
      server?.close()
    },
  }
}

/** NOTE: `?from=` names the sender; otherwise it is the account, or a name at the application's own host. */
function connect(smtpUrl: string, publicUrl: string) {
  const url = new URL(smtpUrl)
  const account = decodeURIComponent(url.username)
  const host = new URL(publicUrl).hostname
  const from = url.searchParams.get('from') ?? (account.includes('@') ? account : `oktant@${host}`)
  url.searchParams.delete('from')
  const transport = createTransport(
    {
      url: url.href,
      connectionTimeout: 20_000,
      greetingTimeout: 20_000,
      socketTimeout: minute,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: { name: 'Oktant', address: from } },
  )
  return {
    send: ({ id, to, subject, text, html, createdAt, unsubscribeUrl }: Mail, files: Enclosed[]) =>
      transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        html,
        date: createdAt,
        // NOTE: the same however often it is tried, so that a letter sent twice can be told.
        messageId: `<oktant.${id}.${createdAt.getTime()}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && unsubscribing(unsubscribeUrl)) },
        attachments: files.map(({ name, type, content, cid }) => ({
          filename: name,
          contentType: type,
          content,
          encoding: 'base64',
          ...(cid && { cid, contentDisposition: 'inline' as const }),
        })),
      }),
    verify: () => transport.verify(),
    close: () => transport.close(),
  }
}

/** RFC 8058: a mail program ends letters of this kind by one POST. */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

async function keepWaiting(db: Db) {
  await db.update(mails).set({ state: 'kept' }).where(eq(mails.state, 'waiting'))
}

/** Letters whose time has come, for this process alone until the lease ends. */
async function claim(db: Db, now: Date) {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.state, 'waiting'),
        or(isNull(mails.nextTryAt), lte(mails.nextTryAt, now)),
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
    .where(inArray(mails.id, due))
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
