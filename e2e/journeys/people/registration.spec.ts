import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

inBothLanguages(import.meta.filename, (language) => {
  const says = wordsOf('registration', language)

  test('a company is registered, confirmed by mail, and opened by its first administrator', async ({
    page,
    mail,
  }) => {
    const name = `Werk ${language} ${Date.now()}`
    const emailAddress = `office-${language}-${Date.now()}@werk.test`
    await page.goto('/#/register')
    await page.getByRole('button', { name: says('register.submit') }).click()
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    await page.getByRole('textbox', { name: says('field.companyName') }).fill(name)
    await page.getByRole('textbox', { name: says('field.firstName') }).fill('Änne')
    await page.getByRole('textbox', { name: says('field.surname') }).fill('Jürgens')
    await page.getByRole('textbox', { name: says('field.emailAddress') }).fill(emailAddress)
    await page.getByLabel(says('captcha.label')).click()
    // NOTE: at once, while the browser still works: the form waits for it.
    await expect(page.getByLabel(says('captcha.label'))).toBeChecked()
    await page.getByRole('button', { name: says('register.submit') }).click()
    await expect(page.getByRole('heading', { name: says('sent.title') })).toBeVisible({ timeout: 20_000 })

    const link = mail.linkIn(await mail.to(emailAddress))
    await page.goto(link)
    await expect(page.getByText(name, { exact: false })).toBeVisible()
    await page.getByLabel(says('field.password'), { exact: true }).fill('Kestrel-flies-north')
    await page.getByLabel(says('field.repeat')).fill('Kestrel-flies-north')
    await page.getByRole('button', { name: says('confirm.submit') }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Änne' })).toBeVisible()

    await page.goto('/#/overview')
    await page.goto(link)
    await page.reload()
    await expect(page.getByText(language === 'de' ? /bereits/ : /already been used/).first()).toBeVisible()
  })
})
