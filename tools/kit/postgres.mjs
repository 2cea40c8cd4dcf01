import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { run, start, stop } from './process.mjs'
import { canRun, installPackage, isRoot, plainUser, which } from './system.mjs'

const debian = '/usr/lib/postgresql'

/** The folder with initdb and postgres: one that is there, or the system's package. */
export async function ensurePostgres() {
  const present = findPostgres()
  if (present) return present
  await installPackage('postgresql')
  const installed = findPostgres()
  if (installed) return installed
  throw new Error(
    'PostgreSQL was not found and could not be installed. Type: sudo apt-get install -y postgresql (or brew install postgresql@17, dnf install postgresql-server)',
  )
}

export function findPostgres() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const config = which('pg_config')
  const told = config && spawnSync(config, ['--bindir'], { encoding: 'utf8' }).stdout.trim()
  const inPath = which('initdb')
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    told,
    inPath && dirname(inPath),
  ]
  return folders.find(
    (folder) => folder && ['initdb', 'postgres'].every((name) => canRun(join(folder, name))),
  )
}

const memory = '/dev/shm'
const enough = 4 * 1024 ** 3

/** Where there is enough memory for it, as its files come and go with each file of tests. */
function hastyPlace() {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > enough ? memory : tmpdir()
}

const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * A PostgreSQL of one's own in a temporary folder, on loopback and a free port.
 * @param {{ durable?: boolean, settings?: string[] }} [options] durable: as careful as in earnest, for proofs that kill it
 */
export async function startPostgres({ durable = false, settings: own = [] } = {}) {
  const bin = await ensurePostgres()
  const user = plainUser()
  if (isRoot && !user)
    throw new Error('PostgreSQL refuses root and there is no user "postgres" or "nobody" to run it.')
  const folder = mkdtempSync(join(durable ? tmpdir() : hastyPlace(), 'oktant-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const as = { cwd: folder, uid: user?.uid, gid: user?.gid }
  const made = await run(
    join(bin, 'initdb'),
    ['-D', folder, '-U', 'oktant', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...as, output: 'keep' },
  )
  if (made.code !== 0) throw new Error(`initdb failed: ${made.text}`)
  const port = await freePort()
  const settings = ['max_connections=300', ...(durable ? [] : hasty), ...own].flatMap((setting) => [
    '-c',
    setting,
  ])
  const args = ['-D', folder, '-p', String(port), '-k', folder, '-h', '127.0.0.1', ...settings]
  const launch = () => start(join(bin, 'postgres'), args, { ...as, output: 'keep' })
  let server = launch()
  await untilAnswering(server)
  return {
    url: `postgresql://oktant@127.0.0.1:${port}/postgres`,
    port,
    /** The process that all the others are children of. */
    get pid() {
      return server.pid ?? null
    },
    /** What it says, as a stream. */
    get words() {
      return server.stderr
    },
    /** Ends it at once, as a power cut would end the process. */
    async kill() {
      stop(server, 'SIGKILL')
      await closed(server)
    },
    async restart() {
      server = launch()
      await untilAnswering(server)
    },
    async stop() {
      // NOTE: SIGINT is PostgreSQL's fast shutdown; it goes to the postmaster alone, which ends the others.
      server.kill('SIGINT')
      await closed(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function closed(/** @type {import('node:child_process').ChildProcess} */ child) {
  if (child.exitCode !== null || child.signalCode !== null) return undefined
  return new Promise((resolve) => child.once('close', resolve))
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** @returns {Promise<void>} */
function untilAnswering(/** @type {import('node:child_process').ChildProcess} */ server) {
  return new Promise((resolve, reject) => {
    let words = ''
    const fail = () => reject(new Error(`PostgreSQL did not start: ${words}`))
    const timer = setTimeout(fail, 30_000)
    const listen = (/** @type {Buffer} */ chunk) => {
      words += chunk
      if (!words.includes('ready to accept connections')) return
      clearTimeout(timer)
      server.off('close', fail)
      server.stderr?.off('data', listen).resume()
      resolve()
    }
    server.once('close', fail)
    server.stderr?.on('data', listen)
  })
}
