import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { at } from '../kit/place.mjs'

const folder = mkdtempSync(join(tmpdir(), 'oktant-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

const sources = {
  'first.ts': "import { second } from './second.ts'\nexport const first = () => second()\n",
  'second.ts': "import { first } from './first.ts'\nexport const second = (): unknown => first()\n",
  'loose.ts': 'export const loose = (value: any) => value!\n',
  'hushed.ts': '// @ts-ignore\nexport const hushed: number = 1\n',
  'default.ts': 'export default 1\n',
}

async function rulesBroken() {
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source)
  const oxlint = [
    at('node_modules/oxlint/bin/oxlint'),
    '--config',
    at('.oxlintrc.json'),
    '--format=unix',
    folder,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, oxlint).catch((error) => error)
  return String(stdout)
}

test('the linter refuses rings, any, !, hushed type errors and default exports', async () => {
  const said = await rulesBroken()
  for (const rule of [
    'import(no-cycle)',
    'typescript(no-explicit-any)',
    'typescript(no-non-null-assertion)',
    'typescript(ban-ts-comment)',
    'import(no-default-export)',
  ])
    expect(said).toContain(rule)
})
