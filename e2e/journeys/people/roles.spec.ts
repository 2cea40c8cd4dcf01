import type { Page } from '@playwright/test'
import type { Language } from '@oktant/contract/http/http.ts'
import { keepSignedIn, people, type Person } from '../../kit/people/people.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

/** Half of them in each language. */
const persons: Record<Language, Person[]> = {
  en: ['learner', 'manager', 'moderator', 'super'],
  de: ['hr', 'trainer', 'admin', 'neighbour'],
}

/** What the server refuses while this page asks it. */
function refusalsOf(page: Page) {
  const refusals: string[] = []
  page.on('response', (response) => {
    // NOTE: a busy machine turns a call away, and the application asks again.
    if (response.status() >= 400 && response.status() !== 503)
      refusals.push(`${response.status()} ${response.url()}`)
  })
  return refusals
}

const addressOf = (page: Page) => new URL(page.url()).hash.slice(1)

async function isWhole(page: Page) {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

inBothLanguages(import.meta.filename, (language) => {
  const shell = wordsOf('shell', language)
  const home = wordsOf('home', language)
  const segments = wordsOf('segments', language)

  for (const person of persons[language]) {
    test(`nothing that is offered to the ${person} (${people[person]}) leads to a refusal`, async ({
      page,
      printed,
    }) => {
      test.setTimeout(600_000)
      const refusals = refusalsOf(page)
      const signedIn = await printed(person, language)
      await keepSignedIn(page, signedIn)

      await page.goto('/#/')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(signedIn.user.firstName)
      for (const title of [home('toDo.title'), home('news.title')])
        await expect(page.getByRole('region', { name: title })).toBeVisible()
      await expect(page.getByRole('navigation', { name: segments('wheel.label') })).toBeVisible()

      const menu = page.getByRole('navigation', { name: shell('navigation.label') }).getByRole('link')
      const addresses = await menu.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')?.split('#')[1] ?? ''),
      )
      expect(addresses.length).toBeGreaterThan(4)
      for (const address of addresses) {
        await page.goto(`/#${address}`)
        await isWhole(page)
        expect(addressOf(page)).toBe(address)
      }

      const names = await menu.allInnerTexts()
      const hits = page.getByRole('dialog').getByRole('option')
      const search = page.getByRole('banner').getByRole('button', { name: shell('search.hint') })
      await search.click()
      await expect(hits.filter({ hasText: shell('search.segments') })).toHaveCount(8)
      const found = await hits.locator('span:nth-of-type(1)').allInnerTexts()
      expect(found).toEqual(expect.arrayContaining(names))
      const others = found.filter((one) => !names.includes(one))
      for (const name of others) {
        if (!(await hits.first().isVisible())) await search.click()
        await hits.filter({ hasText: name }).first().click()
        await isWhole(page)
        expect(addressOf(page)).not.toContain('/login')
      }
      expect(refusals).toEqual([])
    })
  }
})
