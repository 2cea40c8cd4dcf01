import { readFile } from 'node:fs/promises'
import { listCertificateTemplates } from '@oktant/contract/certificate-templates.ts'
import { demoCourse, makeCourse } from '../kit/courses.ts'
import type { Send } from '../kit/newcomer.ts'
import { keepSignedIn } from '../kit/people.ts'
import { expect, test } from '../kit/test.ts'

/** A course with a price and a certificate, where the demo has a priced one. */
async function makePriced(office: Send, name: string) {
  const [certificate] = (await office(listCertificateTemplates)).content
  const { parentId, price = null, children } = await demoCourse(office, 'Pricing what you make')
  await makeCourse(office, name, children, { parentId, price, certificate: certificate.id })
  return parentId
}

test('a course is found, kept, asked for by invoice, taken and rated, and anybody verifies its certificate', async ({
  page,
  browser,
  office,
  newcomer,
  browserOf,
}) => {
  test.slow()
  const name = `What it is worth ${Date.now().toString(36)}`
  const topic = await makePriced(office, name)
  await keepSignedIn(page, await newcomer({ language: 'en' }))

  await page.goto(`/#/topic/${topic}`)
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

  await page.goto('/#/progress')
  const own = page.getByRole('list', { name: 'Certificates' }).getByRole('listitem').filter({ hasText: name })
  const download = page.waitForEvent('download')
  await own.getByRole('button', { name: `Download the certificate for ${name}` }).press('Enter')
  const file = await readFile(await (await download).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  const certificate = /No\. (\S+)/.exec((await own.textContent()) ?? '')?.[1] ?? ''
  const address = (await own.getByRole('link', { name: /^Verify/ }).getAttribute('href')) ?? ''

  const outside = await browser.newContext()
  const anybody = await outside.newPage()
  await anybody.goto(`/${address}`)
  await expect(anybody.getByText('This certificate is genuine and valid')).toBeVisible()

  await desk.goto('/#/administration/certificates')
  await desk.getByRole('link', { name: certificate }).click()
  await desk.getByRole('button', { name: 'Revoke' }).click()
  const revoking = desk.getByRole('dialog')
  await revoking.getByRole('textbox', { name: /Why/ }).fill('The exam is to be repeated.')
  await revoking.getByRole('button', { name: 'Revoke' }).click()
  await expect(desk.getByText(`Certificate ${certificate} has been revoked.`)).toBeVisible()
  await anybody.reload()
  await expect(anybody.getByText('This certificate was revoked')).toBeVisible()
  await outside.close()
})
