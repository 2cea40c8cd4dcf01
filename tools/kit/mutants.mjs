import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { at, say, since } from './place.mjs'
import { run } from './process.mjs'
import { trackedFiles } from './tree.mjs'

const server = 'packages/server'
const noticed = ['Killed', 'Timeout']

/** @typedef {{ part: string, file: string, place: string, status: string, change: string }} Mutant */
/** @typedef {{ name: string, part: 'rules' | 'access', files: string[], tests?: string[] }} Group files that are changed, and the tests asked */

const pure = [`${server}/src/http/guard/door.ts`, `${server}/src/http/answer/paging.ts`]

/** What goes through the API is asked of one feature's own tests: every test for each change would take days. @type {Record<string, string[]>} */
const testsBeside = {
  [`${server}/src/features/people/sessions/links/links.ts`]: ['src/features/people/sessions/**/*.test.ts'],
  [`${server}/src/files/signatures.ts`]: [
    'src/files/*.test.ts',
    'src/features/people/users/*.test.ts',
    'src/features/learning/component-files/*.test.ts',
  ],
  [`${server}/src/http/guard/limits.ts`]: ['src/http/guard/limits.test.ts'],
  [`${server}/src/http/guard/overload.ts`]: ['src/http/guard/overload.test.ts'],
}

/** Tests that walk over every call, or over ways to get more than one was given. */
const walks = [
  'test/access-matrix/*.test.ts',
  'test/escalation/*.test.ts',
  'test/two-companies.test.ts',
  'test/two-companies-inside.test.ts',
  'test/view-as-walk.test.ts',
]

/**
 * What is to be changed, a few files at a time.
 * @param {string[]} wanted `--only=rules`, or words of which a file's path has one; nothing is everything
 * @returns {Group[]}
 */
export function groupsFor(wanted) {
  const only = wanted.find((one) => one.startsWith('--only='))?.slice('--only='.length)
  const words = wanted.filter((one) => !one.startsWith('--')).flatMap((one) => one.split(','))
  const chosen = (/** @type {string} */ file) =>
    words.length === 0 || words.some((word) => file.includes(word))
  const all = trackedFiles().filter(
    (file) => file.startsWith(`${server}/src/`) && file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  return [...rulesGroups(all.filter(chosen)), ...accessGroups(all.filter(chosen))].filter(
    ({ part }) => !only || part === only,
  )
}

/** Pure code is quick: twenty files at once. @returns {Group[]} */
function rulesGroups(/** @type {string[]} */ all) {
  const files = all.filter(
    (file) => file.endsWith('.rules.ts') || file.startsWith(`${server}/src/access/`) || pure.includes(file),
  )
  return Array.from({ length: Math.ceil(files.length / 20) }, (_, at) => ({
    name: String(at + 1),
    part: 'rules',
    files: files.slice(at * 20, at * 20 + 20),
  }))
}

/** @returns {Group[]} one group for each file that says who may */
function accessGroups(/** @type {string[]} */ all) {
  return all
    .filter((file) => file.endsWith('.access.ts') || file in testsBeside)
    .map((file) => ({
      name: basename(file, '.ts').replace('.access', ''),
      part: 'access',
      files: [file],
      tests: testsBeside[file] ?? [`${dirname(file).slice(server.length + 1)}/**/*.test.ts`],
    }))
}

/**
 * Changes the files of each group and asks its tests; what those of one feature miss is asked of the walks, once for all.
 * @param {Group[]} groups
 * @returns {Promise<Mutant[]>}
 */
export async function mutate(groups) {
  /** @type {Mutant[]} */
  const found = []
  for (const group of groups) found.push(...(await ask(group)))
  const missed = found.filter((one) => one.part === 'access' && isMissed(one))
  if (missed.length === 0) return found
  const places = [...new Set(missed.map(({ file, place }) => `${file}:${place}`))]
  const again = await ask({ name: 'walks', part: 'access', files: places, tests: walks })
  const caught = new Set(again.filter((one) => !isMissed(one)).map(nameOf))
  return found.map((one) => (caught.has(nameOf(one)) ? { ...one, status: 'Killed' } : one))
}

/** @returns {Promise<Mutant[]>} */
async function ask(/** @type {Group} */ { name, part, files, tests }) {
  const began = performance.now()
  mkdirSync(at('reports/mutation'), { recursive: true })
  const report = `reports/mutation/${part}-${name}.json`
  const { code, text } = await run(
    process.execPath,
    [at('node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', '--mutate', files.join(',')],
    { env: { MUTATED: part, MUTATION_REPORT: report, MUTATED_TESTS: tests?.join(',') }, output: 'keep' },
  )
  writeFileSync(at(`${report}.log`), text)
  if (code !== 0 || !existsSync(at(report)))
    throw new Error(`${name}: the runner ended with ${code}.\n${text.slice(-2000)}`)
  const found = mutantsIn(part, JSON.parse(readFileSync(at(report), 'utf8')))
  const { kept, survived, untested } = tally(found)
  say(`${name}: ${kept} noticed, ${survived} survived, ${untested} without a test (${since(began)})`)
  return found
}

/** @returns {Mutant[]} what became of each small change; one that is made while loading is left out */
function mutantsIn(/** @type {string} */ part, /** @type {ReturnType<typeof JSON.parse>} */ { files }) {
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(
        (/** @type {{ status: string }} */ { status }) => status !== 'Ignored' && status !== 'CompileError',
      )
      .map(
        (/** @type {ReturnType<typeof JSON.parse>} */ { location: { start, end }, status, replacement }) => ({
          part,
          file,
          place: `${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`,
          status,
          change: String(replacement ?? '')
            .replace(/\s+/g, ' ')
            .slice(0, 120),
        }),
      ),
  )
}

export function tally(/** @type {Mutant[]} */ found) {
  const count = (/** @type {string[]} */ wanted) =>
    found.filter(({ status }) => wanted.includes(status)).length
  return { kept: count(noticed), survived: count(['Survived']), untested: count(['NoCoverage']) }
}

export const isMissed = (/** @type {Mutant} */ { status }) => status === 'Survived' || status === 'NoCoverage'

const nameOf = (/** @type {Mutant} */ { file, place, change }) => `${file}:${place} ${change}`
