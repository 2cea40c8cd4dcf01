import { expect, type Page, test } from '@playwright/test'
import type { Language } from '@oktant/contract/http.ts'
import { wordsOf } from '../kit/words.ts'
import { addressOf, languageOf, pageOf } from './pages.ts'
import { visits } from './visits.ts'

const all = Object.entries(visits).flatMap(([screen, places]) =>
  places.map((place) => ({ screen, ...place })),
)

// NOTE: one after the other in one process, which keeps a page for each person.
test.describe.configure({ mode: 'default' })

for (const { screen, path, as, viewing } of all) {
  const who = viewing ? `${as} viewing as ${viewing}` : (as ?? 'signed out')
  test(`${screen} (${path}, ${who}) has nothing that shuts people out`, async ({ browser }, info) => {
    const page = await pageOf(browser, info, { ...(as && { as }), ...(viewing && { viewing }) })
    await open(page, await addressOf(path, info), languageOf(info))
    expect(await violations(page)).toEqual([])
  })
}

/** A small screen that everybody may see, which a visit begins at: what stands there afterwards is the visit's own. */
const doorstep = '/certificate'
const titleOf = (language: Language) => wordsOf('certificates', language)('verify.title')

async function open(page: Page, path: string, language: Language) {
  const title = titleOf(language)
  if (page.url() === 'about:blank') await page.goto(`/#${doorstep}`)
  else await page.evaluate((address) => (location.hash = address), `#${doorstep}`)
  await page.waitForFunction((text) => document.querySelector('main h1')?.textContent === text, title)
  await page.evaluate((address) => (location.hash = address), `#${path}`)
  await page.waitForFunction(isThere, { title: path.startsWith(doorstep) ? '' : title, language })
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

/** Each violation as a line that names the rule and the first place. */
const violations = (page: Page) =>
  page.evaluate(async () => {
    const { violations: found } = await axe.run(document, { resultTypes: ['violations'] })
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  })
