import { createHash } from 'node:crypto'
import { type Page, request as requests, test as base, expect } from '@playwright/test'
import type { Language } from '@oktant/contract/http/http.ts'
import type { SignedIn } from '@oktant/contract/people/sessions.ts'
import { claim } from './people/claims.ts'
import { type Mail, readMail } from './people/letters.ts'
import { makeNewcomer, newPassword, type Send, senderFor, type Wanted } from './people/newcomer.ts'
import { keepSignedIn, type Person, signInAs, signInWith, speak } from './people/people.ts'
import { languagesOf } from './size.ts'
import { languageOf, locales } from './words.ts'

export { expect }

type Fixtures = {
  mail: Mail
  /** Somebody new, with the rights of these profiles, whom no other test knows; not signed in yet. */
  account: (wanted: Wanted) => Promise<{ id: number; login: string }>
  /** The same, signed in. */
  newcomer: (wanted: Wanted) => Promise<SignedIn>
  /** One of the demo's printed sign-ins, who is this test's alone in the whole run. */
  printed: (person: Person, language: Wanted['language']) => Promise<SignedIn>
  /** A browser of somebody else's, in which they are signed in. */
  browserOf: (person: SignedIn) => Promise<Page>
}

export const test = base.extend<Fixtures, { office: Send }>({
  // NOTE: tries are limited per address, so each test comes from one of its own.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId }) => {
    const [a = 0, b = 0, c = 0] = createHash('sha256').update(testId).digest()
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': `10.${a}.${b}.${c}` })
  },
  /** Who makes the newcomers: by calls alone, so that nothing of theirs is seen anywhere. */
  office: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      const api = await requests.newContext({ baseURL: process.env.E2E_URL ?? '' })
      await use(senderFor(api, await signInAs(api, 'super')))
      await api.dispose()
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from this pattern
  mail: async ({}, use) => use(readMail()),
  account: async ({ office, request, mail }, use, { testId, retry }) => {
    let made = 0
    await use((wanted) => {
      made += 1
      return makeNewcomer({ office, request, mail }, `${testId}-${retry}-${made}@demo.oktant.test`, wanted)
    })
  },
  newcomer: async ({ account, request }, use) =>
    use(async (wanted) => signInWith(request, (await account(wanted)).login, newPassword)),
  printed: async ({ request }, use, info) => {
    await use(async (person, language) => {
      claim(person, info)
      const signedIn = await signInAs(request, person)
      await speak(request, signedIn, language)
      return { ...signedIn, user: { ...signedIn.user, language } }
    })
  },
  browserOf: async ({ browser, contextOptions, baseURL }, use) => {
    const opened: Page[] = []
    await use(async (person) => {
      const locale = person.user.language === 'de' ? 'de-DE' : 'en-GB'
      const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }), locale })
      const page = await context.newPage()
      opened.push(page)
      await keepSignedIn(page, person)
      return page
    })
    for (const page of opened) await page.context().close()
  },
})

/** The same journeys in a browser of each language; outside of `npm run prove` in the one that the file's turn brings. */
export function inBothLanguages(file: string, journeys: (language: Language, locale: string) => void) {
  for (const locale of locales) {
    const language = languageOf(locale)
    if (!languagesOf(file).includes(language)) continue
    test.describe(`in ${language}`, () => {
      test.use({ locale })
      journeys(language, locale)
    })
  }
}
