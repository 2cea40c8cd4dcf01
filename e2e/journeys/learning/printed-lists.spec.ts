import { keepSignedIn } from '../../kit/people/people.ts'
import { expect, test } from '../../kit/test.ts'

// NOTE: what of a sheet of A4 is left between margins of a centimetre.
test.use({ viewport: { width: 718, height: 1000 } })

test('a wide list is printed as a table, whole, on a sheet of A4', async ({ page, newcomer }) => {
  await keepSignedIn(page, await newcomer({ language: 'de', profiles: ['fullAdministration'] }))
  await page.goto('/#/administration/users')
  const list = page.getByRole('table')
  await expect(list.getByRole('row').nth(1)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(list).toHaveCSS('display', 'table')
  const room = await list.evaluate((table) => {
    const sheet = table.closest('main')?.getBoundingClientRect()
    return Math.round((sheet?.right ?? 0) - table.getBoundingClientRect().right)
  })
  expect(room).toBeGreaterThanOrEqual(0)
})
