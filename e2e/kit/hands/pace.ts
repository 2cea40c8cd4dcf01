import { expect, type Locator, type Page } from '@playwright/test'

/** What one step takes a person: to find it, to move there, and to press or type. */
const secondsPerStep = 6
const patience = 120_000

/** Counts what a person would do by hand, and so tells how long they would take. */
export function paceOf(page: Page) {
  let steps = 0
  let waited = 0
  const step = async (work: Promise<unknown>) => {
    steps++
    await work
  }
  return {
    press: (target: Locator) => step(target.click()),
    type: (target: Locator, text: string) => step(target.fill(text)),
    choose: (target: Locator, value: string) => step(target.selectOption(value)),
    tick: (target: Locator) => step(target.check()),
    open: (address: string) => step(page.goto(address)),
    give: (button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) =>
      step(
        (async () => {
          const choosing = page.waitForEvent('filechooser')
          await button.click()
          await (await choosing).setFiles(file)
        })(),
      ),
    /** Waits for what the machine brings, while the person looks on. */
    async see(target: Locator) {
      const began = Date.now()
      await expect(target.first()).toBeVisible({ timeout: patience })
      waited += (Date.now() - began) / 1000
    },
    told: () => {
      const minutes = (steps * secondsPerStep + waited) / 60
      const text = `${steps} steps of ${secondsPerStep} s and ${waited.toFixed(0)} s of waiting: ${minutes.toFixed(1)} minutes`
      return { minutes, text }
    },
  }
}
