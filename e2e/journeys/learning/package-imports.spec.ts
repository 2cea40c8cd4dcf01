import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languagesOf } from '../../kit/size.ts'
import { expect, test } from '../../kit/test.ts'
import { keepSignedIn } from '../../kit/people/people.ts'
import { zipWithFiles } from '../../../packages/server/test/kit/packages/zips.ts'

const demo = join(import.meta.dirname, '../../../packages/server/src/demo/media/packages')

/** One of the demo’s packages, as its author would export it. */
async function exported(title: string, { isWhole = true } = {}) {
  const read = (folder: string, name: string) => readFile(join(demo, folder, name), 'utf8')
  const manifest = (await read('lifting', 'imsmanifest.xml')).replaceAll('Lifting safely', title)
  const own = await Promise.all(
    ['content.js', 'talk.js'].map(async (name) => ({ name, content: await read('lifting', name) })),
  )
  const shared = await Promise.all(
    ['course.css', 'course.js', ...(isWhole ? ['index.html'] : [])].map(async (name) => ({
      name,
      content: await read('shared', name),
    })),
  )
  return zipWithFiles([{ name: 'imsmanifest.xml', content: manifest }, ...own, ...shared])
}

const zipped = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/zip', buffer })

const words = {
  en: {
    refused: 'error importing...',
    why: 'The file that an item opens is not in the package.',
    import: 'Import package',
    made: 'The package is a component now.',
    open: 'Open component',
    versions: 'Versions',
    underWay: 'Go on in the new one',
    replace: 'Replace',
    replaced: 'The component shows the new package.',
    download: /^Download /,
    current: 'Shown now',
  },
  de: {
    refused: 'Fehler beim Importieren …',
    why: 'Die Datei, die ein Eintrag öffnet, fehlt im Paket.',
    import: 'Paket importieren',
    made: 'Das Paket ist jetzt eine Komponente.',
    open: 'Komponente öffnen',
    versions: 'Versionen',
    underWay: 'Im neuen weitermachen',
    replace: 'Ersetzen',
    replaced: 'Die Komponente zeigt das neue Paket.',
    download: / herunterladen$/,
    current: 'Wird gezeigt',
  },
} as const

for (const language of languagesOf(import.meta.filename)) {
  test.describe(() => {
    test.use({ locale: language === 'de' ? 'de-DE' : 'en-GB' })
    test(`a package is sent, understood, taken in, replaced and had again (${language})`, async ({
      page,
      newcomer,
    }) => {
      test.slow()
      const said = words[language]
      await keepSignedIn(page, await newcomer({ language, profiles: ['fullAdministration'] }))
      const title = `Knots ${Date.now().toString(36)}`
      const file = page.locator('input[type="file"]')

      await page.goto('/#/administration/packages')
      await file.setInputFiles(zipped('broken.zip', await exported(title, { isWhole: false })))
      await expect(page.getByText(said.refused)).toBeVisible({ timeout: 30_000 })
      await expect(page.getByText(said.why).first()).toBeVisible()
      await expect(page.getByRole('button', { name: said.import })).toHaveCount(0)

      await page.goto('/#/administration/packages')
      const first = await exported(title)
      await file.setInputFiles(zipped('first.zip', first))
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible({ timeout: 30_000 })
      await expect(page.getByText('SCORM 1.2')).toBeVisible()
      await page.getByRole('button', { name: said.import }).click()
      await expect(page.getByText(said.made)).toBeVisible({ timeout: 30_000 })
      await page.getByRole('link', { name: said.open }).click()
      await expect(page.getByRole('heading', { name: said.versions })).toBeVisible()
      await expect(page.getByText('first.zip')).toBeVisible()

      await file.setInputFiles(zipped('second.zip', await exported(`${title} II`)))
      await page.getByRole('radio', { name: said.underWay }).check()
      await page.getByRole('button', { name: said.replace, exact: true }).click()
      await expect(page.getByText(said.replaced)).toBeVisible({ timeout: 30_000 })
      await page.getByRole('link', { name: said.open }).click()
      const versions = page.getByRole('listitem').filter({ hasText: '.zip' })
      await expect(versions.first()).toContainText('second.zip')
      await expect(versions.first()).toContainText(said.current)

      const coming = page.waitForEvent('download')
      await versions.nth(1).getByRole('button', { name: said.download }).click()
      const download = await coming
      expect(download.suggestedFilename()).toBe('first.zip')
      expect(await readFile(await download.path())).toEqual(first)
    })
  })
}
