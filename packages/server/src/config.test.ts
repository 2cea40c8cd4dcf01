import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { settingsOf } from './features/organisation/system/deployment.ts'

const folder = mkdtempSync(join(tmpdir(), 'oktant-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Settings = Record<string, string>
const secret = 'a secret of 32 letters, at least'
const postgres = { DATABASE_URL: 'postgresql://127.0.0.1/oktant', SECRET: secret }
const read = (settings: Settings = {}) => readConfig({ DATA_DIR: folder, ...settings })

function faultsOf(settings: Settings) {
  try {
    read(settings)
  } catch (error) {
    if (error instanceof ConfigError) return error.lines
    throw error
  }
  return []
}

/** Every name that is asked of the environment, in a setting that needs them all. */
function namesAsked() {
  const settings: Settings = {
    DATA_DIR: folder,
    ...postgres,
    S3_BUCKET: 'b',
    S3_REGION: 'r',
    S3_ACCESS_KEY: 'k',
    S3_SECRET_KEY: 's',
    CARD_SECRET_KEY: 'c',
    CARD_WEBHOOK_SECRET: 'w',
  }
  const asked = new Set<string>()
  const env = new Proxy(settings, {
    get(target, name) {
      asked.add(String(name))
      return target[String(name)]
    },
  })
  const config = readConfig(env)
  return { config, names: [...asked].sort() }
}

test('with nothing set the application answers on loopback, with the demo', () => {
  expect(read()).toMatchObject({
    port: 7080,
    host: '127.0.0.1',
    contentPort: 7081,
    databaseUrl: null,
    demo: true,
    demoPassword: 'Oktant-2026',
    publicUrl: 'http://127.0.0.1:7080',
    contentUrl: 'http://127.0.0.1:7081',
    workers: 1,
    logLevel: 'info',
  })
})

test('with PostgreSQL there is no demo unless it is asked for', () => {
  expect(read(postgres).demo).toBe(false)
  expect(read({ ...postgres, DEMO: 'on' }).demo).toBe(true)
})

test('a secret is made once, for its owner alone, and stays', () => {
  const { secret: made, vapidPrivateKey } = read()
  expect(made.length).toBeGreaterThan(32)
  expect(read()).toMatchObject({ secret: made, vapidPrivateKey })
  for (const name of ['secret', 'vapid']) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
})

test('an address with colons stands in brackets where people read it', () => {
  expect(read({ HOST: '::1', PORT: '7090' }).publicUrl).toBe('http://[::1]:7090')
})

test.each<[Settings, string]>([
  [{ PORT: 'seven' }, 'PORT must be a port number'],
  [{ PORT: '65536' }, 'PORT must be a port number'],
  [{ CONTENT_PORT: '-1' }, 'CONTENT_PORT must be a port number'],
  [{ CONTENT_PORT: '7080' }, 'CONTENT_PORT must be another port than PORT'],
  [
    { DATABASE_URL: 'mysql://127.0.0.1/x' },
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
  ],
  [{ DATABASE_URL: postgres.DATABASE_URL }, 'SECRET is needed with DATABASE_URL'],
  [{ SECRET: 'short' }, 'SECRET must have at least 32 characters'],
  [{ DEMO: 'perhaps' }, 'DEMO must be on or off'],
  [{ HOST: '0.0.0.0' }, 'HOST 0.0.0.0 can be reached by others'],
  [{ HOST: '::' }, 'HOST :: can be reached by others'],
  [{ HOST: '127.0.0.1.example.org' }, 'can be reached by others'],
  [{ DEMO_PASSWORD: '1234567' }, 'DEMO_PASSWORD must have at least 8 characters'],
  [{ WORKERS: '0' }, 'WORKERS must be a whole number from 1'],
  [{ WORKERS: '1.5' }, 'WORKERS must be a whole number from 1'],
  [{ WORKERS: '2' }, 'WORKERS above 1 needs DATABASE_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 24 characters'],
  [{ SMTP_URL: 'http://mail.test' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
  [
    { PUBLIC_URL: 'learn.example.org' },
    'PUBLIC_URL must be an address that begins with http:// or https://.',
  ],
  [{ CONTENT_URL: 'javascript:1' }, 'CONTENT_URL must be an address that begins with http:// or https://.'],
  [{ VAPID_PRIVATE_KEY: 'abc' }, 'VAPID_PRIVATE_KEY must be a P-256 key'],
  [{ MAIL_HOSTS: 'mail.test' }, 'MAIL_HOSTS must be hosts such as mail.example.org:587'],
  [{ WEBHOOK_HOSTS: 'https://hooks.test/path' }, 'WEBHOOK_HOSTS must be hosts such as'],
  [{ PUSH_HOSTS: 'push.test:port' }, 'PUSH_HOSTS must be hosts such as'],
  [{ CARD_SECRET_KEY: 'x' }, 'CARD_SECRET_KEY and CARD_WEBHOOK_SECRET need each other'],
  [
    { CARD_SECRET_KEY: 'x', CARD_WEBHOOK_SECRET: 'y', CARD_API_URL: 'http://cards.test' },
    'CARD_API_URL must begin with https://',
  ],
  [{ S3_BUCKET: 'b', S3_REGION: 'r', S3_ACCESS_KEY: 'k' }, 'S3_SECRET_KEY is needed with S3_BUCKET'],
  [{ S3_ENDPOINT: 'ftp://s3.test' }, 'S3_ENDPOINT must be an address that begins with http:// or https://.'],
])('%o is refused in one line', (settings, line) => {
  expect(faultsOf(settings)).toEqual([expect.stringContaining(line)])
})

test('each of several mistakes has a line of its own', () => {
  expect(faultsOf({ PORT: 'x', LOG_LEVEL: 'x', DEMO: 'x', WORKERS: 'x' })).toHaveLength(4)
})

test.each<Settings>([
  { HOST: '0.0.0.0', DEMO: 'off' },
  { HOST: '0.0.0.0', DEMO_PASSWORD: 'another password' },
  { HOST: 'localhost' },
  { HOST: '127.8.0.1' },
  { ...postgres, HOST: '0.0.0.0' },
  { WEBHOOK_HOSTS: '127.0.0.1:9000, hooks.test' },
  { PUSH_HOSTS: '[::1]:9000' },
])('%o is in order', (settings) => {
  expect(faultsOf(settings)).toEqual([])
})

test('packages are served beside the application, whichever port that has', () => {
  expect(read({ PORT: '7090' }).contentPort).toBe(7091)
  expect(read({ PORT: '65535' }).contentPort).toBe(65_534)
  expect(read({ PORT: '0' }).contentPort).toBe(0)
  expect(read({ PORT: '7090', CONTENT_PORT: '7200' }).contentPort).toBe(7200)
})

test('README names every setting once, with its default, and no other', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const rows = [...readme.matchAll(/^\| `([A-Z0-9_]+)` +\| (.*?) +\|/gm)]
  const { names } = namesAsked()
  expect(rows.map(([, name]) => name).sort()).toEqual(names)
  const said = Object.fromEntries(rows.map(([, name, otherwise]) => [name, otherwise?.replaceAll('`', '')]))
  const { port, host, contentPort, workers, demoPassword, logLevel } = read()
  expect(said).toMatchObject({
    PORT: String(port),
    HOST: host,
    CONTENT_PORT: String(contentPort),
    WORKERS: String(workers),
    DEMO_PASSWORD: demoPassword,
    LOG_LEVEL: logLevel,
  })
})

test('the screen of the installation shows every setting, and no secret', () => {
  const { config, names } = namesAsked()
  const shown = settingsOf(config)
  expect(shown.map(({ name }) => name).sort()).toEqual(names)
  const secrets = shown.filter(({ isSecret }) => isSecret)
  expect(secrets.map(({ value }) => value).filter((value) => value !== '••••' && value !== '')).toEqual([])
  expect(secrets.map(({ name }) => name).sort()).toEqual(
    names.filter((name) => /SECRET|KEY|PASSWORD|TOKEN/.test(name)),
  )
})
