import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ExpectedScreens, together } from '../../packages/web/src/test/screens-for.ts'

const web = resolve(import.meta.dirname, '../../packages/web/src')

/** Who each screen is for, as the web's own tests collect it. */
export async function readExpected() {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.expected.ts'))
    .map((file) => pathToFileURL(resolve(web, file)).href)
  // NOTE: each file holds its screens to this type itself.
  const parts = await Promise.all(files.map((file): Promise<{ screens: ExpectedScreens }> => import(file)))
  return together(parts.map(({ screens }) => screens))
}
