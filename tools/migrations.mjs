// Generates the migration from the table files. Until the first release there is one, made anew each time.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../packages/server/', import.meta.url))
rmSync(`${folder}migrations`, { recursive: true, force: true })
execFileSync('npx', ['drizzle-kit', 'generate', '--name', 'foundation'], { cwd: folder, stdio: 'inherit' })
