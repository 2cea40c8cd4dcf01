import { readFile } from 'node:fs/promises'
import { listCertificateTemplates } from '@oktant/contract/learning/certificates/certificate-templates.ts'
import { demoCourse, makeCourse } from '../../kit/content/courses.ts'
import type { Send } from '../../kit/people/newcomer.ts'
import { keepSignedIn } from '../../kit/people/people.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

/** A course with a price and a certificate, where the demo has a priced one. */
async function makePriced(office: Send, name: string) {
  const [certificate] = (await office(listCertificateTemplates)).content
  const { parentId, price = null, children } = await demoCourse(office, 'Pricing what you make')
  await makeCourse(office, name, children, { parentId, price, certificate: certificate.id })
  return parentId
}

inBothLanguages(import.meta.filename, (language, locale) => {
  const learning = wordsOf('learning', language)
  const player = wordsOf('player', language)
  const purchases = wordsOf('purchases', language)
  const certificates = wordsOf('certificates', language)
  const shell = wordsOf('shell', language)

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
    await keepSignedIn(page, await newcomer({ language }))

    await page.goto(`/#/topic/${topic}`)
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name: learning('buy.title').trim() })).toBeVisible()
    await expect(page.getByText(learning('why.not_bought')).first()).toBeVisible()

    await page.getByRole('button', { name: learning('favourite.label'), exact: true }).click()
    await expect(page.getByText(learning('favourite.added'))).toBeVisible()
    await page.getByRole('button', { name: shell('header.favourites'), exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('button', { name: learning('buy.start') }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel(learning('billing.street')).fill('Am Sandtorkai 7')
    await form.getByLabel(learning('billing.city'), { exact: true }).fill('Hamburg')
    await form.getByRole('button', { name: learning('buy.ask') }).click()
    const asked = page.getByText(/\d{4}-\d{6}/)
    await expect(asked).toBeVisible()
    const number = /\d{4}-\d{6}/.exec((await asked.textContent()) ?? '')?.[0] ?? ''

    const desk = await browserOf(await newcomer({ language, profiles: ['fullAdministration'] }))
    await desk.goto('/#/administration/purchases')
    await desk.getByRole('row').filter({ hasText: number }).getByRole('link').click()
    await desk.getByRole('button', { name: purchases('confirm') }).click()
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: purchases('confirm') })
      .click()
    await expect(desk.getByText(purchases('done.confirm'))).toBeVisible()

    await page.reload()
    await page.getByRole('button', { name: learning('course.start'), exact: true }).click()
    const part = page.getByRole('dialog')
    await expect(part.getByText(player('done'), { exact: true })).toBeVisible()
    await part.getByRole('button', { name: player('next') }).click()
    // NOTE: the part before says that it is done until the last one is there.
    await expect(part.getByRole('button', { name: player('next') })).toHaveCount(0)
    await expect(part.getByText(player('done'), { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(learning('why.children_done'))).toBeVisible()

    await page.getByRole('button', { name: learning('rating.give') }).click()
    const rating = page.getByRole('dialog')
    await rating.getByText(learning('rating.up')).click()
    await rating.getByRole('button', { name: learning('rating.save') }).click()
    await expect(page.getByText(learning('rating.helped_one', { count: 1 }))).toBeVisible()

    await page.goto('/#/progress')
    const own = page
      .getByRole('list', { name: certificates('own.title') })
      .getByRole('listitem')
      .filter({ hasText: name })
    const download = page.waitForEvent('download')
    await own.getByRole('button', { name: certificates('download.of', { course: name }) }).press('Enter')
    const file = await readFile(await (await download).path())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    const certificate = /N[or]\. (\S+)/.exec((await own.textContent()) ?? '')?.[1] ?? ''
    const address =
      (await own
        .getByRole('link', { name: certificates('own.verifyOf', { course: name }) })
        .getAttribute('href')) ?? ''

    const outside = await browser.newContext({ locale })
    const anybody = await outside.newPage()
    await anybody.goto(`/${address}`)
    await expect(anybody.getByText(certificates('verify.valid'))).toBeVisible()

    await desk.goto('/#/administration/certificates')
    await desk.getByRole('link', { name: certificate }).click()
    await desk.getByRole('button', { name: certificates('open.revoke') }).click()
    const revoking = desk.getByRole('dialog')
    await revoking
      .getByRole('textbox', { name: certificates('why.label') })
      .fill('The exam is to be repeated.')
    await revoking.getByRole('button', { name: certificates('open.revoke') }).click()
    await expect(desk.getByText(certificates('done.revoke', { number: certificate }))).toBeVisible()
    await anybody.reload()
    await expect(anybody.getByText(certificates('verify.revoked'))).toBeVisible()
    await outside.close()
  })
})
