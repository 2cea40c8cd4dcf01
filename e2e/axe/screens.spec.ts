import { expect, type Page, test } from '@playwright/test'
import { allVisits, nameOf, open, partOf } from './open.ts'
import { isWhole } from '../kit/size.ts'
import { addressOf, languageOf, pageOf } from './pages.ts'

// NOTE: one after the other in one process, which keeps a page for each person.
test.describe.configure({ mode: 'default' })

const seen = new Set<string>()
/** Each screen and all that opens over one; of what else a screen can show every third, as it is made of the same parts. */
const looked = allVisits.filter(({ screen, press }, number) => {
  const isFirst = !seen.has(screen)
  seen.add(screen)
  return isWhole || isFirst || press || number % 3 === 0
})

for (const [number, visit] of looked.entries()) {
  const { path, as, viewing } = visit
  // NOTE: what shuts people out in one variant alone is a colour or a width, which every sixth place shows (decision 0056).
  const tag = number % 6 === 0 ? ['@sixth'] : []
  test(`${nameOf(visit)} has nothing that shuts people out`, { tag }, async ({ browser }, info) => {
    const page = await pageOf(browser, info, { ...(as && { as }), ...(viewing && { viewing }) })
    await open(page, await addressOf(path, info), languageOf(info), visit)
    expect(await violations(page, partOf(visit))).toEqual([])
  })
}

/** Each violation as a line that names the rule and the first place. */
const violations = (page: Page, part: string) =>
  page.evaluate(async (selector) => {
    const { violations: found } = await axe.run(selector, { resultTypes: ['violations'] })
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, part)
