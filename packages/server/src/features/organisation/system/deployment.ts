import { randomBytes } from 'node:crypto'
import type { About, Deployment, Tested } from '@oktant/contract/organisation/system.ts'
import server from '../../../../package.json' with { type: 'json' }
import { tried } from '../../../access/network/trials.ts'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { countEverything } from './system.queries.ts'

const startedAt = new Date()

/** What this installation runs on, and every setting in force; a secret says only whether it is set. */
export async function readDeployment(db: Db, { config, engine }: Kit): Promise<Deployment> {
  const counted = await countEverything(db)
  return {
    version: server.version,
    node: process.versions.node,
    engine: engine.kind,
    database: counted?.database.split(' ').slice(0, 2).join(' ') ?? '',
    startedAt: startedAt.toISOString(),
    people: counted?.people ?? 0,
    companies: counted?.companies ?? 0,
    files: counted?.files ?? 0,
    fileBytes: counted?.fileBytes ?? 0,
    settings: settingsOf(config),
  }
}

const secrets = new Set([
  'CARD_SECRET_KEY',
  'CARD_WEBHOOK_SECRET',
  'DEMO_PASSWORD',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'SECRET',
  'VAPID_PRIVATE_KEY',
])

/** An address shows where it leads, and never the account in it. */
function shownAddress(address: string | null) {
  if (address === null) return ''
  const { protocol, host, pathname } = new URL(address)
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`
}

export function settingsOf(config: Config): Deployment['settings'] {
  const values: Record<string, string> = {
    PORT: String(config.port),
    HOST: config.host,
    CONTENT_PORT: String(config.contentPort),
    CONTENT_URL: config.contentUrl,
    PUBLIC_URL: config.publicUrl,
    DATA_DIR: config.dataDir,
    DATABASE_URL: shownAddress(config.databaseUrl),
    DEFAULT_COMPANY: config.defaultCompany ?? '',
    DEMO: config.demo ? 'on' : 'off',
    DEMO_PASSWORD: config.demo ? config.demoPassword : '',
    SECRET: config.secret,
    SMTP_URL: shownAddress(config.smtpUrl),
    VAPID_PRIVATE_KEY: config.vapidPrivateKey,
    MAIL_HOSTS: config.mailHosts.join(', '),
    PUSH_HOSTS: config.pushHosts.join(', '),
    WEBHOOK_HOSTS: config.webhookHosts.join(', '),
    CARD_SECRET_KEY: config.card?.secretKey ?? '',
    CARD_WEBHOOK_SECRET: config.card?.webhookSecret ?? '',
    CARD_API_URL: config.card?.apiUrl ?? '',
    S3_ENDPOINT: config.s3?.endpoint ?? '',
    S3_REGION: config.s3?.region ?? '',
    S3_BUCKET: config.s3?.bucket ?? '',
    S3_PREFIX: config.s3?.prefix ?? '',
    S3_ACCESS_KEY: config.s3?.accessKey ?? '',
    S3_SECRET_KEY: config.s3?.secretKey ?? '',
    LOG_LEVEL: config.logLevel,
    METRICS_TOKEN: config.metricsToken ?? '',
    WORKERS: String(config.workers),
  }
  return Object.entries(values).map(([name, value]) => {
    const isSecret = secrets.has(name)
    return { name, value: isSecret && value ? '••••' : value, isSecret }
  })
}

/** The version, and what it runs on; nothing that tells of other companies. */
export async function readAbout(db: Db, kit: Kit): Promise<About> {
  const { version, node, engine, database } = await readDeployment(db, kit)
  return { version, node, engine, database }
}

/** Writes, reads and removes a small file where files are kept. */
export const testStorage = ({ files }: Pick<Kit, 'files'>): Promise<Tested> =>
  tried(async () => {
    const name = randomBytes(20).toString('hex')
    const sent = randomBytes(1024)
    await files.write(name, [sent])
    try {
      const found: Buffer[] = []
      for await (const piece of (await files.read(name)) ?? []) found.push(Buffer.from(piece))
      return Buffer.concat(found).equals(sent) ? null : 'readsOtherwise'
    } finally {
      await files.remove(name)
    }
  })

/** Asks the mail server whether it would take letters. */
export const testMail = ({ mail }: Pick<Kit, 'mail'>): Promise<Tested> =>
  tried(async () => ((await mail.verify()) === null ? 'noMailServer' : null))
