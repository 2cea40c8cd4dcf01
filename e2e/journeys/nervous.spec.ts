import type { Page, Route } from '@playwright/test'
import { signOut } from '@oktant/contract/people/sessions.ts'
import { attemptKept, makeTest, openPart, statement } from '../kit/content/evaluations.ts'
import { newPassword, senderFor } from '../kit/people/newcomer.ts'
import { expect, test } from '../kit/test.ts'
import { wordsOf } from '../kit/words.ts'

const essay = { type: 'FT', fullScore: 5, allowSupportingDocuments: true } as const

/** A network as on a train: every answer takes its time, and a file takes its own. */
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const speed = { downloadThroughput: 200_000, uploadThroughput: 60_000 }
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 200, ...speed })
}

test('whoever presses everything twice on a slow network, with a wrong clock, hands all of it in once', async ({
  office,
  newcomer,
  browserOf,
}) => {
  test.slow()
  const words = wordsOf('attempts', 'de')
  const settings = { singlePage: true, timeLimit: 10, timeLimitUnit: 'minutes' as const }
  const questions = [essay, statement]
  const { id, title, course } = await makeTest(office, { title: 'Eile', questions, settings })
  const page = await browserOf(await newcomer({ language: 'de' }))
  await page.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() + 3_600_000
  })
  const dialog = await openPart(page, course, title)
  await slowDown(page)
  await dialog.getByRole('button', { name: words('intro.start') }).dblclick()
  await expect(dialog.getByRole('timer')).toHaveText(/^(10:00|9:[0-5]\d)$/)

  const text = dialog.getByRole('textbox')
  await text.pressSequentially('Der Palstek hält', { delay: 20 })
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: words('document.add') }).click()
  const bytes = Buffer.alloc(150_000, 'Palstek ')
  await (await choosing).setFiles({ name: 'palstek.txt', mimeType: 'text/plain', buffer: bytes })
  await expect(dialog.getByRole('progressbar', { name: words('document.progress') })).toBeVisible()
  await text.pressSequentially(', weil er klemmt.', { delay: 20 })
  await dialog.getByRole('radio', { name: 'Wahr' }).dblclick({ force: true })
  await dialog.getByRole('button', { name: words('runner.submit') }).dblclick()
  await expect(dialog.getByRole('heading', { name: 'Wird beurteilt' })).toBeVisible({ timeout: 30_000 })

  const { questionScores } = await attemptKept(office, id)
  expect(questionScores).toMatchObject([
    { ftAnswer: 'Der Palstek hält, weil er klemmt.', supportingDocument: { name: 'palstek.txt' } },
    { answer: 'true' },
  ])
})

test('reloading, going back, a second window, a lost connection and an ended session lose nothing', async ({
  office,
  newcomer,
  browserOf,
  playwright,
  baseURL,
}) => {
  test.slow()
  const words = wordsOf('attempts', 'en')
  const settings = { singlePage: true, passMark: 0 }
  const questions = [essay, statement]
  const { id, title, course } = await makeTest(office, { title: 'Nerves', questions, settings })
  const person = await newcomer({ language: 'en' })
  const page = await browserOf(person)
  let dialog = await openPart(page, course, title)
  await dialog.getByRole('button', { name: words('intro.start'), exact: true }).click()
  const goOn = async (where: Page) => {
    const there = where.getByRole('dialog').first()
    await there.getByRole('button', { name: words('intro.resume') }).click()
    return there
  }

  // Typed and reloaded before anything could be sent.
  await dialog.getByRole('textbox').pressSequentially('A bowline')
  await page.reload()
  dialog = await goOn(page)
  await expect(dialog.getByRole('textbox')).toHaveValue('A bowline')

  // Back and forward in the middle of a word.
  await dialog.getByRole('textbox').press('End')
  await dialog.getByRole('textbox').pressSequentially(' holds')
  await page.goBack()
  await page.goForward()
  await openPart(page, course, title)
  dialog = await goOn(page)
  await expect(dialog.getByRole('textbox')).toHaveValue('A bowline holds')

  // Another window takes it, and this one says so and takes it back.
  const other = await page.context().newPage()
  // NOTE: it would hear of it by itself every half minute, before anything was answered in it.
  const unheard = (route: Route) => route.abort()
  await page.route(/\/rest\/client\/evalua/, unheard)
  await openPart(other, course, title)
  await expect((await goOn(other)).getByRole('textbox')).toHaveValue('A bowline holds')
  await dialog.getByRole('radio', { name: 'True' }).check({ force: true })
  await page.unroute(/\/rest\/client\/evalua/, unheard)
  await expect(dialog.getByRole('heading', { name: words('elsewhere.title') })).toBeVisible()
  await dialog.getByRole('button', { name: words('elsewhere.takeOver') }).click()
  await expect(dialog.getByRole('radio', { name: 'True' })).toBeChecked()

  // The connection goes while somebody types, and the session with it.
  await page.context().setOffline(true)
  await dialog.getByRole('textbox').press('End')
  await dialog.getByRole('textbox').pressSequentially(' under load.')
  await expect(dialog.getByText(words('status.waiting'))).toBeVisible()
  const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await senderFor(elsewhere, person)(signOut)
  await elsewhere.dispose()
  await page.context().setOffline(false)
  const again = page.getByRole('dialog', { name: 'Please sign in again' })
  await again.getByLabel('Password', { exact: true }).fill(newPassword)
  await again.getByLabel('Password', { exact: true }).press('Enter')
  await expect(again).toBeHidden()
  await expect(dialog.getByText(/^Saved/)).toBeVisible()
  await dialog.getByRole('button', { name: words('runner.submit') }).dblclick()
  await expect(dialog.getByRole('heading', { name: 'With Assessor' })).toBeVisible()

  const { questionScores } = await attemptKept(office, id)
  expect(questionScores).toMatchObject([{ ftAnswer: 'A bowline holds under load.' }, { answer: 'true' }])
})
