import type { Locator, Page } from '@playwright/test'
import { readComponentPackage, savePackageSettings } from '@oktant/contract/learning/package-components.ts'
import { manifest } from '../../../packages/server/test/kit/packages/manifests.ts'
import { makeCourse } from '../../kit/content/courses.ts'
import { importPackage, lesson12, type PackageFiles } from '../../kit/content/packages.ts'
import { keepSignedIn } from '../../kit/people/people.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'

const words = {
  en: {
    start: /^Start Knots/,
    resume: /^Resume Knots/,
    open: 'Open window',
    begun: 'Begun, and not done yet.',
  },
  de: {
    start: /^Knots .*beginnen/,
    resume: /^Knots .*fortsetzen/,
    open: 'Fenster öffnen',
    begun: 'Begonnen und noch nicht erledigt.',
  },
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

  test('a package whose file is oddly named plays in a window of its own, turned round, which closes itself once all is saved, whether it is suspended or finished', async ({
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
    async function openOwn(way: RegExp) {
      await page.getByRole('button', { name: way }).click()
      const opening = page.context().waitForEvent('page')
      await page.getByRole('button', { name: says.open }).click()
      const own = await opening
      const content = own.frameLocator('iframe').frameLocator('iframe')
      return { own, content, said: content.locator('#said') }
    }
    async function closesBy(own: Page, act: Locator) {
      const closing = own.waitForEvent('close')
      await act.click()
      await closing
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    const part = page.getByRole('listitem').filter({ hasText: 'Knots' })

    const first = await openOwn(says.start)
    await expect(first.said).toHaveText('ab-initio at p1 with ')
    await closesBy(first.own, first.content.getByRole('button', { name: 'Leave off' }))
    await expect(part).toContainText(says.begun)

    const { own, content, said } = await openOwn(says.resume)
    await expect(said).toHaveText('resume at p3 with left off')
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await own.setViewportSize({ width, height })
      await content.getByRole('button', { name: 'Turn the page' }).click()
      await expect(said).toHaveText('kept: true')
      expect(await own.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    await closesBy(own, content.getByRole('button', { name: 'Finish' }))
    await expect(part).toContainText(/80\s?%/)
  })
})
