import type { Locator, Page } from '@playwright/test'
import { createQuestionBank } from '@oktant/contract/assessment/questions/question-banks.ts'
import { questionTypes, type QuestionType } from '@oktant/contract/assessment/questions/questions.ts'
import { makeCourse } from '../../kit/content/courses.ts'
import { press } from '../../kit/hands/keys.ts'
import { keepSignedIn } from '../../kit/people/people.ts'
import { expect, test } from '../../kit/test.ts'

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const hasGap = (type: QuestionType) => type === 'OW' || type === 'OWMC'

const english = (page: Page, label: string) => page.getByLabel(`${label} auf Englisch`, { exact: true })
const add = (page: Page, what: string) => page.getByRole('button', { name: what, exact: true }).click()

async function choices(page: Page, type: QuestionType) {
  for (const [place, name] of ['Right', 'Wrong'].entries()) {
    await add(page, `${place === 0 ? 'Richtige' : 'Falsche'} Antwort hinzufügen`)
    const label = `Antwort ${place + 1}`
    await english(page, label).fill(name)
    if (type !== 'TI') continue
    const chooser = page.waitForEvent('filechooser')
    await add(page, `Bild hinzufügen: ${label}`)
    await (await chooser).setFiles({ name: 'dot.png', mimeType: 'image/png', buffer: dot })
    await expect(page.getByRole('img', { name: label, exact: true })).toBeVisible()
  }
  await page.getByLabel('Gezeigte falsche Antworten').fill('1')
}

async function pairs(page: Page) {
  for (const number of [1, 2]) {
    await add(page, 'Paar hinzufügen')
    await english(page, `Erste Hälfte ${number}`).fill(`Rope ${number}`)
    await english(page, `Zweite Hälfte ${number}`).fill(`Knot ${number}`)
  }
}

const answersOf: Record<QuestionType, (page: Page) => Promise<unknown>> = {
  MC: (page) => choices(page, 'MC'),
  OWMC: (page) => choices(page, 'OWMC'),
  TI: (page) => choices(page, 'TI'),
  async OW(page) {
    await add(page, 'Antwort hinzufügen')
    await english(page, 'Antwort 1').fill('bowline')
  },
  TF: (page) => page.getByLabel('Was richtig ist').selectOption('true'),
  DD: (page) => pairs(page),
  OP: (page) => page.getByLabel('Antwortsatz').selectOption({ label: 'Zustimmung' }),
  FT: (page) => page.getByLabel('Volle Punktzahl').fill('0'),
}

async function write(page: Page, bank: number, type: QuestionType) {
  await page.goto(`/#/administration/questions/0?bank=${bank}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Neue Frage' })).toBeVisible()
  await page.getByLabel('Fragetyp', { exact: true }).selectOption(type)
  await english(page, hasGap(type) ? 'Text vor der Lücke' : 'Frage').fill(`This is ${type}:`)
  await answersOf[type](page)
  if (type !== 'OP' && type !== 'FT') await page.getByLabel('Wiederholungen').fill('0')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Frage \d+$/ })).toBeVisible()
}

/** Answers the question in front of somebody as it should be, or not, by the keys of a keyboard alone. */
async function answer(page: Page, card: Locator, isRight: boolean) {
  await expect(card.getByRole('button', { name: 'Submit answer' })).toBeVisible()
  const field = card.getByRole('textbox')
  const wanted = isRight ? /^(Right|True)/ : /^(Wrong|False)/
  const option = card.getByRole('radio').or(card.getByRole('checkbox'))
  if (await field.count()) {
    await field.focus()
    await page.keyboard.type(isRight ? 'Bowline' : 'granny')
  } else if (await option.count()) {
    const named = card.getByRole('radio', { name: wanted }).or(card.getByRole('checkbox', { name: wanted }))
    await press((await named.count()) ? named : option.first(), ' ')
  } else {
    for (const [place, knot] of ['Knot 1', 'Knot 2'].entries()) {
      await press(card.getByRole('group', { name: 'Answers' }).getByRole('button', { name: knot }))
      const rope = isRight ? place + 1 : 2 - place
      await press(card.getByRole('button', { name: `Place at “Rope ${rope}”` }))
    }
  }
  await press(card.getByRole('button', { name: 'Submit answer' }))
  await expect(card.getByRole('button', { name: 'Submit answer' })).toBeHidden()
}

async function take(page: Page, dialog: Locator, isRight: boolean) {
  const last = questionTypes.length
  for (let number = 1; number <= last; number += 1) {
    await answer(page, dialog.getByRole('region', { name: `Question ${number} of ${last}` }), isRight)
    await press(dialog.getByRole('button', { name: number < last ? 'Next question' : 'Finish' }))
  }
}

test('an author writes a question of every kind; an evaluation drawn from them is failed, retried, passed and printed', async ({
  page,
  office,
  newcomer,
  browserOf,
}) => {
  test.slow()
  const title = `Knots ${Date.now().toString(36)}`
  const both = { en: title, de: title }
  const bank = await office(createQuestionBank, {}, { title: both, description: { en: '', de: '' } })
  const author = await browserOf(await newcomer({ language: 'de', profiles: ['fullAdministration'] }))
  for (const type of questionTypes) await write(author, bank.id, type)

  await author.goto('/#/administration/evaluations/0')
  await expect(author.getByRole('heading', { level: 1, name: 'Neuer Test' })).toBeVisible()
  await english(author, 'Titel').fill(title)
  await add(author, 'Zufällig ziehen')
  const draw = author.getByRole('dialog')
  await draw.getByLabel('Fragensammlung').selectOption({ label: `${title} (${questionTypes.length})` })
  await draw.getByLabel('Wie viele').fill(String(questionTypes.length))
  await draw.getByRole('button', { name: 'Hinzufügen' }).click()
  await author.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(author.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const componentId = Number(/\d+$/.exec(author.url())?.[0])
  const course = await makeCourse(office, title, [{ componentId }])

  await keepSignedIn(page, await newcomer({ language: 'en' }))
  await page.goto(`/#/my-learning/${course}`)
  await press(page.getByRole('button', { name: `Start ${title}` }))
  const dialog = page.getByRole('dialog')
  await press(dialog.getByRole('button', { name: 'Start', exact: true }))
  await take(page, dialog, false)
  await expect(dialog.getByText(/^You have not correctly answered enough questions/)).toBeVisible()
  await press(dialog.getByRole('button', { name: 'Try again' }))
  await take(page, dialog, true)
  await expect(dialog.getByRole('heading', { name: 'Passed' })).toBeVisible()
  await expect(dialog.getByText(/^6 of 6 points/)).toBeVisible()
  const download = page.waitForEvent('download')
  await press(dialog.getByRole('button', { name: 'Print as PDF' }))
  expect((await download).suggestedFilename()).toMatch(/^evaluation-\d+\.pdf$/)
})
