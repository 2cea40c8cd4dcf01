import { makeTest, openPart } from '../kit/content/evaluations.ts'
import { dragByFinger, restAndDrag, swipe } from '../kit/hands/touch.ts'
import { keepSignedIn } from '../kit/people/people.ts'
import { expect, test } from '../kit/test.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

test('with a finger, parts and sections are put in order, and the page still scrolls', async ({
  page,
  newcomer,
}) => {
  test.slow()
  await keepSignedIn(page, await newcomer({ language: 'en', profiles: ['fullAdministration'] }))
  const unique = Date.now().toString(36)
  await page.goto('/#/administration/courses/0')
  await page.getByRole('textbox', { name: 'Title in English' }).fill(`Deck ${unique}`)
  await page.getByRole('button', { name: 'Make it', exact: true }).tap()
  await expect(page).toHaveURL(/administration\/courses\/[1-9]\d*$/)

  const dialog = page.getByRole('dialog')
  const add = async (title: string, what: string) => {
    await page.getByRole('button', { name: 'Add a part', exact: true }).last().tap()
    await dialog.getByRole('combobox', { name: 'What do you want to add?' }).selectOption(what)
    await dialog.getByRole('textbox', { name: 'Title in English' }).fill(title)
    if (what !== 'section') await dialog.getByRole('textbox', { name: 'Text in English' }).fill('Make fast.')
    await dialog.getByRole('button', { name: 'Make and add' }).tap()
    await expect(dialog).toBeHidden()
  }
  for (const title of ['Bow', 'Stern']) await add(title, 'New: Document')
  for (const title of ['Ropes', 'Sails']) await add(title, 'section')

  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })
  const line = (name: string) => page.locator('[data-drop]', { has: handle(name) })
  const order = async (...names: string[]) =>
    expect
      .poll(() =>
        page
          .getByRole('button', { name: /^Move / })
          .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.replace('Move ', ''))),
      )
      .toEqual(names)

  await dragByFinger(handle('Stern'), line('Bow'), 0.2)
  await order('Stern', 'Bow', 'Ropes', 'Sails')
  await dragByFinger(handle('Sails'), line('Ropes'), 0.2)
  await order('Stern', 'Bow', 'Sails', 'Ropes')
  await dragByFinger(handle('Bow'), line('Ropes'), 0.7)
  await order('Stern', 'Sails', 'Ropes', 'Bow')
  await expect(page.getByText('Place 1 of 1 in the section Ropes.')).toBeAttached()
  await dragByFinger(handle('Bow'), line('Sails'), 0.7)
  await order('Stern', 'Sails', 'Bow', 'Ropes')
  await dragByFinger(handle('Bow'), page.getByRole('button', { name: 'Upload files' }), 0.5)
  await order('Stern', 'Sails', 'Ropes', 'Bow')
  await expect(page.getByText('Place 4 of 4 in the course.')).toBeAttached()

  const before = await page.evaluate(() => scrollY)
  await swipe(page, { x: 195, y: 600 }, { x: 195, y: 400 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
  await order('Stern', 'Sails', 'Ropes', 'Bow')
  // NOTE: on a page that still glides the first tap stops it, and presses nothing.
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    let resting = 0
    for (let at = scrollY; resting < 10; at = scrollY) {
      await frame()
      resting = scrollY === at ? resting + 1 : 0
    }
  })
  await page.getByRole('button', { name: 'Save the draft' }).tap()
  await expect(page.getByText('The draft was saved.')).toBeVisible()
  await page.reload()
  await order('Stern', 'Sails', 'Ropes', 'Bow')
})

test('with a finger, answers are dragged to what they belong to, or pressed and placed', async ({
  page,
  office,
  newcomer,
}) => {
  const half = (name: string) => ({ id: 0, name: { en: name, de: name } })
  const pair = (left: string, right: string) => ({
    possibleAnswer1: half(left),
    possibleAnswer2: half(right),
  })
  const answerPairs = [pair('Bow', 'front'), pair('Stern', 'back')]
  const { course, title } = await makeTest(office, {
    title: 'Parts of a ship',
    questions: [{ type: 'DD', answerPairs }],
    settings: { singlePage: true },
  })
  await keepSignedIn(page, await newcomer({ language: 'en', profiles: ['learner'] }))
  const dialog = await openPart(page, course, title)
  await dialog.getByRole('button', { name: 'Start', exact: true }).tap()
  const chip = (name: string) => dialog.locator('[data-answer]', { hasText: name })
  const slot = (prompt: string) =>
    dialog.getByRole('listitem').filter({ hasText: prompt }).locator('[data-place]')
  const pool = dialog.getByRole('group', { name: 'Answers' })

  await restAndDrag(chip('front'), slot('Stern'))
  await expect(slot('Stern')).toContainText('front')
  await restAndDrag(chip('front'), slot('Bow'))
  await expect(slot('Bow')).toContainText('front')
  await expect(slot('Stern')).not.toContainText('front')
  await restAndDrag(chip('front'), pool)
  await expect(pool).toContainText('front')
  await chip('back').getByRole('button').tap()
  await slot('Stern').getByRole('button').tap()
  await expect(slot('Stern')).toContainText('back')
})

test('a title of one long word breaks, and its screen stays as wide as the phone', async ({
  page,
  office,
  newcomer,
}) => {
  const { id, title } = await makeTest(office, {
    title: 'Arbeitssicherheitsunterweisung',
    questions: [{ type: 'TF', answerBoolean: true }],
  })
  await keepSignedIn(page, await newcomer({ language: 'de', profiles: ['fullAdministration'] }))
  await page.goto(`/#/administration/evaluations/${id}/results`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
