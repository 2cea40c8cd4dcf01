import type { Locator, Page } from '@playwright/test'
import { listEvaluations } from '@oktant/contract/assessment/evaluations.ts'
import { makeCourse } from '../../kit/content/courses.ts'
import { press } from '../../kit/hands/keys.ts'
import { keepSignedIn, speak } from '../../kit/people/people.ts'
import type { Send } from '../../kit/people/newcomer.ts'
import { expect, test } from '../../kit/test.ts'

/** A course that holds the demo’s evaluation with a question of every kind; answers where it is. */
async function makeTest(office: Send, name: string) {
  const { content } = await office(listEvaluations, { _perPage: 100 })
  const componentId = content.find(({ title }: { title: { en: string } }) => title.en === 'Final test')?.id
  return makeCourse(office, name, [{ componentId }])
}

/** Answers the question in front of somebody, by the keys of a keyboard alone. */
async function answer(page: Page, card: Locator, place: RegExp) {
  await expect(card.getByRole('button', { name: /^(Submit answer|Antwort absenden)$/ })).toBeVisible()
  const area = card.locator('textarea')
  const word = card.getByRole('textbox')
  const choice = card.getByRole('radio').or(card.getByRole('checkbox')).first()
  const free = card.getByRole('group', { name: /^(Answers|Antworten)$/ }).getByRole('button')
  if (await area.count()) return press(area, 'x')
  if (await word.count()) {
    await word.focus()
    return page.keyboard.type('receivables')
  }
  if (await choice.count()) return press(choice, ' ')
  const all = await free.count()
  for (let done = 0; done < all; done += 1) {
    await press(free.first())
    await press(card.getByRole('button', { name: place }).nth(done))
    await expect(free).toHaveCount(all - done - 1)
  }
}

/** How far below the beginning of its question an answer is chosen; nothing where it is written. */
async function placeOfAnswer(card: Locator) {
  const choice = card.locator('input:is([type=radio], [type=checkbox])').first()
  if ((await choice.count()) === 0) return null
  const tops = await Promise.all([card, choice].map(async (each) => (await each.boundingBox())?.y ?? 0))
  return Math.round((tops[1] ?? 0) - (tops[0] ?? 0))
}

test('an evaluation of every kind of question is taken by keyboard, offline, and on another device', async ({
  page,
  context,
  office,
  newcomer,
  browserOf,
}) => {
  test.slow()
  const id = await makeTest(office, `Everything ${Date.now().toString(36)}`)
  const learner = await newcomer({ language: 'en' })
  await keepSignedIn(page, learner)
  await page.goto(`/#/my-learning/${id}`)
  await press(page.getByRole('button', { name: 'Start Final test' }))
  const dialog = page.getByRole('dialog')
  await press(dialog.getByRole('button', { name: 'Start', exact: true }))
  const cardOf = (where: Locator, number: number) =>
    where.getByRole('region', { name: new RegExp(`^(Question|Frage) ${number} (of|von) 8$`) })

  for (const number of [1, 2, 3]) {
    const card = cardOf(dialog, number)
    await answer(page, card, /^Place/)
    await press(card.getByRole('button', { name: 'Submit answer' }))
    await expect(card.getByRole('button', { name: 'Submit answer' })).toBeHidden()
    await expect(dialog.getByText(/^Saved/)).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Next question' }))
  }

  await context.setOffline(true)
  await answer(page, cardOf(dialog, 4), /^Place/)
  await expect(dialog.getByText(/^No connection/)).toBeVisible()
  await context.setOffline(false)
  await expect(dialog.getByText(/^Saved/)).toBeVisible({ timeout: 10_000 })
  const options = await cardOf(dialog, 4).getByRole('radio').count()

  await speak(page.request, learner, 'de')
  const other = await browserOf({ ...learner, user: { ...learner.user, language: 'de' } })
  await other.goto(`/#/my-learning/${id}`)
  await press(other.getByRole('button', { name: /Abschlusstest/ }).first())
  const there = other.getByRole('dialog')
  await press(there.getByRole('button', { name: 'Fortsetzen' }))
  await expect(cardOf(there, 4).getByRole('radio')).toHaveCount(options)
  await expect(cardOf(there, 4).getByRole('radio', { checked: true })).toHaveCount(1)

  await press(cardOf(dialog, 4).getByRole('radio').last(), ' ')
  // NOTE: the language that the same person chose elsewhere is the language of this window too.
  await expect(page.getByRole('heading', { name: 'Dieser Versuch ist anderswo geöffnet' })).toBeVisible()

  for (const number of [4, 5, 6, 7, 8]) {
    const card = cardOf(there, number)
    if (number > 4) await answer(other, card, /^Bei .* ablegen$/)
    const place = await placeOfAnswer(card)
    await press(card.getByRole('button', { name: 'Antwort absenden' }))
    await expect(card.getByRole('button', { name: 'Antwort absenden' })).toBeHidden()
    expect(await placeOfAnswer(card)).toBe(place)
    await expect(there.getByText(/^Gespeichert/)).toBeVisible()
    if (number < 8) await press(there.getByRole('button', { name: 'Nächste Frage' }))
  }
  await press(there.getByRole('button', { name: 'Abgeben' }))
  await expect(there.getByRole('heading', { name: 'Wird beurteilt' })).toBeVisible()
  const download = other.waitForEvent('download')
  await press(there.getByRole('button', { name: 'Als PDF drucken' }))
  expect((await download).suggestedFilename()).toMatch(/^evaluation-\d+\.pdf$/)
})
