import { expect, test } from '@playwright/test'
import { allVisits, nameOf, open } from '../axe/open.ts'
import { addressOf, languageOf, pageOf } from '../axe/pages.ts'
import { tenthOf } from '../kit/size.ts'
import { layHands } from './hands.ts'
import { heed, tabThrough, tryButtons, tryForms, tryOpened } from './walk.ts'

// NOTE: one after the other in one process, which keeps a page for each person.
test.describe.configure({ mode: 'default' })

/** NOTE: whoever comes back from a part of a course stands at that part, not at the button that leads to the next. */
const isMeant = (fault: string) => /^button "Start" .+ button "Look again at .+" has it$/.test(fault)

for (const visit of tenthOf(allVisits)) {
  const { path, as, viewing, press } = visit
  test(`${nameOf(visit)} can be used by keyboard alone`, async ({ browser }, info) => {
    const page = await pageOf(browser, info, { ...(as && { as }), ...(viewing && { viewing }) })
    if (page.url() === 'about:blank') {
      heed(page)
      await page.addInitScript(layHands)
    } else await page.evaluate(() => (window.hands.asked.refuses = false))
    await open(page, await addressOf(path, info), languageOf(info), visit)
    const faults = await tabThrough(page, 'main, [role="dialog"]')
    if (press) faults.push(...(await tryOpened(page, press.join())))
    else faults.push(...(await tryButtons(page)), ...(await tryForms(page)))
    expect([...new Set(faults)].filter((fault) => !isMeant(fault))).toEqual([])
  })
}
