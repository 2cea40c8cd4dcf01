import type { Page, Route } from '@playwright/test'
import { signOut } from '@oktant/contract/people/sessions.ts'
import { attemptKept, makeTest, openPart, statement } from '../kit/content/evaluations.ts'
import { newPassword, senderFor } from '../kit/people/newcomer.ts'
import { expect, test } from '../kit/test.ts'
import { wordsOf } from '../kit/words.ts'

const essay = { type: 'FT', fullScore: 5 } as const

/** The four ways in which a call comes to nothing: not sent, refused before, and unheard or refused after it was done. */
const losses: ((route: Route) => Promise<void>)[] = [
  (route) => route.abort('connectionreset'),
  (route) => route.fulfill({ status: 503, body: 'busy' }),
  async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  },
  async (route) => {
    await route.fetch()
    await route.fulfill({ status: 504, body: 'too late' })
  },
]

/** Every third change of this page is lost, each in another way. */
async function loseEveryThird(page: Page) {
  let calls = 0
  let lost = 0
  await page.route(/\/rest\/client\/evalua/, (route) => {
    calls += 1
    const lose = calls % 3 === 0 ? losses[lost++ % losses.length] : undefined
    return lose ? lose(route) : route.continue()
  })
  return () => lost
}

test('where every third call is lost, ten answers arrive once each, and nothing is called saved that is not', async ({
  office,
  newcomer,
  browserOf,
}) => {
  test.slow()
  const words = wordsOf('attempts', 'en')
  const questions = Array.from({ length: 10 }, (_, place) => (place % 3 === 2 ? essay : statement))
  const { id, title, course } = await makeTest(office, { title: 'Third', questions })
  const page = await browserOf(await newcomer({ language: 'en' }))
  const lost = await loseEveryThird(page)
  const dialog = await openPart(page, course, title)
  const start = dialog.getByRole('button', { name: /^(Start|Resume)$/ })
  const first = dialog.getByRole('region', { name: 'Question 1 of 10' })
  await expect(async () => {
    if (await start.isVisible()) await start.click()
    await expect(first).toBeVisible({ timeout: 2000 })
  }).toPass()

  const again = page.getByRole('dialog', { name: words('notSaved.title') }).getByRole('button')
  /** Goes on when the dialog without a way out has brought through what was lost. */
  const through = async (done: () => Promise<void>) =>
    expect(async () => {
      if (await again.isEnabled({ timeout: 200 }).catch(() => false)) await again.click({ timeout: 1000 })
      await done()
    }).toPass({ timeout: 40_000 })

  for (const [place, { type }] of questions.entries()) {
    const card = dialog.getByRole('region', { name: `Question ${place + 1} of 10` })
    if (type === 'FT') await card.getByRole('textbox').fill(`Answer ${place}`)
    else await card.getByRole('radio', { name: 'True' }).check({ force: true })
    await expect(async () => {
      // NOTE: it would try again by itself, a few seconds later.
      if (await dialog.getByText(words('status.waiting')).isVisible())
        await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(dialog.getByText(/^Saved/)).toBeVisible({ timeout: 500 })
    }).toPass()
    const row = (await attemptKept(office, id)).questionScores[place]
    expect(row).toMatchObject(type === 'FT' ? { ftAnswer: `Answer ${place}` } : { answer: 'true' })
    await card.getByRole('button', { name: words('question.submit') }).click()
    await through(() =>
      expect(card.getByRole('button', { name: words('question.submit') })).toBeHidden({ timeout: 500 }),
    )
    if (place < 9) await dialog.getByRole('button', { name: words('runner.next') }).click()
  }
  await dialog.getByRole('button', { name: words('runner.finish') }).click()
  const outcome = dialog.getByRole('heading', { name: 'With Assessor' })
  await through(() => expect(outcome).toBeVisible({ timeout: 500 }))

  expect(lost()).toBeGreaterThan(8)
  const { questionScores } = await attemptKept(office, id)
  const expected = questions.map(({ type }, place) => ({
    ...(type === 'FT' ? { ftAnswer: `Answer ${place}` } : { answer: 'true', score: 1 }),
    noOfTries: 1,
  }))
  expect(questionScores).toMatchObject(expected)
})

/** A machine whose lid is closed: no connection, no timer runs, and its clock is far ahead when it wakes up. */
async function sleepFor(page: Page, ms: number, meanwhile: () => Promise<void>) {
  const devtools = await page.context().newCDPSession(page)
  await page.context().setOffline(true)
  await page.evaluate((ahead) => {
    const { now } = Date
    Date.now = () => now() + ahead
  }, ms)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await meanwhile()
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await page.context().setOffline(false)
}

for (const timeLimit of [null, 10])
  test(`a lid that was closed for twenty minutes loses nothing, ${timeLimit ? 'with' : 'without'} a time limit`, async ({
    office,
    newcomer,
    browserOf,
    playwright,
    baseURL,
  }) => {
    test.slow()
    const words = wordsOf('attempts', 'de')
    const settings = { singlePage: true, timeLimit, timeLimitUnit: 'minutes' as const }
    const questions = [essay, statement]
    const { id, title, course } = await makeTest(office, { title: 'Deckel', questions, settings })
    const person = await newcomer({ language: 'de' })
    const page = await browserOf(person)
    const dialog = await openPart(page, course, title)
    await dialog.getByRole('button', { name: words('intro.start') }).click()
    await dialog.getByRole('textbox').pressSequentially('Der Palstek')

    await sleepFor(page, 20 * 60_000, async () => {
      const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
      await senderFor(elsewhere, person)(signOut)
      await elsewhere.dispose()
    })

    const again = page.getByRole('dialog', { name: 'Bitte melden Sie sich erneut an' })
    await again.getByLabel('Passwort', { exact: true }).fill(newPassword)
    await again.getByLabel('Passwort', { exact: true }).press('Enter')
    await expect(again).toBeHidden()
    // NOTE: the server's clock was not asleep, so a clock that is twenty minutes ahead is put right by it.
    if (timeLimit) await expect(dialog.getByRole('timer')).toHaveText(/^(10:00|9:[0-5]\d)$/)
    await expect(dialog.getByRole('textbox')).toHaveValue('Der Palstek')
    await dialog.getByRole('textbox').press('End')
    await dialog.getByRole('textbox').pressSequentially(' hält.')
    await expect(dialog.getByText(/^Gespeichert/)).toBeVisible()
    await expect(dialog.getByRole('heading', { name: words('elsewhere.title') })).toBeHidden()
    await dialog.getByRole('radio', { name: 'Wahr' }).check({ force: true })
    await dialog.getByRole('button', { name: words('runner.submit') }).click()
    await expect(dialog.getByRole('heading', { name: 'Wird beurteilt' })).toBeVisible()
    const { questionScores } = await attemptKept(office, id)
    expect(questionScores).toMatchObject([{ ftAnswer: 'Der Palstek hält.' }, { answer: 'true' }])
  })

test('a browser that forbids all storage takes an attempt, and says what protects nobody there', async ({
  office,
  account,
  page,
}) => {
  const words = wordsOf('attempts', 'en')
  const settings = { singlePage: true }
  const { id, title, course } = await makeTest(office, { title: 'Private', questions: [essay], settings })
  const { login } = await account({ language: 'en' })
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
  })
  await page.goto('/#/login')
  await page.getByLabel('Username').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
  await page.evaluate((hash) => (location.hash = hash), `#/my-learning/${course}`)
  await page
    .getByRole('button', { name: new RegExp(title) })
    .first()
    .click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('button', { name: words('intro.start'), exact: true }).click()
  await expect(dialog.getByText(words('status.unprotected'))).toBeVisible()

  await page.context().setOffline(true)
  await dialog.getByRole('textbox').fill('A bowline')
  await expect(dialog.getByText(words('status.waitingOpen'))).toBeVisible()
  const asked = page.waitForEvent('dialog').then(async (question) => {
    await question.dismiss()
    return question.type()
  })
  void page.reload().catch(() => undefined)
  expect(await asked).toBe('beforeunload')
  await page.context().setOffline(false)
  await expect(dialog.getByText(/^Saved/)).toBeVisible()
  await dialog.getByRole('button', { name: words('runner.submit') }).click()
  await expect(dialog.getByRole('heading', { name: 'With Assessor' })).toBeVisible()
  expect((await attemptKept(office, id)).questionScores).toMatchObject([{ ftAnswer: 'A bowline' }])
})
