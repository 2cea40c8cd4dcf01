import { listUsers } from '@oktant/contract/people/users.ts'
import { listWebhooks } from '@oktant/contract/organisation/webhooks.ts'
import { keepSignedIn } from '../../kit/people/people.ts'
import { pushTo, standInForPushService } from '../../kit/people/push.ts'
import { expect, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('an API token is made for a purpose, does that alone, and nothing once it is revoked', async ({
    page,
    playwright,
    newcomer,
  }) => {
    const says = wordsOf('apiTokens', 'de')
    const admin = wordsOf('admin', 'de')
    await keepSignedIn(
      page,
      await newcomer({ language: 'de', profiles: ['administrator', 'fullAdministration'] }),
    )
    await page.goto('/#/administration/api-tokens/0')
    await page.getByLabel(says('field.name'), { exact: true }).fill('Lohnabrechnung')
    await page.getByLabel(says('search.label')).fill('Personen verwalten')
    await page.getByRole('checkbox', { name: 'Personen verwalten', exact: true }).check()
    await page.getByRole('button', { name: says('new.submit') }).click()
    const dialog = page.getByRole('dialog')
    const secret = await dialog.getByLabel(admin('secret.label')).inputValue()
    await dialog.getByRole('button', { name: admin('secret.done') }).click()

    // NOTE: without the browser’s own state, as another program calls.
    const program = await playwright.request.newContext({ baseURL: process.env.E2E_URL ?? '' })
    const ask = async (path: string) => {
      const headers = { authorization: `Bearer ${secret}` }
      return (await program.get(`/rest${path}`, { headers })).status()
    }
    expect([await ask(listUsers.path), await ask(listWebhooks.path)]).toEqual([200, 403])

    await page.getByRole('button', { name: says('revoke.open') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: says('revoke.confirm') })
      .click()
    await expect(page.getByRole('definition').getByText(says('state.revoked'), { exact: true })).toBeVisible()
    expect(await ask(listUsers.path)).toBe(401)
    await program.dispose()
  })

  test('a device is turned on, shows what its person is told, and a click leads there', async ({
    page,
    newcomer,
  }) => {
    const says = wordsOf('notification-settings', 'de')
    await page.context().grantPermissions(['notifications'])
    const asked = await standInForPushService(page)
    await keepSignedIn(page, await newcomer({ language: 'de' }))
    await page.goto('/#/account?tab=notifications')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.getByRole('button', { name: says('push.turnOn') }).click()
    await expect(page.getByText(says('push.this'), { exact: true })).toBeVisible()
    // NOTE: the public half of a key on P-256, uncompressed, which the installation has made for itself.
    expect(await asked()).toMatchObject({ userVisibleOnly: true, keyBytes: 65 })

    const shown = await pushTo(page, {
      title: 'Neues aus dem Hafen',
      body: 'Die Kantine hat neue Zeiten.',
      link: '/my-learning',
    })
    expect(shown).toEqual(['Neues aus dem Hafen', 'Die Kantine hat neue Zeiten.'])
    await expect(page).toHaveURL(/#\/my-learning$/)
  })
})
