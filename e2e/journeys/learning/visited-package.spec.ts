import { launchPublicPackage } from '@oktant/contract/learning/package-attempts.ts'
import { makeCourse } from '../../kit/content/courses.ts'
import { importPackage, lesson12 } from '../../kit/content/packages.ts'
import { contentOf } from '../../kit/content/taken.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'

const words = {
  en: { look: /Knots/, nothing: /nothing .* kept/i, back: 'Back to the course' },
  de: { look: /Knots/, nothing: /nichts gespeichert/i, back: 'Zurück zum Kurs' },
} as const

inBothLanguages(import.meta.filename, (language) => {
  const says = words[language]

  test('a visitor looks at a package of a course that is open to them, and nothing of it is kept', async ({
    page,
    office,
    request,
  }) => {
    test.slow()
    const componentId = await importPackage(request, lesson12)
    const open = { openToVisitors: true }
    const id = await makeCourse(office, `Ashore ${Date.now().toString(36)}`, [{ componentId, ...open }], open)
    const commits: string[] = []
    page.on('request', (sent) => {
      if (sent.url().includes('/components/')) commits.push(sent.url())
    })
    const launched = page.waitForResponse((answer) => answer.url().includes('/public/xapi/'))
    await page.goto(`/#/my-learning/${id}`)
    await page.getByRole('button', { name: says.look }).last().click()
    const answer = await launched
    expect(new URL(answer.url()).pathname).toMatch(
      new RegExp(`${launchPublicPackage.path.replace(':id', '\\d+')}$`),
    )
    const { payload } = await answer.json()
    expect(payload).toMatchObject({ userId: '', lessonMode: 'browse', componentLog: null })
    await expect(page.getByText(says.nothing)).toBeVisible()
    const content = contentOf(page)
    await expect(content.locator('#said')).toContainText('at p1')
    await content.getByRole('button', { name: 'Turn the page' }).click()
    await expect(content.locator('#said')).toHaveText('kept: true')
    await page.getByRole('button', { name: says.back }).last().click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: says.look }).last().click()
    await expect(contentOf(page).locator('#said')).toContainText('at p1')
    expect(commits).toEqual([])
  })
})
