import { chromium, type LaunchOptions } from '@playwright/test'

const within = 60_000

/**
 * Opens the application once before any test does. Where it shows nothing, a thousand tests would each wait for it and
 * say only that: here the run ends at once, with what the browser has to say.
 */
export async function lookFirst(url: string, launchOptions: LaunchOptions = {}) {
  const browser = await chromium.launch(launchOptions)
  const said: string[] = []
  try {
    const page = await browser.newPage()
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
    page.on('pageerror', (error) => said.push(String(error.stack ?? error)))
    page.on('requestfailed', (request) => said.push(`${request.url()}: ${request.failure()?.errorText}`))
    page.on(
      'response',
      (answer) => answer.status() >= 400 && said.push(`${answer.url()}: ${answer.status()}`),
    )
    await page.goto(url, { timeout: within })
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: within })
  } catch (cause) {
    throw new Error(
      [`The application shows nothing in Chromium ${browser.version()}.`, ...said.slice(0, 30)].join('\n'),
      { cause },
    )
  } finally {
    await browser.close()
  }
}
