import { setLanguage } from '@oktant/contract/people/account.ts'
import { countNotifications } from '@oktant/contract/communication/notifications.ts'
import { press } from '../../kit/hands/keys.ts'
import { keepSignedIn } from '../../kit/people/people.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

inBothLanguages(import.meta.filename, (language) => {
  const [users, viewing, audit] = ['users', 'viewing', 'audit'].map((name) => wordsOf(name, language))
  if (!users || !viewing || !audit) throw new Error('words are missing')

  test('an administrator sees as somebody sees, changes nothing, and goes back', async ({
    page,
    request,
    newcomer,
  }) => {
    const person = await newcomer({ language })
    const unread = async () => {
      const headers = { authorization: `Bearer ${person.token}` }
      return (await (await request.get(`/rest${countNotifications.path}`, { headers })).json()).payload.count
    }
    // NOTE: what greets somebody new is told a moment after they were made.
    await expect.poll(unread).toBeGreaterThan(0)
    const before = await unread()
    const own = await newcomer({ language, firstName: 'Robin', profiles: ['fullAdministration'] })
    await keepSignedIn(page, own)

    await page.goto(`/#/administration/users/${person.user.id}`)
    await press(page.getByRole('button', { name: users('action.viewAs') }))
    const banner = page.getByRole('complementary', { name: viewing('label') })
    await expect(banner).toContainText(viewing('as', { name: person.user.name }))
    await expect(banner).toContainText(own.user.name)
    await expect(page).toHaveURL(/#\/$/)

    await page.goto('/#/notifications')
    const first = page.locator('main a[href^="#/notifications/"]').first()
    await expect(first).toBeVisible()
    await first.click()
    await expect(banner).toBeVisible()
    await page.reload()
    await expect(banner).toBeVisible()

    // NOTE: what the page would not send is sent by hand, with the session that the page keeps.
    const token = await page.evaluate(
      () => JSON.parse(localStorage.getItem('oktant.session') ?? '{}').token as string,
    )
    const refused = await request.fetch(`/rest${setLanguage.path}`, {
      method: setLanguage.method,
      headers: { authorization: `Bearer ${token}` },
      data: { language },
    })
    expect((await refused.json()).code).toBe('view_as_read_only')
    expect(await unread()).toBe(before)

    await press(banner.getByRole('button', { name: viewing('stop') }))
    await expect(page).toHaveURL(new RegExp(`#/administration/users/${person.user.id}$`))
    await expect(banner).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: person.user.name })).toBeVisible()

    await page.goto('/#/administration/audit?object=viewing')
    const both = page.getByText(person.user.name)
    await expect(both.first()).toContainText(own.user.name)
  })
})
