import type { APIRequestContext } from '@playwright/test'
import { setPassword } from '@oktant/contract/sessions.ts'
import { password, signInAs, speak } from '../kit/people.ts'
import { expect, test } from '../kit/test.ts'
import { languageOf, locales, wordsOf } from '../kit/words.ts'

const persons = { en: 'grace', de: 'vusi' } as const
const changed = { en: 'Your password was changed', de: 'Ihr Passwort wurde geändert' } as const

async function change(request: APIRequestContext, token: string, oldPassword: string, newPassword: string) {
  const answer = await request.post(`/rest${setPassword.path}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { oldPassword, newPassword },
  })
  expect(answer.status()).toBe(200)
}

for (const locale of locales) {
  const language = languageOf(locale)
  const says = wordsOf('notifications', language)

  test.describe(`in ${language}`, () => {
    test.use({ locale })

    test('what happens in one browser arrives in another at once, is read and deleted', async ({
      page,
      request,
    }) => {
      const person = persons[language]
      const here = await signInAs(request, person)
      await speak(request, here, language)
      const kept = JSON.stringify({ ...here, user: { ...here.user, language }, since: Date.now() })
      await page.addInitScript((session) => localStorage.setItem('oktant.session', session), kept)
      await page.goto('/#/notifications')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      // NOTE: the session that changes the password is the one kept, so that the other browser stays signed in.
      await change(request, here.token, password, 'Kestrel-flies-north')
      const news = page.getByRole('link', { name: changed[language] })
      await expect(news.first()).toBeVisible({ timeout: 15_000 })

      await news.first().click()
      await expect(page).toHaveURL(/#\/notifications\/\d+$/)
      await page.getByRole('button', { name: says('one.delete'), exact: true }).click()
      await expect(page).toHaveURL(/#\/notifications$/)
      await expect(news).toHaveCount(0)
    })
  })
}
