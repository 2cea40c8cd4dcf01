// Generates the migration from the table files. Until the first release there is one, made anew each time.
import { execFileSync } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../packages/server/', import.meta.url))
rmSync(`${folder}migrations`, { recursive: true, force: true })
execFileSync('npx', ['drizzle-kit', 'generate', '--name', 'foundation'], { cwd: folder, stdio: 'inherit' })

// NOTE: triggers cannot be said in the table files, so they stand beside them in SQL.
const triggers = readdirSync(`${folder}src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.triggers.sql'))
  .sort()
for (const file of triggers) {
  const statements = readFileSync(join(folder, 'src', file), 'utf8').trim()
  appendFileSync(`${folder}migrations/0000_foundation.sql`, `\n--> statement-breakpoint\n${statements}`)
}
