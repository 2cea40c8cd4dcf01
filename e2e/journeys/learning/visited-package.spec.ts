import { readCourse } from '@oktant/contract/learning/courses/containers.ts'
import { listPackageAttemptRecords } from '@oktant/contract/learning/package-attempt-records.ts'
import { launchPublicPackage } from '@oktant/contract/learning/package-attempts.ts'
import { createRecordStoreCredential } from '@oktant/contract/learning/record-store.ts'
import { makeCourse } from '../../kit/content/courses.ts'
import { importPackage, lesson12, lessonOfXapi } from '../../kit/content/packages.ts'
import { contentOf } from '../../kit/content/taken.ts'
import { keepSignedIn } from '../../kit/people/people.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'

const words = {
  en: { open: 'Have a look at Knots', nothingKept: 'Nothing of this is kept.', back: 'Back to the course' },
  de: { open: 'Knots ansehen', nothingKept: 'Hiervon wird nichts gespeichert.', back: 'Zurück zum Kurs' },
} as const

inBothLanguages(import.meta.filename, (language, locale) => {
  test.use({ locale })
  const says = words[language]

  test('a visitor plays a package of an open course without an account, and nothing of it is kept', async ({
    page,
    office,
    request,
  }) => {
    test.slow()
    const componentId = await importPackage(request, lesson12)
    const parts = [{ componentId, openToVisitors: true }]
    const name = `Open knots ${Date.now().toString(36)}`
    const id = await makeCourse(office, name, parts, { openToVisitors: true })
    const { children } = await office(readCourse, { id })
    const asked = `/rest${launchPublicPackage.path.replace(':id', String(children[0].childId))}`
    const kept: string[] = []
    page.on('request', (one) => void (/\/components\/(commit|score)/.test(one.url()) && kept.push(one.url())))

    await page.goto(`/#/my-learning/${id}`)
    const launched = page.waitForResponse((answer) => new URL(answer.url()).pathname === asked)
    await page.getByRole('button', { name: says.open }).click()
    const { payload } = await (await launched).json()
    expect(payload).toMatchObject({ userId: '', lessonMode: 'browse', componentLog: null })
    await expect(page.getByText(says.nothingKept)).toBeVisible()
    const content = contentOf(page)
    const said = content.locator('#said')
    await expect(said).toHaveText(/ at p1 with $/)
    await content.getByRole('button', { name: 'Turn the page' }).click()
    await expect(said).toHaveText('kept: true')
    await content.getByRole('button', { name: 'Finish' }).click()

    const back = page.getByRole('button', { name: says.back }).last()
    await back.click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: says.open }).click()
    await expect(said).toHaveText(/ at p1 with $/)
    await back.click()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(kept).toEqual([])
  })

  test('whoever looks after packages plays one of plain xAPI before anybody takes it, and nothing of it is kept', async ({
    page,
    office,
    newcomer,
    request,
  }) => {
    test.slow()
    const activity = `https://example.org/splices/${Date.now().toString(36)}`
    const id = await importPackage(request, lessonOfXapi(activity))
    await keepSignedIn(page, await newcomer({ language, profiles: ['administrator'] }))
    // NOTE: the address that every test has of its own would be a header that no browser sends to another origin.
    await page.context().setExtraHTTPHeaders({})
    await page.goto(`/#/administration/components/${id}/preview`)
    await expect(page.getByText(says.nothingKept)).toBeVisible()
    const content = page.frameLocator('iframe')
    const said = content.locator('#said')
    await expect(said).toHaveText('begun')
    await content.getByRole('button', { name: 'Finish' }).click()
    // NOTE: what is said and written is taken, and what was written is not there.
    await expect(said).toHaveText('200 204 404')

    const wanted = { name: activity, scopes: ['all/read'] }
    const { credential, secret } = await office(createRecordStoreCredential, {}, wanted)
    const known = Buffer.from(`${credential.key}:${secret}`).toString('base64')
    const found = await request.get('/xapi/statements', {
      headers: { authorization: `Basic ${known}`, 'x-experience-api-version': '1.0.3' },
      params: { activity },
    })
    expect(await found.json()).toMatchObject({ statements: [] })
    expect(await office(listPackageAttemptRecords, { id })).toMatchObject({ totalElements: 0 })
  })
})
