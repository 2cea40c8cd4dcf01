import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { SignedIn } from '@oktant/contract/sessions.ts'
import { type Person, signInAs, speak, viewAs } from '../kit/people.ts'
import { expect, test } from '../kit/test.ts'
import { type Visit, visits } from './visits.ts'

const all = Object.entries(visits).flatMap(([screen, places]) =>
  places.map((place) => ({ screen, ...place })),
)

for (const { screen, path, as, viewing } of all) {
  const who = viewing ? `${as} viewing as ${viewing}` : (as ?? 'signed out')
  test(`${screen} (${path}, ${who}) has nothing that shuts people out`, async ({ page, locale }) => {
    await open(
      page,
      { path, ...(as && { as }), ...(viewing && { viewing }) },
      locale?.startsWith('de') ? 'de' : 'en',
    )
    expect(await violations(page)).toEqual([])
  })
}

async function open(page: Page, { path, as, viewing }: Visit, language: 'en' | 'de') {
  if (as && viewing) await keepViewing(page, as, viewing, language)
  else if (as) await keepSession(page, as, language)
  await page.goto(`/#${path}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  // NOTE: the shell's own headings are there before the screen is.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

const signedInAlready = new Map<Person, SignedIn>()

async function sessionOf(page: Page, person: Person, language: 'en' | 'de') {
  const signedIn = signedInAlready.get(person) ?? (await signInAs(page.request, person))
  signedInAlready.set(person, signedIn)
  await speak(page.request, signedIn, language)
  return signedIn
}

const kept = (signedIn: SignedIn, language: 'en' | 'de') =>
  JSON.stringify({ ...signedIn, user: { ...signedIn.user, language }, since: Date.now() })

async function keepSession(page: Page, person: Person, language: 'en' | 'de') {
  const session = kept(await sessionOf(page, person, language), language)
  await page.addInitScript((text) => localStorage.setItem('oktant.session', text), session)
}

async function keepViewing(page: Page, viewer: Person, person: Person, language: 'en' | 'de') {
  const own = await sessionOf(page, viewer, language)
  const { user } = await sessionOf(page, person, language)
  const sessions = [kept(own, language), kept(await viewAs(page.request, own, user.id), language)]
  await page.addInitScript(([mine = '', theirs = '']) => {
    localStorage.setItem('oktant.own-session', mine)
    localStorage.setItem('oktant.session', theirs)
  }, sessions)
}

/** Each violation as a line that names the rule and the first place. */
async function violations(page: Page) {
  const builder = new AxeBuilder({ page })
  // NOTE: a frame in which no script may run cannot be looked into, and would be waited for.
  if (await page.locator('iframe[sandbox]:not([sandbox*="allow-scripts"])').count()) builder.setLegacyMode()
  const found = await builder.analyze()
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
