import { expect, type Locator, type Page } from '@playwright/test'

/** Goes on by the tab key until this has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, most = 60) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The tab key never reached ${String(target)}.`)
}
