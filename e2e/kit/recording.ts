import type { Page } from '@playwright/test'
import type { SignedIn } from '@oktant/contract/people/sessions.ts'
import { callsAmong, type SentCall } from './calls.ts'
import { requestsOf } from './requests.ts'

/** What the application sends for each screen and act, for a bench to send the same. */
export type Recorded = Record<string, SentCall[]>

/** Whether another screen than the one with this heading stands, with all that it waits for. */
export const isThere = (before: string) => {
  const heading = document.querySelector('main h1')
  return heading !== null && heading.textContent !== before && !document.querySelector('[aria-busy="true"]')
}

/** Opens the application at a small screen first, so that what this one asks for is its own. */
async function visit(page: Page, path: string) {
  const asked = requestsOf(page)
  await page.goto('/#/certificate')
  await page.waitForFunction(isThere, '')
  await asked.settle()
  const before = (await page.locator('main h1').textContent()) ?? ''
  await page.evaluate((address) => (location.hash = address), path)
  await page.waitForFunction(isThere, before)
  return callsAmong(await asked.settle())
}

type BrowserOf = (person: SignedIn) => Promise<Page>

/** NOTE: each in a browser of its own, which keeps nothing of another screen. */
export const visitsInto =
  (found: Recorded) => async (browserOf: BrowserOf, person: SignedIn, places: Record<string, string>) => {
    for (const [name, path] of Object.entries(places)) {
      const page = await browserOf(person)
      found[name] = await visit(page, path)
      await page.context().close()
    }
  }
