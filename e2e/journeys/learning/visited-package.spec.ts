import { readCourse } from '@oktant/contract/learning/courses/containers.ts'
import { launchPublicPackage } from '@oktant/contract/learning/package-attempts.ts'
import { makeCourse } from '../../kit/content/courses.ts'
import { importPackage, lesson12 } from '../../kit/content/packages.ts'
import { contentOf } from '../../kit/content/taken.ts'
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
})
