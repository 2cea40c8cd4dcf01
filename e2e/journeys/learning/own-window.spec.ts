import { readComponentPackage, savePackageSettings } from '@oktant/contract/learning/package-components.ts'
import { manifest } from '../../../packages/server/test/kit/packages/manifests.ts'
import { makeCourse } from '../../kit/content/courses.ts'
import { importPackage, lesson12, type PackageFiles } from '../../kit/content/packages.ts'
import { keepSignedIn } from '../../kit/people/people.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'

const words = {
  en: { start: /^Start Knots/, open: 'Open window' },
  de: { start: /^Knots .*beginnen/, open: 'Fenster öffnen' },
} as const

/** NOTE: signs that end a path in an address, as the name of a file. */
const named = 'lesson #1 at 100%?.html'
const oddly: PackageFiles = lesson12.map(({ name, content }) =>
  name === 'a.html'
    ? { name: named, content }
    : { name, content: manifest().replace('a.html', encodeURIComponent(named)) },
)

inBothLanguages(import.meta.filename, (language) => {
  const says = words[language]

  test('a package whose file is oddly named plays in a window of its own, turned round, which closes itself once all is saved', async ({
    page,
    office,
    newcomer,
    request,
  }) => {
    test.slow()
    const componentId = await importPackage(request, oddly)
    const { revision, settings } = await office(readComponentPackage, { id: componentId })
    await office(savePackageSettings, { id: componentId }, { ...settings, ownWindow: true, revision })
    const id = await makeCourse(office, `Own window ${Date.now().toString(36)}`, [{ componentId }])
    await keepSignedIn(page, await newcomer({ language }))
    await page.goto(`/#/my-learning/${id}`)
    await page.getByRole('button', { name: says.start }).click()
    const opening = page.context().waitForEvent('page')
    await page.getByRole('button', { name: says.open }).click()
    const own = await opening
    const content = own.frameLocator('iframe').frameLocator('iframe')
    await expect(content.locator('#said')).toHaveText('ab-initio at p1 with ')
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await own.setViewportSize({ width, height })
      await content.getByRole('button', { name: 'Turn the page' }).click()
      await expect(content.locator('#said')).toHaveText('kept: true')
      expect(await own.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    const closing = own.waitForEvent('close')
    await content.getByRole('button', { name: 'Finish' }).click()
    await closing
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: 'Knots' })).toContainText(/80\s?%/)
  })
})
