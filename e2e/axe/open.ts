import type { Page } from '@playwright/test'
import type { Language } from '@oktant/contract/http/http.ts'
import { press as pressKey } from '../kit/hands/keys.ts'
import { patternOf, wordsOf } from '../kit/words.ts'
import { dialogs } from './dialogs.ts'
import { visits } from './visits.ts'
import type { Visit } from './visit.ts'

export const allVisits = [visits, dialogs].flatMap((all) =>
  Object.entries<Visit[]>(all).flatMap(([screen, places]) => places.map((place) => ({ screen, ...place }))),
)

/** What a visit is called in a test's title; none is called as another. */
export function nameOf({ screen, path, as, viewing, file, press }: (typeof allVisits)[number]) {
  const who = viewing ? `${as} viewing as ${viewing}` : (as ?? 'signed out')
  const done = `${file ? ' with a file' : ''}${press ? ` pressing ${press.join(', ')}` : ''}`
  return `${screen} (${path}${done}, ${who})`
}

/** What a visit is about: all of the page, or what was opened over it. */
export const partOf = ({ press }: Visit) => (press ? overlay : 'html')
const overlay = '[role="dialog"]'

/** A small screen that everybody may see, which a visit begins at: what stands there afterwards is the visit's own. */
const doorstep = '/certificate'
const titleOf = (language: Language) => wordsOf('certificates', language)('verify.title')

/** Goes to an address, and waits until all of it stands. */
export async function open(page: Page, path: string, language: Language, visit: Partial<Visit> = {}) {
  const title = titleOf(language)
  if (page.url() === 'about:blank') await page.goto(`/#${doorstep}`)
  else await page.evaluate((address) => (location.hash = address), `#${doorstep}`)
  await page.waitForFunction((text) => document.querySelector('main h1')?.textContent === text, title)
  await page.evaluate((address) => (location.hash = address), `#${path}`)
  const standing = { title: path.startsWith(doorstep) ? '' : title, language }
  await page.waitForFunction(isThere, { ...standing, part: 'html' })
  if (visit.file) await bring(page, visit.file, language)
  for (const words of visit.press ?? []) await press(page, words, language)
  if (visit.press) await page.waitForFunction(isThere, { ...standing, part: overlay })
}

async function press(page: Page, words: string, language: Language) {
  const [namespace = '', key = ''] = words.split(':')
  const name = patternOf(namespace, language)(key)
  const roles = ['button', 'checkbox', 'link', 'menuitem'] as const
  const found = roles.map((role) => page.getByRole(role, { name })).reduce((one, other) => one.or(other))
  // NOTE: of what stands in every row, the last is not under what has been opened.
  const target = found.last()
  await pressKey(target, (await target.getAttribute('type')) === 'checkbox' ? ' ' : 'Enter')
}

async function bring(page: Page, file: string, language: Language) {
  await page
    .locator('main input[type="file"]')
    .setInputFiles({ name: 'knots.xml', mimeType: 'text/xml', buffer: Buffer.from(file) })
  await page.getByRole('group', { name: wordsOf('author', language)('file.report') }).waitFor()
}

type Standing = { title: string; language: Language; part: string }

/** Whether the screen stands, with all that it waits for and nothing that still fades in. */
function isThere({ title, language, part }: Standing) {
  // NOTE: a screen that is a dialog of its own has its heading there.
  const heading = document.querySelector('main h1') ?? document.querySelector('[role="dialog"] h1')
  const isMoving = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  return (
    heading?.checkVisibility() &&
    heading.textContent !== title &&
    document.documentElement.lang === language &&
    [...document.querySelectorAll(part)].some((one) => one.contains(document.activeElement)) &&
    !document.querySelector('[aria-busy="true"]') &&
    !document.getAnimations().some(isMoving)
  )
}
