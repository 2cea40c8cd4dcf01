import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dropOn } from '../../kit/hands/drop.ts'
import { expect, test } from '../../kit/test.ts'
import { keepSignedIn } from '../../kit/people/people.ts'

const media = join(import.meta.dirname, '../../../packages/server/src/demo/media')

test('an author lets files and folders fall on a course, and chooses a film with its captions', async ({
  page,
  newcomer,
}, info) => {
  test.slow()
  await keepSignedIn(page, await newcomer({ language: 'en', profiles: ['fullAdministration'] }))
  const unique = Date.now().toString(36)
  await page.goto('/#/administration/courses/0')
  await page.getByRole('textbox', { name: 'Title in English' }).fill(`Ledger ${unique}`)
  await page.getByRole('button', { name: 'Make it', exact: true }).click()
  await expect(page).toHaveURL(/administration\/courses\/[1-9]\d*$/)

  const folder = info.outputPath('dropped')
  await mkdir(folder, { recursive: true })
  await copyFile(join(media, 'balance-sheet.en.pdf'), join(folder, `Sheet ${unique}.pdf`))
  await writeFile(join(folder, 'tool.exe'), 'MZ')
  await writeFile(join(folder, 'cut off.pdf'), '%PDF-1.7')
  const upload = page.getByRole('button', { name: 'Upload files' })
  await dropOn(
    upload,
    [`Sheet ${unique}.pdf`, 'tool.exe', 'cut off.pdf'].map((name) => join(folder, name)),
  )
  await expect(page.getByRole('button', { name: `Move Sheet ${unique}`, exact: true })).toBeVisible()
  const come = page.getByRole('list', { name: 'Files on their way' }).getByRole('listitem')
  await expect(come.filter({ hasText: 'cut off.pdf' })).toContainText('broken')
  await expect(come.filter({ hasText: 'tool.exe' })).toContainText('A course cannot show this kind of file')
  for (const name of ['cut off.pdf', 'tool.exe'])
    await page.getByRole('button', { name: `Leave ${name} out` }).click()
  await expect(come).toHaveCount(0)
  await mkdir(join(folder, 'Annex'))
  await writeFile(join(folder, 'Annex/Notes.txt'), 'To be read later.')
  await dropOn(upload, [join(folder, 'Annex')])
  await expect(page.getByText('Section, 1 part')).toBeVisible()
  await page.getByRole('button', { name: 'What to do with Annex' }).click()
  await page.getByRole('menuitem', { name: 'Take it out of the course' }).click()

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add a part' }).click()
  await dialog.getByRole('combobox', { name: 'What do you want to add?' }).selectOption('New: Video')
  await dialog.getByRole('textbox', { name: 'Title in English' }).fill(`Film ${unique}`)
  const files = dialog.locator('input[type="file"]')
  await files.nth(0).setInputFiles(join(media, 'bottleneck.en.vtt'))
  await expect(dialog.getByRole('link', { name: 'Open: bottleneck.en.vtt' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Make and add' }).click()
  await expect(dialog.getByText('This kind of file has no place here')).toBeVisible()
  await files.nth(0).setInputFiles(join(media, 'bottleneck.webm'))
  await expect(dialog.getByRole('link', { name: 'Open: bottleneck.webm' })).toBeVisible()
  await files.nth(2).setInputFiles(join(media, 'bottleneck.en.vtt'))
  await expect(dialog.getByRole('link', { name: 'Open: bottleneck.en.vtt' })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Share to be watched, in per cent' }).fill('20')
  await dialog.getByRole('button', { name: 'Make and add' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Edition 1')).toBeVisible()
})
