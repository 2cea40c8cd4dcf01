import { createRequire } from 'node:module'
import { type Browser, request, type TestInfo } from '@playwright/test'
import { listCourses, readCourse } from '@oktant/contract/learning/courses/containers.ts'
import { listEvaluations } from '@oktant/contract/assessment/evaluations.ts'
import { listFacilitated } from '@oktant/contract/assessment/facilitation.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { senderFor } from '../kit/people/newcomer.ts'
import { type Person, sessionOf, signInAs, speak, viewAs } from '../kit/people/people.ts'

// NOTE: what the package brings with it; in every page and frame from its beginning, so it is sent once.
const axe = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')

export type Looker = { as?: Person; viewing?: Person }

export const languageOf = ({ project }: TestInfo): Language =>
  project.use.locale?.startsWith('de') ? 'de' : 'en'

/** The server of this process: the variants set the language of the same people. */
async function serverOf({ parallelIndex }: TestInfo) {
  const answer = await fetch(`${process.env.E2E_DESK}/${parallelIndex}`)
  const told = await answer.text()
  if (!answer.ok) throw new Error(told)
  return told
}

const pages = new Map<string, ReturnType<typeof makePage>>()

/** The one page in which somebody looks at everything: what was loaded once is not loaded again. */
export function pageOf(browser: Browser, info: TestInfo, looker: Looker) {
  const key = `${looker.as} ${looker.viewing}`
  const page = pages.get(key) ?? makePage(browser, info, looker)
  pages.set(key, page)
  return page
}

async function makePage(browser: Browser, info: TestInfo, looker: Looker) {
  const { locale, colorScheme, viewport, timezoneId, contextOptions } = info.project.use
  const baseURL = await serverOf(info)
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'block',
    ...contextOptions,
    ...(locale && { locale }),
    ...(colorScheme && { colorScheme }),
    ...(viewport && { viewport }),
    ...(timezoneId && { timezoneId }),
  })
  await context.addInitScript({ path: axe })
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

let numbers: Promise<Map<string, number>> | undefined

/** The address with the numbers of what it names: `{Final test}` is another one as soon as the demo has one thing more. */
export async function addressOf(path: string, info: TestInfo) {
  if (!path.includes('{')) return path
  const known = await (numbers ??= serverOf(info).then(numbersOn))
  return path.replace(/\{(.+?)\}/, (_, title: string) => {
    const number = known.get(title)
    if (!number) throw new Error(`The demo has no "${title}".`)
    return String(number)
  })
}

async function numbersOn(baseURL: string) {
  const api = await request.newContext({ baseURL })
  const send = senderFor(api, await signInAs(api, 'admin'))
  const found: { id: number; title: { en: string } }[] = []
  for (const list of [listCourses, listEvaluations])
    found.push(...(await send(list, { _perPage: 100 })).content)
  const flagged = { _filterFields: 'flag', _filterValues: 'open', _perPage: 1 }
  const { content } = await send(listFacilitated, flagged)
  const numbers = new Map(found.map(({ id, title }) => [title.en, id]))
  const open = await send(readCourse, { id: numbers.get('A prototype by Friday') ?? 0 })
  await api.dispose()
  return numbers
    .set('a flagged attempt', content[0]?.id)
    .set('a test open to visitors', open.children.at(-1).childId)
}
