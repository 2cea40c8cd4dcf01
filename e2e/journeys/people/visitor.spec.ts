import type { Page } from '@playwright/test'
import { readSettings } from '@oktant/contract/organisation/shell.ts'
import { unlessBusy } from '../../kit/people/people.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

const nameOf = async (page: Page, company: string) => {
  const answer = await unlessBusy(() =>
    page.request.get(`/rest${readSettings.path}`, { params: { company } }),
  )
  return String((await answer.json()).payload.companyName)
}

inBothLanguages(import.meta.filename, (language) => {
  const says = wordsOf('segments', language)

  test('a visitor sees the public face of the company that the page was opened for, on every screen', async ({
    page,
  }) => {
    const [own, other] = [await nameOf(page, 'demo'), await nameOf(page, 'second')]
    expect(other).not.toBe(own)
    const title = (company: string) =>
      page.getByRole('heading', { level: 1, name: says('welcome.headline', { company }) })

    await page.goto('/#/welcome')
    await expect(title(own)).toBeVisible()
    await page.goto('/?company=second#/welcome')
    await expect(title(other)).toBeVisible()

    const asked = page.waitForRequest((request) => request.url().includes('/public/cdi/segment/'))
    await page.locator('main a[href*="#/topic/"]').first().click()
    expect(new URL((await asked).url()).searchParams.get('company')).toBe('second')
    await expect(page).toHaveURL(/\?company=second#\/topic\/\d+$/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('an address that nothing stands at leads to the root, and from there to the landing page', async ({
    page,
  }) => {
    await page.goto('/#/no/such/screen?with=words')
    await expect(page).toHaveURL(/#\/overview$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
