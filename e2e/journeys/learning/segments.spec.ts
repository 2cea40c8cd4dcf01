import type { Page } from '@playwright/test'
import { listSegments, type Segment } from '@oktant/contract/learning/segments.ts'
import { unlessBusy } from '../../kit/people/people.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'

const words = {
  en: { closeTip: 'Close the tip', next: 'Next segments', wheel: 'Segments' },
  de: { closeTip: 'Hinweis schließen', next: 'Nächste Segmente', wheel: 'Segmente' },
} as const

async function segmentsOf(page: Page): Promise<Segment[]> {
  const answer = await unlessBusy(() => page.request.get(`/rest${listSegments.path}`))
  return (await answer.json()).payload
}

async function tabTo(page: Page, name: string) {
  const focused = page.locator('a:focus')
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    const label = (await focused.count()) ? await focused.getAttribute('aria-label') : null
    if (label?.startsWith(`${name},`)) return focused
  }
  throw new Error(`The tab key never reached ${name}.`)
}

inBothLanguages(import.meta.filename, (language) => {
  const says = words[language]

  test('a visitor goes around the wheel and into a segment by keyboard alone', async ({ page }) => {
    const segments = await segmentsOf(page)
    const [first, second, last] = [segments[0], segments[1], segments.at(-1)].map(
      (one) => one?.name[language],
    )
    await page.goto('/')
    await expect(page).toHaveURL(/#\/overview$/)
    await expect(page.getByRole('listitem').getByRole('link').first()).toBeVisible()

    const focused = await tabTo(page, first ?? '')
    await page.keyboard.press('ArrowRight')
    await expect(focused).toHaveAccessibleName(new RegExp(`^${second},`))
    await page.keyboard.press('End')
    await expect(focused).toHaveAccessibleName(new RegExp(`^${last},`))
    await page.keyboard.press('ArrowRight')
    await expect(focused).toHaveAccessibleName(new RegExp(`^${first},`))
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(new RegExp(`#/topic/${segments.at(-1)?.id}$`))
    await expect(page).toHaveTitle(`${last} · Oktant`)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('a closed tip stays closed, and the next visit begins at the welcome screen', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: says.closeTip }).click()
    await page.reload()
    await expect(page.getByRole('navigation', { name: says.wheel })).toBeVisible()
    await expect(page.getByRole('button', { name: says.closeTip })).toHaveCount(0)
    await page.goto('/#/')
    await expect(page).toHaveURL(/#\/welcome$/)
  })

  for (const [width, slides] of [
    [1024, 4],
    [1023, 3],
    [767, 2],
    [599, 1],
  ] as const) {
    test(`on ${width} px the carousel shows ${slides} at once, and the next ones on demand`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/#/explore')
      const next = page.getByRole('button', { name: says.next })
      await expect(next).toBeVisible()
      const cards = page.locator('li:has(> a > div)')
      await expect.poll(() => inView(cards)).toEqual(range(0, slides))
      await next.click()
      await expect.poll(() => inView(cards)).toEqual(range(slides, slides))
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    })
  }
})

const range = (from: number, length: number) => Array.from({ length }, (_, index) => from + index)

/** The places of the cards that are wholly inside the window. */
const inView = (cards: ReturnType<Page['locator']>) =>
  cards.evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      const { left, right } = element.getBoundingClientRect()
      return left >= 0 && right <= innerWidth ? [index] : []
    }),
  )
