import { type Browser, request, type TestInfo } from '@playwright/test'
import type { Language } from '@oktant/contract/http.ts'
import { type Person, sessionOf, signInAs, speak, viewAs } from '../kit/people.ts'

export type Looker = { as?: Person; viewing?: Person }

export const languageOf = ({ project }: TestInfo): Language =>
  project.use.locale?.startsWith('de') ? 'de' : 'en'

/** The server of this process: the variants set the language of the same people. */
const serverOf = ({ parallelIndex }: TestInfo) => (process.env.E2E_URLS ?? '').split(',')[parallelIndex]

const pages = new Map<string, ReturnType<typeof makePage>>()

/** The one page in which somebody looks at everything: what was loaded once is not loaded again. */
export function pageOf(browser: Browser, info: TestInfo, looker: Looker) {
  const key = `${looker.as} ${looker.viewing}`
  const page = pages.get(key) ?? makePage(browser, info, looker)
  pages.set(key, page)
  return page
}

async function makePage(browser: Browser, info: TestInfo, looker: Looker) {
  const { locale, colorScheme, viewport, timezoneId } = info.project.use
  const baseURL = serverOf(info)
  if (!baseURL) throw new Error('There are fewer servers than processes.')
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'block',
    ...(locale && { locale }),
    ...(colorScheme && { colorScheme }),
    ...(viewport && { viewport }),
    ...(timezoneId && { timezoneId }),
  })
  const sessions = await sessionsOf(baseURL, languageOf(info), looker)
  await context.addInitScript((kept) => {
    for (const [key, session] of Object.entries(kept)) localStorage.setItem(key, session)
  }, sessions)
  return context.newPage()
}

/** What the browser keeps of a session, by the key it is kept under. */
async function sessionsOf(baseURL: string, language: Language, { as, viewing }: Looker) {
  if (!as) return {}
  const api = await request.newContext({ baseURL })
  const own = await signInAs(api, as)
  await speak(api, own, language)
  if (!viewing) return { 'oktant.session': sessionOf(own, language) }
  const seen = await signInAs(api, viewing)
  await speak(api, seen, language)
  return {
    'oktant.own-session': sessionOf(own, language),
    'oktant.session': sessionOf(await viewAs(api, own, seen.user.id), language),
  }
}
