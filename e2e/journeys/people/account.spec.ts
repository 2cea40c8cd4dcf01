import { type GroupRow, listGroups } from '@oktant/contract/people/groups.ts'
import type { Paged } from '@oktant/contract/http/http.ts'
import { endAllSessions } from '@oktant/contract/people/sessions.ts'
import { newPassword } from '../../kit/people/newcomer.ts'
import { keepSignedIn, unlessBusy } from '../../kit/people/people.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

const groups = ['Academy', 'Product launch']
const about = { en: 'What I like to learn about', de: 'Was ich gern lerne' } as const
const contactable = { en: ['Contactable', 'Yes'], de: ['Kontaktierbar', 'Ja'] } as const

inBothLanguages(import.meta.filename, (language) => {
  const says = wordsOf('account', language)
  const shell = wordsOf('shell', language)
  const sessions = wordsOf('sessions', language)

  test('a form that was half filled when the session ended is kept, and saved after signing in again', async ({
    page,
    newcomer,
  }) => {
    const person = await newcomer({ language })
    const { token } = person
    await keepSignedIn(page, person)
    await page.goto('/#/account')
    await page.getByRole('textbox', { name: about[language] }).fill('Bees, and how they decide')
    await page.getByLabel(contactable[language][0]).selectOption({ label: contactable[language][1] })
    const headers = { authorization: `Bearer ${token}` }
    const ended = await unlessBusy(() => page.request.delete(`/rest${endAllSessions.path}`, { headers }))
    expect(ended.status()).toBe(200)
    const save = page.getByRole('button', { name: says('fields.save'), exact: true })
    const dialog = page.getByRole('dialog', { name: shell('session.title') })
    if (!(await dialog.isVisible())) await save.click({ timeout: 5000 }).catch(() => undefined)
    await dialog.getByLabel(sessions('login.password'), { exact: true }).fill(newPassword)
    await dialog.getByRole('button', { name: sessions('login.submit'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('textbox', { name: about[language] })).toHaveValue(
      'Bees, and how they decide',
    )
    await save.click()
    await expect(page.getByText(/\d{1,2}:\d{2}/).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: about[language] })).toHaveValue(
      'Bees, and how they decide',
    )
  })

  test('another group is switched to, and what it hides is gone from the menu', async ({
    page,
    office,
    newcomer,
  }) => {
    const { content } = (await office(listGroups, { _perPage: 100 })) as Paged<GroupRow>
    const projectIds = content.filter(({ name }) => groups.includes(name)).map(({ id }) => id)
    const person = await newcomer({ language, projectIds })
    await keepSignedIn(page, person)
    await page.goto('/#/')
    const menu = page.getByRole('navigation', { name: shell('navigation.label') })
    const surveys = menu.getByRole('link', { name: shell('screen.surveys'), exact: true })
    await expect(surveys).toBeVisible()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('button', { name: shell('account.menu', { name: person.user.name }) }).click()
    await page
      .getByRole('menuitem', { name: 'Product launch' })
      .or(page.getByRole('menuitemradio', { name: 'Product launch' }))
      .click()
    // NOTE: the page loads anew meanwhile, and cannot be asked while it does.
    await expect
      .poll(async () =>
        page
          .evaluate(() => JSON.parse(localStorage.getItem('oktant.session') ?? '{}').user?.project)
          .catch(() => null),
      )
      .toBe('Product launch')
    await expect(menu.getByRole('link').first()).toBeVisible()
    await expect(surveys).toHaveCount(0)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false)
  })

  test('a password is changed with the current one, and only with it', async ({ page, newcomer }) => {
    await keepSignedIn(page, await newcomer({ language }))
    await page.goto('/#/account?tab=security')
    const form = page.locator('form').filter({ hasText: says('password.current') })
    const change = async (current: string) => {
      await form.getByLabel(says('password.current'), { exact: true }).fill(current)
      await form.getByLabel(says('password.new'), { exact: true }).fill('Heron-stands-still')
      await form.getByLabel(says('password.repeat'), { exact: true }).fill('Heron-stands-still')
      await form.getByRole('button', { name: says('password.submit') }).click()
    }
    await change('not my password')
    await expect(
      page.getByText({ en: /current password is incorrect/, de: /aktuelles Passwort/ }[language]).first(),
    ).toBeVisible()
    await page.waitForTimeout(2100)
    await change(newPassword)
    await expect(
      page.getByText({ en: /has been reset successfully/, de: /Passwort wurde geändert/ }[language]).first(),
    ).toBeVisible()
  })
})
