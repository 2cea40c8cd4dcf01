import type { APIRequestContext } from '@playwright/test'
import { setPassword } from '@oktant/contract/sessions.ts'
import { newPassword } from '../kit/newcomer.ts'
import { keepSignedIn, unlessBusy } from '../kit/people.ts'
import { expect, inBothLanguages, test } from '../kit/test.ts'
import { wordsOf } from '../kit/words.ts'

const changed = { en: 'Your password was changed', de: 'Ihr Passwort wurde geändert' } as const

async function change(request: APIRequestContext, token: string, oldPassword: string, newPassword: string) {
  const sent = { headers: { authorization: `Bearer ${token}` }, data: { oldPassword, newPassword } }
  const answer = await unlessBusy(() => request.post(`/rest${setPassword.path}`, sent))
  expect(answer.status()).toBe(200)
}

inBothLanguages((language) => {
  const says = wordsOf('notifications', language)

  test('what happens in one browser arrives in another at once, is read and deleted', async ({
    page,
    request,
    newcomer,
  }) => {
    const here = await newcomer({ language })
    await keepSignedIn(page, here)
    await page.goto('/#/notifications')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    // NOTE: somebody who has set a first password has been told of that.
    const news = page.getByRole('link', { name: changed[language] })
    await expect(news).toHaveCount(1)
    // NOTE: the session that changes the password is the one kept, so that the other browser stays signed in.
    await change(request, here.token, newPassword, 'Heron-stands-still')
    await expect(news).toHaveCount(2, { timeout: 15_000 })

    await news.first().click()
    await expect(page).toHaveURL(/#\/notifications\/\d+$/)
    await page.getByRole('button', { name: says('one.delete'), exact: true }).click()
    await expect(page).toHaveURL(/#\/notifications$/)
    await expect(news).toHaveCount(1)
  })
})
