import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { copyBuild, makeNewer } from '../kit/own-build.ts'
import { keepSignedIn } from '../kit/people/people.ts'
import { startServer } from '../kit/server.ts'
import { expect, inBothLanguages, test } from '../kit/test.ts'
import { wordsOf } from '../kit/words.ts'

const workerRuns = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')

/** The parts of the first screen are kept as soon as the worker has them. */
const isKept = (page: Page, part: RegExp) =>
  expect
    .poll(() =>
      page.evaluate(
        async (pattern) =>
          (await (await caches.open('assets')).keys()).some(({ url }) => new RegExp(pattern).test(url)),
        part.source,
      ),
    )
    .toBe(true)

async function forgetCache(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.detach()
}

/** What only the newer build's page loads. */
const newer = (page: Page) => page.locator('script[src*="-newer"]')

const about = { en: 'What I like to learn about', de: 'Was ich gern lerne' } as const

inBothLanguages(import.meta.filename, (language) => {
  const shell = wordsOf('shell', language)
  const account = wordsOf('account', language)
  const segments = wordsOf('segments', language)
  const register = wordsOf('registration', language)

  test('after one visit the application opens without a connection, and says so', async ({
    page,
    context,
  }) => {
    await page.goto('/#/overview')
    await workerRuns(page)
    await isKept(page, /overview-/)
    // NOTE: the browser keeps the parts as well, for as long as it likes.
    await forgetCache(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(shell('offline.text'))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      segments('overview.headline').replace('\n', ' '),
    )
    await context.setOffline(false)
    await expect(page.getByText(shell('offline.text'))).toBeHidden()
    await page.evaluate(() => sessionStorage.setItem('left', 'over'))
    await page.reload()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('left'))).toBeNull()
    await expect(page.getByRole('navigation', { name: segments('wheel.label') })).toBeVisible()
  })

  test('what was typed without a connection is refused, kept over a reload, and saved afterwards', async ({
    page,
    context,
    newcomer,
  }) => {
    await keepSignedIn(page, await newcomer({ language }))
    await page.goto('/#/account')
    const field = page.getByRole('textbox', { name: about[language] })
    await expect(field).toBeVisible()
    await workerRuns(page)
    await isKept(page, /account-screen/)
    await context.setOffline(true)
    await field.fill('Swifts, who sleep in the air')
    const save = page.getByRole('button', { name: account('fields.save'), exact: true })
    await save.click()
    await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
    await expect(field).toHaveValue('Swifts, who sleep in the air')

    await page.reload()
    await expect(page.getByText(shell('offline.text'))).toBeVisible()
    await context.setOffline(false)
    await page.reload()
    await expect(field).toHaveValue('Swifts, who sleep in the air')
    await save.click()
    await expect(page.getByText(/\d{1,2}:\d{2}/).first()).toBeVisible()
  })

  test('a network that leads nowhere is told as well, though the browser calls itself online', async ({
    page,
    newcomer,
  }) => {
    await keepSignedIn(page, await newcomer({ language }))
    await page.goto('/#/account')
    const field = page.getByRole('textbox', { name: about[language] })
    await field.fill('Swifts, who sleep in the air')
    const anywhere = /\/(rest\/|healthz)/
    await page.route(anywhere, (route) => route.abort('addressunreachable'))
    const save = page.getByRole('button', { name: account('fields.save'), exact: true })
    await save.click()
    await expect(page.getByText(shell('offline.text'))).toBeVisible()
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
    await expect(field).toHaveValue('Swifts, who sleep in the air')
    await page.unroute(anywhere)
    await expect(page.getByText(shell('offline.text'))).toBeHidden()
    await save.click()
    await expect(page.getByText(/\d{1,2}:\d{2}/).first()).toBeVisible()
  })

  const title = 'a screen of an older version offers the newer one, which comes whole with one press'
  test(title, { tag: '@prove' }, async ({ page }) => {
    test.slow()
    const build = await copyBuild()
    const data = await mkdtemp(join(tmpdir(), 'oktant-newer-'))
    const server = await startServer({ DATA_DIR: data, DEMO: 'off' }, build.folder)
    try {
      await page.goto(`${server.url}/#/login`)
      await workerRuns(page)
      await makeNewer(build.folder)

      // NOTE: the worker still answers with its own, older page, whose other parts are gone from the server.
      await page.goto(`${server.url}/#/register`)
      await expect(page.getByText(shell('update.text'))).toBeVisible()
      await expect(newer(page)).toHaveCount(0)
      await page.getByRole('button', { name: shell('update.now'), exact: true }).click()
      await expect(newer(page)).not.toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: register('register.title') })).toBeVisible()
      await expect(page.getByText(shell('update.text'))).toBeHidden()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: register('register.title') })).toBeVisible()
    } finally {
      await server.stop()
      await Promise.all([build.remove(), rm(data, { recursive: true, force: true })])
    }
  })
})
