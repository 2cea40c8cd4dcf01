import type { Page } from '@playwright/test'
import { newPassword } from '../../kit/people/newcomer.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

const about = { en: /new password/, de: /neues Passwort/i } as const

inBothLanguages(import.meta.filename, (language) => {
  const says = wordsOf('sessions', language)

  const signIn = async (page: Page, login: string, password: string) => {
    await page.getByLabel(says('login.name')).fill(login)
    await page.getByLabel(says('login.password'), { exact: true }).fill(password)
    await page
      .locator('form')
      .getByRole('button', { name: says('login.submit'), exact: true })
      .click()
  }

  test('a wrong password is refused, a forgotten one reset by a link that works once', async ({
    page,
    mail,
    account,
  }) => {
    const { login } = await account({ language })
    await page.goto('/#/notifications')
    await expect(page.getByRole('heading', { name: says('login.title') })).toBeVisible()
    await signIn(page, login, 'not the password')
    const refused = { en: 'Username or password is incorrect', de: /Benutzername oder Passwort/ }[language]
    await expect(page.getByText(refused)).toBeVisible()

    await page.getByRole('button', { name: says('reset.toggle') }).click()
    await page.getByLabel(says('reset.email')).fill(login)
    await page.getByRole('button', { name: says('reset.submit') }).click()
    const link = mail.linkIn(await mail.to(login, about[language]))
    await page.goto(link)
    const dialog = page.getByRole('dialog')
    const choose = async (password: string, repeated: string) => {
      await dialog.getByLabel(says('newPassword.new'), { exact: true }).fill(password)
      await dialog.getByLabel(says('newPassword.repeat')).fill(repeated)
      await dialog.getByRole('button', { name: says('newPassword.submit') }).click()
    }
    await choose('Swift-sleeps-aloft', 'Heron-stands-still')
    await expect(dialog.getByText({ en: /don.t match/, de: /stimmen nicht/ }[language])).toBeVisible()
    await choose('Swift-sleeps-aloft', 'Swift-sleeps-aloft')
    await expect(dialog).toBeHidden({ timeout: 15_000 })

    await page.goto('/#/login')
    await signIn(page, login, 'Swift-sleeps-aloft')
    await expect(page).not.toHaveURL(/login/)

    await page.goto('/#/overview')
    await page.goto(link)
    await choose('Heron-stands-still', 'Heron-stands-still')
    const used = { en: 'This link has already been used', de: /Dieser Link wurde bereits/ }[language]
    await expect(dialog.getByText(used)).toBeVisible()
  })

  test('the wanted address is kept over the sign-in', async ({ page, account }) => {
    const { login } = await account({ language })
    await page.goto('/#/notifications')
    await signIn(page, login, newPassword)
    await expect(page).toHaveURL(/#\/notifications$/)
  })
})
