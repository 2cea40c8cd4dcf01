import { keepSignedIn } from '../kit/people.ts'
import { expect, test } from '../kit/test.ts'

const name = 'Pricing what you make'

test('a course is found, kept, asked for by invoice, confirmed, taken and rated', async ({
  page,
  newcomer,
  browserOf,
}) => {
  test.slow()
  await keepSignedIn(page, await newcomer({ language: 'en' }))

  await page.goto('/#/topic/2')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name: /^This course costs R/ })).toBeVisible()
  await expect(page.getByText('Opens when the course is yours.').first()).toBeVisible()

  await page.getByRole('button', { name: 'Favourite', exact: true }).click()
  await expect(page.getByText('The course is one of your favourites now.')).toBeVisible()
  await page.getByRole('button', { name: 'Favourites', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Buy this course' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Street and number').fill('Am Sandtorkai 7')
  await form.getByLabel('City').fill('Hamburg')
  await form.getByRole('button', { name: 'Ask for the invoice' }).click()
  const asked = page.getByText(/You have asked for it by invoice/)
  await expect(asked).toBeVisible()
  const number = /\d{4}-\d{6}/.exec((await asked.textContent()) ?? '')?.[0] ?? ''

  const desk = await browserOf(await newcomer({ language: 'en', profiles: ['fullAdministration'] }))
  await desk.goto('/#/administration/purchases')
  await desk.getByRole('row').filter({ hasText: number }).getByRole('link').click()
  await desk.getByRole('button', { name: 'Confirm payment' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Confirm payment' }).click()
  await expect(desk.getByText('The payment is confirmed.')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const player = page.getByRole('dialog')
  await expect(player.getByText('Done', { exact: true })).toBeVisible()
  await player.getByRole('button', { name: 'Next part' }).click()
  // NOTE: the part before says that it is done until the last one is there.
  await expect(player.getByRole('button', { name: 'Next part' })).toHaveCount(0)
  await expect(player.getByText('Done', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Passed, because everything that counts is done.')).toBeVisible()

  await page.getByRole('button', { name: 'Rate this course' }).click()
  const rating = page.getByRole('dialog')
  await rating.getByText('It helped me').click()
  await rating.getByRole('button', { name: 'Save rating' }).click()
  await expect(page.getByText(/Helped \d+ (person|people)/)).toBeVisible()
})
