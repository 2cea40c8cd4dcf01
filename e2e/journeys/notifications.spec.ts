import { addConnection } from '@oktant/contract/communication/connections.ts'
import { keepSignedIn } from '../kit/people/people.ts'
import { expect, inBothLanguages, test } from '../kit/test.ts'
import { wordsOf } from '../kit/words.ts'

const connected = { en: 'A new connection', de: 'Ein neuer Kontakt' } as const

inBothLanguages(import.meta.filename, (language) => {
  const says = wordsOf('notifications', language)

  test('what happens in one browser arrives in another at once, is read and deleted', async ({
    page,
    office,
    newcomer,
  }) => {
    const here = await newcomer({ language })
    await keepSignedIn(page, here)
    await page.goto('/#/notifications')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const news = page.getByRole('link', { name: connected[language] })
    await expect(news).toHaveCount(0)

    await office(addConnection, { userId: here.user.id })
    await expect(news).toHaveCount(1, { timeout: 15_000 })

    await news.click()
    await expect(page).toHaveURL(/#\/notifications\/\d+$/)
    await page.getByRole('button', { name: says('one.delete'), exact: true }).click()
    await expect(page).toHaveURL(/#\/notifications$/)
    await expect(news).toHaveCount(0)
  })
})
