// Adds the migration that brings the last one's tables to what the table files say: `npm run migrations -- <name>`.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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

// NOTE: triggers cannot be said in the table files, so they stand beside them in SQL; a changed one is said whole again.
const said = listSql().map((file) => readFileSync(join(migrations, file), 'utf8'))
const triggers = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.triggers.sql'))
  .sort()
  .map((file) => readFileSync(join(folder, 'src', file), 'utf8').trim())
  .filter((statements) => !said.some((sql) => sql.includes(statements)))
const made = () => listSql().find((file) => !before.has(file))
if (triggers.length > 0 && !made()) generate('--custom')
const file = made()
if (file && triggers.length > 0) {
  const separator = '\n--> statement-breakpoint\n'
  const sql = readFileSync(join(migrations, file), 'utf8').trim()
  const statements = sql.startsWith('-- Custom SQL') ? triggers : [sql, ...triggers]
  writeFileSync(join(migrations, file), statements.join(separator))
}
