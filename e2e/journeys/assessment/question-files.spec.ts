import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createQuestionBank } from '@oktant/contract/assessment/questions/question-banks.ts'
import { listQuestions } from '@oktant/contract/assessment/questions/questions.ts'
import { png } from '../../../packages/server/test/kit/files/pictures.ts'
import { press } from '../../kit/hands/keys.ts'
import { knots } from '../../kit/content/question-file.ts'
import { languagesOf } from '../../kit/size.ts'
import { expect, test } from '../../kit/test.ts'

const said = {
  en: {
    choose: 'Choose a file',
    found: '2 questions can be brought in. 1 cannot. 2 pictures come with them. 1 picture stays out.',
    many: '200 questions can be brought in.',
    unknown: 'This kind of question is not known here',
    ofQuestion: 'Comes as the picture of the question',
    ofAnswer: 'Comes as the picture of answer 2',
    large: 'Invalid file dimensions. Maximum allowed 470(h) by 740(w)',
    bring: /^Bring \d+ questions in$/,
    done: /questions have been brought in/,
    undo: 'Undo',
    moodle: 'Download as Moodle XML',
    gift: 'Download as GIFT',
    picture: 'Picture of the question',
    broken: 'This is neither a GIFT file nor Moodle XML.',
  },
  de: {
    choose: 'Datei wählen',
    found: '2 Fragen können eingelesen werden. 1 nicht. 2 Bilder kommen mit. 1 Bild bleibt weg.',
    many: '200 Fragen können eingelesen werden.',
    unknown: 'Diese Art von Frage ist hier nicht bekannt',
    ofQuestion: 'Kommt als Bild der Frage',
    ofAnswer: 'Kommt als Bild von Antwort 2',
    large: 'Ungültige Bildgröße. Erlaubt sind höchstens 470 (Höhe) mal 740 (Breite)',
    bring: /^\d+ Fragen einlesen$/,
    done: /Fragen wurden eingelesen/,
    undo: 'Rückgängig machen',
    moodle: 'Als Moodle-XML herunterladen',
    gift: 'Als GIFT-Datei herunterladen',
    picture: 'Bild zur Frage',
    broken: 'Das ist weder eine GIFT-Datei noch Moodle-XML.',
  },
} as const

const gift = Array.from({ length: 200 }, (_, index) =>
  [
    `::Q${index}:: Was gilt \\: ${index} \\= \\{a\\}? {=ja ~nein ~vielleicht}`,
    `Seil ${index} ist nass. {T}`,
    `Ein Seil ${index} hält der {=Palstek =Bulin} am besten.`,
    `Was passt, ${index}? {=Backbord -> rot =Steuerbord -> grün}`,
    `Beschreiben Sie Manöver ${index}. {}`,
  ].at(index % 5),
).join('\n\n')

async function choose(page: Page, label: string, name: string, text: string | Buffer) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: label, exact: true }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
}

async function downloaded(page: Page, label: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: label, exact: true }).click()
  return readFile(await (await download).path(), 'utf8')
}

for (const language of languagesOf(import.meta.filename)) {
  const words = said[language]
  test(`a file of Moodle’s is looked at, comes in with its pictures, goes again, and comes back as it went out (${language})`, async ({
    office,
    newcomer,
    browserOf,
  }) => {
    const title = `Knots ${Date.now().toString(36)} ${language}`
    const both = { en: title, de: title }
    const bank = await office(createQuestionBank, {}, { title: both, description: { en: '', de: '' } })
    const at = `/#/administration/question-banks/${bank.id}`
    const page = await browserOf(await newcomer({ language, profiles: ['fullAdministration'] }))
    await page.goto(at)
    await choose(page, words.choose, 'knots.zip', Buffer.from('504b0304140000000800', 'hex'))
    await expect(page.getByText(words.broken)).toBeVisible()

    await choose(page, words.choose, 'knots.xml', knots)
    await expect(page.getByText(words.found)).toBeVisible()
    for (const told of [words.ofQuestion, words.ofAnswer, words.large, words.unknown])
      await expect(page.getByText(told)).toBeVisible()
    const bring = page.getByRole('button', { name: words.bring })
    await press(bring)
    await expect(page.getByText(words.done)).toBeVisible()

    const question = page.getByRole('link', { name: 'Welcher Knoten?' })
    await question.click()
    const picture = page.getByRole('form').getByRole('img', { name: words.picture, exact: true })
    const width = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)
    await expect.poll(width).toBe(300)

    await page.goto(at)
    const file = await downloaded(page, words.moodle)
    expect(file).toContain(png(80, 60).toString('base64'))
    await page.getByRole('button', { name: words.undo }).click()
    await expect(question).toBeHidden()
    await choose(page, words.choose, 'again.xml', file)
    await press(bring)
    await question.click()
    await expect.poll(width).toBe(300)
  })

  test(`200 questions of a GIFT file come in, and go out without loss (${language})`, async ({
    office,
    newcomer,
    browserOf,
  }) => {
    const page = await browserOf(await newcomer({ language, profiles: ['fullAdministration'] }))
    let file = gift
    for (const round of [1, 2]) {
      const title = `GIFT ${round} ${Date.now().toString(36)} ${language}`
      const both = { en: title, de: title }
      const bank = await office(createQuestionBank, {}, { title: both, description: { en: '', de: '' } })
      await page.goto(`/#/administration/question-banks/${bank.id}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await choose(page, words.choose, 'knots.txt', file)
      await expect(page.getByText(words.many)).toBeVisible()
      await page.getByRole('button', { name: words.bring }).click()
      const ofBank = { _filterFields: 'bankId', _filterValues: bank.id }
      await expect.poll(() => office(listQuestions, ofBank)).toMatchObject({ totalElements: 200 })
      const written = await downloaded(page, words.gift)
      if (round === 2) expect(written).toBe(file)
      file = written
    }
  })
}
