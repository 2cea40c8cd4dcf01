import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import type { ConfirmationWay } from '@oktant/contract/organisation/shell.ts'
import { makeDataFolder } from './data-folder.ts'
import { makeVapidKey, vapidKeysOf } from './vapid.ts'

/** An S3-compatible service that keeps files instead of the data folder. */
export type S3Settings = Readonly<{
  /** Null is the service of the region itself. */
  endpoint: string | null
  region: string
  bucket: string
  /** What stands before each file's name; empty, or ending with a slash. */
  prefix: string
  accessKey: string
  secretKey: string
}>

/** Whoever takes cards: Stripe, or a service that speaks its interface. */
export type CardSettings = Readonly<{ apiUrl: string; secretKey: string; webhookSecret: string }>

/** Everything that can be set from outside; nothing else reads the environment. */
export type Config = Readonly<{
  port: number
  host: string
  contentPort: number
  dataDir: string
  contentUrl: string
  databaseUrl: string | null
  defaultCompany: string | null
  demo: boolean
  demoPassword: string
  publicUrl: string
  secret: string
  smtpUrl: string | null
  /** With it this installation proves to push services who it is. */
  vapidPrivateKey: string
  /** Hosts with their port, beside the browser makers' own, that push messages may be sent to. */
  pushHosts: readonly string[]
  /** Hosts with their port, inside the network or at a port of their own, that companies may name as mail servers. */
  mailHosts: readonly string[]
  /** Hosts with their port that webhooks may be sent to although they lie outside the public network. */
  webhookHosts: readonly string[]
  s3: S3Settings | null
  card: CardSettings | null
  logLevel: string
  /** Who shows it may read the figures from anywhere; without one only programs of this machine may. */
  metricsToken: string | null
  workers: number
}>

/** How the link that confirms a registration reaches whoever registers. */
export function confirmsBy({ smtpUrl, demo }: Pick<Config, 'smtpUrl' | 'demo'>): ConfirmationWay {
  if (smtpUrl) return 'mail'
  return demo ? 'output' : 'none'
}

export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly lines: readonly string[]
  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

export const demoPasswordByDefault = 'Oktant-2026'
const shortestPassword = 8
const shortestMetricsToken = 24
/** The sign-ins that the demo shows to everybody. */
export const demoLogins = [
  'learner@demo.oktant.test',
  'manager@demo.oktant.test',
  'hr@demo.oktant.test',
  'trainer@demo.oktant.test',
  'moderator@demo.oktant.test',
  'admin@demo.oktant.test',
  'super@demo.oktant.test',
  'learner@second.oktant.test',
  'admin@second.oktant.test',
] as const
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const loopbackNames = /^(127\.\d+\.\d+\.\d+|::1|localhost)$/

/** Can only programs of this machine reach it? */
export const isLoopback = (host: string) => loopbackNames.test(host)

const inAddress = (host: string) => (host.includes(':') ? `[${host}]` : host)

/** The port after it, so that two servers on one machine need one setting each; any free one beside any free one. */
const besides = (port: number) => (port === 0 ? 0 : port < 65_535 ? port + 1 : port - 1)

/** Reads and checks the settings; throws one ConfigError with a line for each thing that is wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const wrong: string[] = []
  const text = (name: string) => env[name]?.trim() || null
  const port = (name: string, otherwise: number) => {
    const value = text(name) ?? String(otherwise)
    if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value)
    wrong.push(`${name} must be a port number from 0 to 65535, not "${value}".`)
    return otherwise
  }
  const url = (name: string, protocols: string[]) => {
    const value = text(name)
    if (!value) return null
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value.replace(/\/$/, '')
    const beginnings = protocols.map((protocol) => `${protocol}//`).join(' or ')
    wrong.push(`${name} must be an address that begins with ${beginnings}.`)
    return null
  }
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const host = text('HOST') ?? '127.0.0.1'
  const listenPort = port('PORT', 7080)
  const demo = onOrOff(text('DEMO'), !databaseUrl, wrong)
  const demoPassword = text('DEMO_PASSWORD') ?? demoPasswordByDefault
  if (demo && !isLoopback(host) && demoPassword === demoPasswordByDefault) {
    wrong.push(
      `HOST ${host} can be reached by others while the demo's sign-ins have their published password: set DEMO_PASSWORD, or DEMO=off.`,
    )
  }
  if (demo && demoPassword.length < shortestPassword)
    wrong.push(`DEMO_PASSWORD must have at least ${shortestPassword} characters.`)
  const workers = Number(text('WORKERS') ?? 1)
  if (!Number.isInteger(workers) || workers < 1 || workers > 4 * availableParallelism()) {
    wrong.push(`WORKERS must be a whole number from 1 to ${4 * availableParallelism()}.`)
  } else if (workers > 1 && !databaseUrl) {
    wrong.push('WORKERS above 1 needs DATABASE_URL: the embedded engine belongs to one process.')
  }
  const logLevel = text('LOG_LEVEL') ?? 'info'
  if (!logLevels.includes(logLevel)) wrong.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`)
  const metricsToken = text('METRICS_TOKEN')
  if (metricsToken && metricsToken.length < shortestMetricsToken)
    wrong.push(`METRICS_TOKEN must have at least ${shortestMetricsToken} characters.`)
  const contentPort = port('CONTENT_PORT', besides(listenPort))
  if (contentPort === listenPort && contentPort !== 0)
    wrong.push('CONTENT_PORT must be another port than PORT: course packages run on an origin of their own.')
  const dataDir = resolve(text('DATA_DIR') ?? './data')
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:'])
  const publicUrl = url('PUBLIC_URL', ['http:', 'https:'])
  const contentUrl = url('CONTENT_URL', ['http:', 'https:'])
  const secret = text('SECRET')
  if (databaseUrl && !secret)
    wrong.push('SECRET is needed with DATABASE_URL: at least 32 characters, the same in every process.')
  if (secret && secret.length < 32) wrong.push('SECRET must have at least 32 characters.')
  const vapidKey = text('VAPID_PRIVATE_KEY')
  if (vapidKey && !vapidKeysOf(vapidKey))
    wrong.push('VAPID_PRIVATE_KEY must be a P-256 key: 32 bytes as base64url.')
  const s3 = readS3(text, url('S3_ENDPOINT', ['http:', 'https:']), wrong)
  const card = readCard(text, url('CARD_API_URL', ['http:', 'https:']), wrong)
  const [mailHosts = [], webhookHosts = [], pushHosts = []] = hostSettings.map(({ name, form, example }) => {
    const hosts = list(text(name)).map((host) => host.toLowerCase())
    if (!hosts.every((host) => form.test(host)))
      wrong.push(`${name} must be hosts such as ${example}, separated by commas.`)
    return hosts
  })
  if (wrong.length) throw new ConfigError(wrong)
  return Object.freeze({
    port: listenPort,
    host,
    contentPort,
    dataDir,
    contentUrl: contentUrl ?? `http://${inAddress(host)}:${contentPort}`,
    databaseUrl,
    defaultCompany: text('DEFAULT_COMPANY'),
    demo,
    demoPassword,
    publicUrl: publicUrl ?? `http://${inAddress(host)}:${listenPort}`,
    secret: secret ?? keptSecret(dataDir),
    vapidPrivateKey: vapidKey ?? kept(dataDir, 'vapid', makeVapidKey),
    pushHosts,
    mailHosts,
    webhookHosts,
    s3,
    card,
    smtpUrl,
    logLevel,
    metricsToken,
    workers,
  })
}

const ports = String.raw`(:\d{1,5})`
const named = String.raw`([^\s/:@]+|\[[0-9a-f:]+\])`
/** Hosts that may be reached although companies may not name any address they like. */
const hostSettings = [
  { name: 'MAIL_HOSTS', form: new RegExp(`^${named}${ports}$`), example: 'mail.example.org:587' },
  { name: 'WEBHOOK_HOSTS', form: new RegExp(`^${named}${ports}?$`), example: 'intranet.example.org:8443' },
  { name: 'PUSH_HOSTS', form: new RegExp(`^${named}${ports}?$`), example: 'push.example.org' },
]

const s3Names = ['S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

function readS3(text: (name: string) => string | null, endpoint: string | null, wrong: string[]) {
  const bucket = text('S3_BUCKET')
  if (!bucket) return null
  for (const name of s3Names.filter((one) => !text(one))) wrong.push(`${name} is needed with S3_BUCKET.`)
  const [region = '', accessKey = '', secretKey = ''] = s3Names.map((name) => text(name) ?? '')
  const folder = (text('S3_PREFIX') ?? '').replace(/^\/+|\/+$/g, '')
  return { endpoint, region, bucket, prefix: folder && `${folder}/`, accessKey, secretKey }
}

function readCard(text: (name: string) => string | null, apiUrl: string | null, wrong: string[]) {
  const [secretKey, webhookSecret] = [text('CARD_SECRET_KEY'), text('CARD_WEBHOOK_SECRET')]
  if (!secretKey && !webhookSecret) return null
  if (!secretKey || !webhookSecret) wrong.push('CARD_SECRET_KEY and CARD_WEBHOOK_SECRET need each other.')
  const address = apiUrl ?? 'https://api.stripe.com'
  if (!address.startsWith('https:') && !isLoopback(new URL(address).hostname))
    wrong.push('CARD_API_URL must begin with https://: secrets are sent to it.')
  return { apiUrl: address, secretKey: secretKey ?? '', webhookSecret: webhookSecret ?? '' }
}

const list = (value: string | null) =>
  (value ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

function onOrOff(value: string | null, otherwise: boolean, wrong: string[]) {
  if (value === null) return otherwise
  if (/^(on|true|1)$/i.test(value)) return true
  if (/^(off|false|0)$/i.test(value)) return false
  wrong.push(`DEMO must be on or off, not "${value}".`)
  return otherwise
}

const keptSecret = (dataDir: string) => kept(dataDir, 'secret', () => randomBytes(48).toString('base64url'))

/** What is made once and kept in the data folder for its owner's eyes alone. */
function kept(dataDir: string, name: string, make: () => string) {
  const path = join(dataDir, name)
  makeDataFolder(dataDir)
  if (!existsSync(path)) makeOnce(path, make())
  chmodSync(path, 0o600)
  return readFileSync(path, 'utf8').trim()
}

/** NOTE: whole before it has its name: a disk that is full would leave an empty secret, which everybody knows. */
function makeOnce(path: string, text: string) {
  const aside = `${path}.${process.pid}`
  try {
    writeFileSync(aside, text, { mode: 0o600, flush: true })
    linkSync(aside, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}
