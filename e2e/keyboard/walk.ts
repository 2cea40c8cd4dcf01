import type { Page, Request } from '@playwright/test'

const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"]'
/** More presses than this within one part are a trap. */
const spare = 40
const patience = { timeout: 8000, polling: 50 }

const holds = (ask: Promise<unknown>) =>
  ask.then(
    () => true,
    () => false,
  )

/** Presses the tab key through a part of the screen, and tells what is wrong on the way. */
export async function tabThrough(page: Page, part: string) {
  await settled(page)
  const { count, faults } = await page.evaluate((selector) => window.hands.begin(selector), part)
  for (let presses = 0; ; presses += 1) {
    if (presses > count + spare) return [...faults, 'the tab key never comes out']
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => window.hands.stop())
    if (!found) break
    faults.push(...found)
  }
  const missed = await page.evaluate(() => window.hands.missed())
  return [...faults, ...missed.map((name) => `the tab key passes ${name} by`)]
}

/** Presses every button once: what opens takes the focus, holds it, closes by Escape and gives the focus back. */
export async function tryButtons(page: Page) {
  const address = page.url()
  const faults: string[] = []
  for (const number of await page.evaluate(() => {
    window.hands.asked.refuses = true
    return window.hands.buttons()
  })) {
    const name = await page.evaluate((at) => window.hands.focus(at), number)
    if (!name) continue
    const before = await page.evaluate(() => window.hands.opened())
    await page.keyboard.press('Enter')
    await settled(page)
    if (page.url() !== address) break
    const isOpen = (await page.evaluate(() => window.hands.opened())) > before
    if (isOpen) faults.push(...(await tryOpened(page, name)))
    else if (await holds(page.waitForFunction(() => window.hands.focused() !== 'nothing', null, patience)))
      // NOTE: what is taken up to be moved is put back, so that the next button means what it says.
      await page.keyboard.press('Escape')
    else faults.push(`${name} loses the focus`)
  }
  return faults
}

/** What a press opened takes the focus, holds it, closes by Escape and gives the focus back. */
export async function tryOpened(page: Page, name: string) {
  const open = await page.evaluate(() => window.hands.opened())
  const faults: string[] = []
  const isInside = await holds(page.waitForFunction((part) => window.hands.isInside(part), overlay, patience))
  if (!isInside) faults.push(`${name} opens what does not take the focus`)
  for (let presses = 0; isInside && presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((part) => window.hands.isInside(part) || window.hands.opened() === 0, overlay))
      continue
    faults.push(
      `${name} opens what lets the focus out to ${await page.evaluate(() => window.hands.focused())}`,
    )
    break
  }
  // NOTE: the first closes the list of a field that has it open.
  if (await page.evaluate(() => window.hands.hasList())) await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  if (!(await holds(page.waitForFunction((before) => window.hands.opened() < before, open, patience))))
    return [...faults, `Escape does not close what ${name} opened`]
  if (!(await holds(page.waitForFunction(() => window.hands.isBack(), null, patience))))
    faults.push(
      `${name} does not get the focus back, ${await page.evaluate(() => window.hands.focused())} has it`,
    )
  return faults
}

/** The key Enter in the first line of a form sends it, or says what is missing. */
export async function tryForms(page: Page) {
  const faults: string[] = []
  const address = page.url()
  for (let number = 0; number < 5 && page.url() === address; number += 1) {
    const form = await page.evaluate((at) => window.hands.focusForm(at), number)
    if (!form) break
    if (!form.line) continue
    await page.keyboard.press('Enter')
    const isSent = await holds(page.waitForFunction(() => window.hands.asked.submits > 0, null, patience))
    if (!isSent) faults.push(`Enter in ${form.line} sends nothing`)
  }
  return faults
}

const underWay = new WeakMap<Page, Set<Request>>()

/** Notices what the page asks for, from its beginning on. */
export function heed(page: Page) {
  const asked = new Set<Request>()
  underWay.set(page, asked)
  // NOTE: the live stream never ends.
  page.on('request', (request) => !request.url().includes('/live') && asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
}

/** Until what a press began stands: the parts of a dialog are loaded when it opens for the first time. */
async function settled(page: Page) {
  const until = Date.now() + patience.timeout
  do await page.evaluate(() => new Promise((next) => setTimeout(() => requestAnimationFrame(next), 30)))
  while (underWay.get(page)?.size && Date.now() < until)
}
