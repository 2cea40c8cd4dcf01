import type { Page } from '@playwright/test'
import type { Language } from '@oktant/contract/http.ts'
import { wordsOf } from '../kit/words.ts'
import { visits } from './visits.ts'

export const allVisits = Object.entries(visits).flatMap(([screen, places]) =>
  places.map((place) => ({ screen, ...place })),
)

/** What a visit is called in a test's title; none is called as another. */
export function nameOf({ screen, path, as, viewing, file }: (typeof allVisits)[number]) {
  const who = viewing ? `${as} viewing as ${viewing}` : (as ?? 'signed out')
  return `${screen} (${path}${file ? ' with a file' : ''}, ${who})`
}

/** A small screen that everybody may see, which a visit begins at: what stands there afterwards is the visit's own. */
const doorstep = '/certificate'
const titleOf = (language: Language) => wordsOf('certificates', language)('verify.title')

/** Goes to an address, and waits until all of it stands. */
export async function open(page: Page, path: string, language: Language, file?: string) {
  const title = titleOf(language)
  if (page.url() === 'about:blank') await page.goto(`/#${doorstep}`)
  else await page.evaluate((address) => (location.hash = address), `#${doorstep}`)
  await page.waitForFunction((text) => document.querySelector('main h1')?.textContent === text, title)
  await page.evaluate((address) => (location.hash = address), `#${path}`)
  await page.waitForFunction(isThere, { title: path.startsWith(doorstep) ? '' : title, language })
  if (file) await bring(page, file, language)
}

async function bring(page: Page, file: string, language: Language) {
  await page
    .locator('main input[type="file"]')
    .setInputFiles({ name: 'knots.xml', mimeType: 'text/xml', buffer: Buffer.from(file) })
  await page.getByRole('group', { name: wordsOf('author', language)('file.report') }).waitFor()
}

/** Whether the screen stands, with all that it waits for and nothing that still fades in. */
function isThere({ title, language }: { title: string; language: Language }) {
  const heading = document.querySelector('main h1')
  const isMoving = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  return (
    heading?.checkVisibility() &&
    heading.textContent !== title &&
    document.documentElement.lang === language &&
    !document.querySelector('[aria-busy="true"]') &&
    !document.getAnimations().some(isMoving)
  )
}
