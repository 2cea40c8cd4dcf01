import type { Page } from '@playwright/test'
import { newPassword } from '../../kit/people/newcomer.ts'
import { keepSignedIn } from '../../kit/people/people.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

const zone = 'Europe/Berlin'

/** The time of day so many hours from now, where the learner is. */
const inHours = (hours: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(Date.now() + hours * 3_600_000),
  )

inBothLanguages(import.meta.filename, (language, locale) => {
  const groups = wordsOf('groups', language)
  const sessions = wordsOf('sessions', language)
  const common = wordsOf('common', language)

  test('a learner meets the hours of their group, and gets in once it is open', async ({
    page,
    browser,
    account,
    newcomer,
  }) => {
    await keepSignedIn(page, await newcomer({ language, profiles: ['fullAdministration'] }))

    const later = [inHours(2), inHours(3)] as const
    await page.goto('/#/administration/groups/0')
    await page.getByLabel(groups('group.name')).fill(`Night shift ${language}`)
    await page.getByRole('button', { name: groups('hours.add') }).click()
    await setHours(page, later)
    await expect(page).toHaveURL(/groups\/[1-9]\d*$/)
    const groupId = Number(new URL(page.url()).hash.split('/').at(-1))

    const { login } = await account({ language, firstName: 'Noor', profiles: [], projectIds: [groupId] })

    const context = await browser.newContext({
      locale,
      timezoneId: zone,
      baseURL: process.env.E2E_URL ?? '',
    })
    const theirs = await context.newPage()
    await theirs.goto('/#/login')
    await signIn(theirs, login)
    const panel = theirs.getByRole('alert')
    await expect(panel.getByRole('heading', { name: sessions('restricted.title') })).toBeVisible()
    await expect(panel.getByRole('listitem')).toHaveText([`${later[0]} – ${later[1]}`])

    await setHours(page, [inHours(-1), inHours(1)])
    await signIn(theirs, login)
    await expect(theirs).not.toHaveURL(/login/)
    await expect(theirs.getByRole('heading', { level: 1, name: /Noor/ })).toBeVisible()
    await context.close()
  })

  async function setHours(page: Page, [from, to]: readonly [string, string]) {
    await page.getByLabel(groups('hours.from'), { exact: true }).fill(from)
    await page.getByLabel(groups('hours.to'), { exact: true }).fill(to)
    // NOTE: the screen says that it is saved from the time before, too.
    const kept = page.waitForResponse(
      (answer) => answer.request().method() !== 'GET' && answer.url().includes('/rest/admin/project'),
    )
    await page.getByRole('button', { name: common('action.save'), exact: true }).click()
    expect((await kept).ok()).toBe(true)
  }

  async function signIn(page: Page, login: string) {
    await page.getByLabel(sessions('login.name')).fill(login)
    await page.getByLabel(sessions('login.password'), { exact: true }).fill(newPassword)
    await page
      .locator('form')
      .getByRole('button', { name: sessions('login.submit'), exact: true })
      .click()
  }
})
