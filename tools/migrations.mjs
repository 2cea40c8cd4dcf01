// Adds the migration that brings the last one's tables to what the table files say: `npm run migrations -- <name>`.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../packages/server/', import.meta.url))
const migrations = join(folder, 'migrations')
const name = process.argv[2] ?? ''
if (!/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('Say what the migration does, in kebab-case: npm run migrations -- learning-groups')
  process.exit(1)
}

const listSql = () =>
  existsSync(migrations) ? readdirSync(migrations).filter((file) => file.endsWith('.sql')) : []
const before = new Set(listSql())
const generate = (/** @type {string[]} */ ...more) =>
  execFileSync('npx', ['drizzle-kit', 'generate', '--name', name, ...more], { cwd: folder, stdio: 'inherit' })
generate()

// NOTE: what the table files cannot say stands beside them in SQL; what was changed there is said whole again.
const said = listSql().map((file) => readFileSync(join(migrations, file), 'utf8'))
const unsaid = (/** @type {string} */ ending) =>
  readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => readFileSync(join(folder, 'src', file), 'utf8').trim())
    .filter((statements) => !said.some((sql) => sql.includes(statements)))
const columns = unsaid('.columns.sql')
const triggers = unsaid('.triggers.sql')
const made = () => listSql().find((file) => !before.has(file))
if (columns.length + triggers.length > 0 && !made()) generate('--custom')
const file = made()
if (file && columns.length + triggers.length > 0) {
  const separator = '--> statement-breakpoint\n'
  const sql = readFileSync(join(migrations, file), 'utf8').trim()
  const statements = sql.startsWith('-- Custom SQL') ? [] : sql.split(separator)
  // NOTE: an index may stand on a column that is said here.
  const firstIndex = statements.findIndex((statement) => /^CREATE (UNIQUE )?INDEX/.test(statement))
  statements.splice(firstIndex < 0 ? statements.length : firstIndex, 0, ...columns.map((one) => `${one}\n`))
  writeFileSync(
    join(migrations, file),
    [...statements, ...triggers].map((one) => one.trimEnd()).join(`\n${separator}`) + '\n',
  )
}
// NOTE: the tool compares with the newest of its notes alone.
const notes = readdirSync(join(migrations, 'meta'))
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort()
for (const older of notes.slice(0, -1)) rmSync(join(migrations, 'meta', older))
