import { resolve } from 'node:path'
import { removeDiagram } from '@oktant/contract/learning/courses/diagrams.ts'
import { createFolder } from '@oktant/contract/learning/courses/folders.ts'
import { createFolderTheme } from '@oktant/contract/learning/courses/folder-themes.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { demoCourse, makeCourse } from '../../kit/content/courses.ts'
import { keepSignedIn } from '../../kit/people/people.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

const media = (name: string) => resolve(import.meta.dirname, '../../../packages/server/src/demo/media', name)
inBothLanguages(import.meta.filename, (language) => {
  const says = wordsOf('diagrams', language)
  const admin = wordsOf('admin', language)
  const common = wordsOf('common', language)
  const courses = wordsOf('courses', language)
  const inOwn = language === 'de' ? 'De' : 'En'

  test('a course is given a cover and a diagram leads to its themed folder, where a learner finds it', async ({
    page,
    office,
    newcomer,
    browserOf,
  }) => {
    test.slow()
    const unique = Date.now().toString(36)
    const [folder, course, map] = ['Harbour', 'Mooring', 'The quay'].map((name) => `${name} ${unique}`)
    const none = { en: '', de: '' }
    const names = (name = '') => ({ title: { en: name, de: name }, description: none })
    const { parentId: segment, children } = await demoCourse(office, 'Finding the bottleneck')
    const theme = await office(
      createFolderTheme,
      {},
      {
        name: { en: `Sea ${unique}`, de: `See ${unique}` },
        tone: 'product',
        pattern: 'rings',
        layout: 'rows',
      },
    )
    const { id: parentId } = await office(
      createFolder,
      {},
      {
        ...names(folder),
        containerTypeId: containerType.topic,
        parentId: segment,
        courseType: null,
        themeId: theme.id,
        isShown: true,
        isLibrary: false,
      },
    )
    const id = await makeCourse(office, course ?? '', children.slice(0, 1), { parentId })

    await keepSignedIn(page, await newcomer({ language, profiles: ['fullAdministration'] }))
    await page.goto(`/#/administration/courses/${id}`)
    const choosing = page.waitForEvent('filechooser')
    await page
      .getByRole('button', { name: admin('picture.chooseFor', { label: courses('part.cover') }) })
      .click()
    await (await choosing).setFiles(media('harbour.webp'))
    await page.getByLabel(admin(`picture.alt${inOwn}`)).fill('A quay with two boats')
    await page.getByRole('button', { name: courses('saveDraft') }).click()
    await page.getByRole('button', { name: courses('publish.again') }).click()
    await expect(
      page.getByText(new RegExp(courses('publish.edition', { edition: 2 }).split(',')[0] ?? '')),
    ).toBeVisible()

    await page.goto('/#/administration/diagrams/0')
    // NOTE: the course before has a title too.
    await expect(page.getByRole('button', { name: says('area.add') })).toBeVisible()
    await page.getByLabel(admin(`shown.title${inOwn}`)).fill(map ?? '')
    const drawing = page.waitForEvent('filechooser')
    await page
      .getByRole('button', { name: admin('picture.chooseFor', { label: says('part.picture') }) })
      .click()
    await (await drawing).setFiles(media('harbour.webp'))
    await page.getByRole('button', { name: says('area.add') }).click()
    await page.getByRole('searchbox', { name: says('area.target') }).fill(folder ?? '')
    await page.getByRole('button', { name: folder ?? '' }).click()
    await page.getByLabel(says('isShown')).check()
    await page.getByRole('button', { name: common('action.save'), exact: true }).click()
    await expect(page).toHaveURL(/diagrams\/[1-9]\d*$/)
    const drawn = /\d+$/.exec(page.url())?.[0] ?? ''

    const learner = await browserOf(await newcomer({ language }))
    await learner.goto('/#/overview')
    const diagram = learner.getByRole('region', { name: map ?? '' })
    await diagram
      .getByRole('link', { name: folder ?? '' })
      .first()
      .click()
    const heading = learner.getByRole('heading', { level: 1, name: folder ?? '' })
    await expect(heading).toBeVisible()
    await expect(learner.locator('[data-pattern="rings"]')).toContainText(folder ?? '')
    await learner.getByRole('link', { name: course ?? '' }).click()
    const cover = learner.getByRole('img', { name: 'A quay with two boats' })
    await expect(cover).toBeVisible()
    expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await office(removeDiagram, { id: drawn })
  })
})
