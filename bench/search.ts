import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searchAll, searchContainers } from '@oktant/contract/learning/search.ts'
import { signIn, type SignedIn } from '@oktant/contract/people/sessions.ts'
import { searchUsers } from '@oktant/contract/people/users.ts'
import { startPostgres } from '../tools/kit/postgres.mjs'
import { loaded, loginOf } from './kit/loaded.ts'
import { type Ask, measure, type Measured, medianOf } from './kit/measure.ts'
import { type Server, startServer } from './kit/server-process.ts'

// Search over 10,000 people and 500 courses, at least a tenth of the kit's one row in the same run.
const size = { PEOPLE: '10000', COURSES: '500' }
const least = 0.1
const rounds = 5
const seconds = 1

/** So many people ask, one after the other, and each of them something else than the one before. */
const askers = 12

const subjects =
  'negotiation budgeting leadership presentation packaging forecasting marketing hygiene contracts coaching auditing delegation Verhandlung Führung Schweißen Verpackung Prognose Vermarktung Begleitung Übertragung Rückmeldung Versicherung Einarbeitung Verwertung'.split(
    ' ',
  )
const angles = 'beginners managers teams suppliers Einsteiger Gruppen Zulieferer Schichten'.split(' ')
const people =
  'mia mül,ben hah,oskar ba,quentin krü,kavya pet,elif nai,greta özi,jonas lan,noor dla,rosa adl,femi cel'.split(
    ',',
  )
const one = (list: readonly string[], number: number) => list[number % list.length] ?? ''

/** As a German word, which has a capital letter, or an English one. */
const plural = (word: string) => `${word}${/^[A-Z]/.test(word) ? 'en' : 's'}`

/** Two letters in the middle that changed places. */
function swapped(word: string) {
  const middle = Math.floor(word.length / 2)
  return `${word.slice(0, middle - 1)}${word.charAt(middle)}${word.charAt(middle - 1)}${word.slice(middle + 1)}`
}

/** What people type: whole words, beginnings, several words, logins, names, and what is nowhere. */
const ways: readonly ((number: number) => string)[] = [
  (number) => one(subjects, number),
  (number) => one(subjects, number).slice(0, 3 + (number % 4)),
  (number) => `${one(subjects, number)} ${one(angles, number)}`,
  (number) => `person-${1 + ((number * 37) % 9999)}`,
  (number) => plural(one(subjects, number)),
  (number) => one(people, number),
  (number) => `${one(subjects, number)} ${number}`,
]
const mistakes: readonly ((number: number) => string)[] = [
  (number) => swapped(one(subjects, number)),
  (number) => one(subjects, number).replace(/(?<=.{4})[a-z]/, ''),
  (number) => `${one(subjects, number).slice(0, 4)}x${one(subjects, number).slice(5)}`,
  (number) => one(people, number).split(' ').map(swapped).join(' '),
]
const texts = (all: readonly ((number: number) => string)[], count: number) =>
  Array.from(
    { length: count },
    (_, number) => all[number % all.length]?.(Math.floor(number / all.length)) ?? '',
  )

/** What nobody typed before, so that nothing of it is known: a beginning or a mistake beside the beginning of a number. */
const numbers = 399
const beside = (number: number, word: string) =>
  `${word} ${1 + (Math.floor(number / subjects.length) % numbers)}`
const round = (number: number) => Math.floor(number / subjects.length / numbers)
const unheard = (number: number) => beside(number, one(subjects, number).slice(0, 3 + (round(number) % 6)))
const unheardMistake = (number: number) => beside(number, mistakes[round(number) % 3]?.(number) ?? '')

const typed = texts(ways, 700)
const mistyped = texts(mistakes, 400)
const named = texts([...ways.slice(5, 6), ...ways.slice(3, 4)], 200)

async function tokenOf({ url }: Server, number: number) {
  const answer = await fetch(`${url}/rest${signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: loginOf(4711 + 17 * number), password: loaded.password }),
  })
  if (!answer.ok) throw new Error(`the sign-in answered ${answer.status}`)
  // NOTE: the contract of a good sign-in.
  const { payload } = (await answer.json()) as { payload: SignedIn }
  return payload.token
}

let missed = 0

async function measureAll(name: string, env: Record<string, string>, database: number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'oktant-bench-'))
  const secret = { SECRET: 'a secret of the bench, of 32 letters and more' }
  const server = await startServer('oktant', { DATA_DIR: folder, DEMO: 'off', ...secret, ...size, ...env })
  try {
    const tokens: string[] = []
    for (let number = 0; number < askers; number += 1) tokens.push(await tokenOf(server, number))
    const headersOf = (number: number) => ({ authorization: `Bearer ${one(tokens, number)}` })
    const headers = headersOf(0)
    const askingBy = (path: string, textOf: (number: number) => string): Ask => ({
      path: '/',
      headers,
      each: (number) => ({
        path: `/rest${path}?text=${encodeURIComponent(textOf(number))}`,
        headers: headersOf(number),
      }),
    })
    const asking = (path: string, texts: readonly string[]) => askingBy(path, (number) => one(texts, number))
    const rows = [
      { name: 'kit row', ask: { path: '/rest/client/bench/one-row/1', headers } },
      { name: 'everything', ask: asking(searchAll.path, typed) },
      { name: 'containers', ask: asking(searchContainers.path, typed) },
      { name: 'people', ask: asking(searchUsers.path, named) },
      { name: 'everything, mistyped', ask: asking(searchAll.path, mistyped) },
      { name: 'first typed', ask: askingBy(searchAll.path, unheard) },
      { name: 'first typed, mistyped', ask: askingBy(searchAll.path, unheardMistake) },
    ].map((row) => ({ ...row, found: [] as Measured[] }))
    for (let round = 0; round < rounds; round += 1)
      for (const row of rows) row.found.push(await measure(server, database, row.ask, seconds))
    process.stdout.write(`\n${name}, ${size.PEOPLE} people, ${size.COURSES} courses\n`)
    const control = rows[0]?.found ?? []
    for (const row of rows) process.stdout.write(`${lineOf(row.name, row.found, control)}\n`)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function lineOf(name: string, found: Measured[], control: Measured[]) {
  const middle = (of: (one: Measured) => number) => medianOf(found, of)
  const share = (of: (own: Measured, other: Measured) => number) =>
    medianOf(
      found.map((own, round) => of(own, control[round] ?? own)),
      (ratio) => ratio,
    )
  const requests = share((own, other) => own.perSecond / other.perSecond)
  const cpu = share((own, other) => other.cpuMs / own.cpuMs)
  if (requests < least) missed += 1
  const percent = (one: number) => `${(100 * one).toFixed(0)} %`
  return `  ${name.padEnd(22)}${middle(({ perSecond }) => perSecond)
    .toFixed(0)
    .padStart(7)} requests/s${middle(({ cpuMs }) => cpuMs)
    .toFixed(2)
    .padStart(
      8,
    )} CPU-ms  ${percent(requests)}${requests < least ? ' ✗' : ''} of the kit row, ${percent(cpu)} by CPU`
}

await measureAll('embedded engine', { DATABASE_URL: '' }, [])
const postgres = await startPostgres({ durable: true })
try {
  await measureAll('PostgreSQL', { DATABASE_URL: postgres.url }, postgres.pid === null ? [] : [postgres.pid])
} finally {
  await postgres.stop()
}
process.exitCode = missed ? 1 : 0
