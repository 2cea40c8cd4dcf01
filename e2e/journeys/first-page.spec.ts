import type { Page } from '@playwright/test'
import { pathOf, requestsOf } from '../kit/requests.ts'
import { expect, test } from '../kit/test.ts'

const kilo = 1024

// NOTE: without the worker, which would bring what is not needed yet; and as wide as a phone, where most come from.
test.use({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } })

/** What a browser has loaded of a page that nobody has opened before, in kilobytes as they were sent. */
async function loadedAt(page: Page, address: string) {
  const requests = requestsOf(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const asked = await requests.settle()
  const sizes = await Promise.all(
    asked.map(async (request) => ({
      path: pathOf(request),
      size: (await request.sizes()).responseBodySize / kilo,
    })),
  )
  const total = (some: typeof sizes) => some.reduce((sum, { size }) => sum + size, 0)
  const list = sizes.map(({ path, size }) => `${size.toFixed(1)} KB ${path}`).join('\n')
  const loaded = {
    requests: sizes.length,
    scripts: total(sizes.filter(({ path }) => path.endsWith('.js'))),
    all: total(sizes),
  }
  console.info(
    `${address}: ${loaded.requests} requests, ${loaded.scripts.toFixed(1)} KB of scripts, ${loaded.all.toFixed(1)} KB in all`,
  )
  return { ...loaded, list }
}

test('the first page of a visitor is 14 requests, 150 KB of scripts and 250 KB in all at most', async ({
  page,
}) => {
  const { requests, scripts, all, list } = await loadedAt(page, '/#/overview')
  expect(requests, list).toBeLessThanOrEqual(14)
  expect(scripts, list).toBeLessThanOrEqual(150)
  expect(all, list).toBeLessThanOrEqual(250)
})

test('the page to sign in is 14 requests, 165 KB of scripts and 250 KB in all at most', async ({ page }) => {
  const { requests, scripts, all, list } = await loadedAt(page, '/#/login')
  expect(requests, list).toBeLessThanOrEqual(14)
  expect(scripts, list).toBeLessThanOrEqual(165)
  expect(all, list).toBeLessThanOrEqual(250)
})
