import { expect, test } from 'vitest'
import { faultsIn } from '../kit/words.mjs'

test.for<[string, string]>([
  ['package-lock.json', '"resolved": "https://registry.example.org/x/-/x-1.0.0.tgz"'],
  ['docs/notes.md', 'it lies in /home/someone/project'],
  ['tools/x.mjs', "const scratch = '/tmp/scratch'"],
  ['packages/server/src/x.ts', '// @ts-ignore'],
  ['packages/web/src/x.test.tsx', "test.only('it works', () => {})"],
  ['packages/web/src/x.ts', 'export interface Props {'],
  ['packages/server/src/x.ts', 'type Whose = { companyId: number }'],
  ['packages/web/src/x.tsx', 'export type Asked<T> = T'],
  ['packages/web/src/x.tsx', "import '@mantine/core/styles/Input.layer.css'"],
  ['packages/server/src/x.test.ts', "vi.mock('./db.ts')"],
])('%s may not say %s', ([file, line]) => {
  expect(faultsIn(file, `first line\n${line}`)).toEqual([expect.stringMatching(`^${file}:2: `)])
})

test.for<[string, string]>([
  ['README.md', 'Open http://127.0.0.1:7080 and sign in.'],
  ['packages/web/src/x.ts', "const home = '/home'"],
  ['packages/server/src/x.ts', 'type WhoseGoals = { companyId: number }'],
  ['package-lock.json', '"node_modules/registry-url": {'],
])('%s may say %s', ([file, line]) => {
  expect(faultsIn(file, line)).toEqual([])
})
