import type { Page } from '@playwright/test'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { demoCourse } from '../../kit/content/courses.ts'
import { intruder, lesson12, lesson2004 } from '../../kit/content/packages.ts'
import { contentOf, test } from '../../kit/content/taken.ts'
import { senderFor } from '../../kit/people/newcomer.ts'
import { keepSignedIn } from '../../kit/people/people.ts'
import { expect, inBothLanguages } from '../../kit/test.ts'

const words = {
  en: {
    open: /^(Start|Resume|Review) Knots/,
    saved: /^Saved /,
    suspended: 'Suspended',
    completed: 'Course completed',
    goOn: 'Go on',
    quit: 'Quit',
    back: 'Back to the course',
    next: 'Next',
    contents: 'Contents',
    passed: 'Passed',
    elsewhere: 'opened elsewhere',
    here: 'Resume here',
  },
  de: {
    open: /^Knots .*(beginnen|fortsetzen|ansehen)/,
    saved: /^Gespeichert /,
    suspended: 'Unterbrochen',
    completed: 'Kurs abgeschlossen',
    goOn: 'Weitermachen',
    quit: 'Beenden',
    back: 'Zurück zum Kurs',
    next: 'Weiter',
    contents: 'Inhalt',
    passed: 'Bestanden',
    elsewhere: 'inzwischen anderswo geöffnet',
    here: 'Hier weitermachen',
  },
} as const

inBothLanguages(import.meta.filename, (language) => {
  const says = words[language]

  test('a package of SCORM 1.2 is played, cut off, gone on with and finished, and its mark stands on the course', async ({
    page,
    request,
    taken,
  }) => {
    test.slow()
    const { id, learner } = await taken(lesson12, 'Seamanship', language)
    await page.getByRole('button', { name: says.open }).click()
    const said = contentOf(page).locator('#said')
    await expect(said).toHaveText('ab-initio at p1 with ')
    await contentOf(page).getByRole('button', { name: 'Say too much' }).click()
    await expect(said).toHaveText('true false 405')
    const committed = page.waitForRequest(/\/components\/commit\//)
    await contentOf(page).getByRole('button', { name: 'Turn the page' }).click()
    await expect(said).toHaveText('kept: true')
    await expect(page.getByText(says.saved)).toBeVisible()
    // NOTE: what was refused is in the trace, which whoever looks for a reason reads.
    const refused = { call: 'LMSSetValue', answer: 'false', error: '405', item: 'i' }
    expect((await committed).postDataJSON().trace).toContainEqual(expect.objectContaining(refused))

    // NOTE: the tab is gone without a word; another one goes on where it was.
    const context = page.context()
    await page.close({ runBeforeUnload: false })
    const again = await context.newPage()
    await again.goto(`/#/my-learning/${id}`)
    await again.getByRole('button', { name: says.open }).click()
    await expect(contentOf(again).locator('#said')).toHaveText('resume at p2 with turned')
    await again.getByRole('button', { name: says.quit, exact: true }).click()
    await expect(again.getByText(says.suspended, { exact: true })).toBeVisible()
    await again.getByRole('button', { name: says.goOn, exact: true }).click()
    await expect(contentOf(again).locator('#said')).toHaveText('resume at p2 with turned')
    await contentOf(again).getByRole('button', { name: 'Finish' }).click()
    await expect(again.getByText(says.completed, { exact: true })).toBeVisible()
    await again.getByRole('button', { name: says.back }).last().click()
    await expect(again.getByRole('listitem').filter({ hasText: 'Knots' })).toContainText(/80\s?%/)
    const { children } = await senderFor(request, learner)(readLearning, { id })
    expect(children).toMatchObject([{ mark: 80, complete: true }])
  })

  test('a package of SCORM 2004 leads from one item to the next, and is gone on with where it was left', async ({
    page,
    request,
    taken,
  }) => {
    test.slow()
    const { id, learner } = await taken(lesson2004, 'Hitches', language)
    const open = page.getByRole('button', { name: /Hitches/ }).last()
    await open.click()
    const content = contentOf(page)
    await expect(content.getByRole('heading')).toHaveText('Hitch one')
    await content.getByRole('button', { name: 'Finish' }).click()
    await expect(content.getByRole('heading')).toHaveText('Hitch two')
    await content.getByRole('button', { name: 'Turn the page' }).click()
    await expect(content.locator('#said')).toHaveText('kept: true')
    await page.getByRole('button', { name: says.contents, exact: true }).click()
    await expect(page.getByRole('navigation', { name: says.contents })).toContainText(says.passed)
    await expect(page.getByText(says.saved)).toBeVisible()
    await page.getByRole('button', { name: says.back }).last().click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await open.click()
    await expect(content.getByRole('heading')).toHaveText('Hitch two')
    await expect(content.locator('#said')).toHaveText('resume at p2')
    await content.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByText(says.completed, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: says.back }).last().click()
    const { children } = await senderFor(request, learner)(readLearning, { id })
    expect(children).toMatchObject([{ mark: 90, complete: true }])
  })
})

test(
  'of several attempts a learner goes on with one, begins another, and looks at the best and the last',
  { tag: '@prove' },
  async ({ page, request, taken }) => {
    test.slow()
    const { id, learner } = await taken(lesson12, 'Attempts', 'en')
    const content = contentOf(page)
    const said = content.locator('#said')
    const press = (name: string) => content.getByRole('button', { name, exact: true }).click()
    async function choose(attempt: number, choice: string) {
      await page.getByRole('button', { name: `Attempt ${attempt}: choose another` }).click()
      await page.getByRole('menuitem', { name: choice }).click()
    }
    const isOver = () => expect(page.getByText(words.en.completed, { exact: true })).toBeVisible()
    const kept: string[] = []
    page.on('request', (one) => void (one.url().includes('/components/commit/') && kept.push(one.url())))

    await page.getByRole('button', { name: words.en.open }).click()
    await expect(said).toHaveText('ab-initio at p1 with ')
    await press('Turn the page')
    await expect(said).toHaveText('kept: true')
    await press('Finish')
    await isOver()
    await choose(1, 'Begin a new attempt')
    await expect(said).toHaveText('ab-initio at p1 with ')
    await press('Fail')
    await isOver()

    await choose(2, 'Look at the best attempt')
    await expect(said).toHaveText(/ at p2 with turned$/)
    await expect(page.getByText('Nothing of this is kept.')).toBeVisible()
    const before = kept.length
    await press('Fail')
    await choose(1, 'Look at the last attempt')
    await expect(said).toHaveText(/ at p1 with $/)
    expect(kept.length).toBe(before)

    await choose(2, 'Go on')
    await expect(said).toHaveText('ab-initio at p1 with ')
    await press('Leave off')
    await expect(page.getByText(words.en.suspended, { exact: true })).toBeVisible()
    await choose(3, 'Go on')
    await expect(said).toHaveText('resume at p3 with left off')
    await choose(3, 'Look at the best attempt')
    await expect(said).toHaveText(/ at p2 with turned$/)
    await page.getByRole('button', { name: words.en.back }).last().click()
    await expect(page.getByRole('dialog')).toBeHidden()
    const { children } = await senderFor(request, learner)(readLearning, { id })
    expect(children).toMatchObject([{ complete: true }])
  },
)

test('what a package says without a connection is kept, and told on the next visit', async ({
  page,
  taken,
}) => {
  test.slow()
  const { id } = await taken(lesson12, 'Offshore', 'en')
  await page.getByRole('button', { name: words.en.open }).click()
  await expect(contentOf(page).locator('#said')).toHaveText('ab-initio at p1 with ')
  const context = page.context()
  await context.setOffline(true)
  await contentOf(page).getByRole('button', { name: 'Turn the page' }).click()
  await expect(page.getByText('kept on this device and sent as soon as it answers')).toBeVisible()
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(`/#/my-learning/${id}`)
  await again.getByRole('button', { name: words.en.open }).click()
  await expect(contentOf(again).locator('#said')).toHaveText('resume at p2 with turned')
})

/** NOTE: the process of the page is gone, and nothing in it has said a word. */
async function kill(page: Page) {
  const session = await page.context().newCDPSession(page)
  const isDead = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => undefined)
  await isDead
}

for (const [how, last] of [
  ['is killed a moment after a package set a value and committed nothing', 'kept'],
  ['is closed, and what a package says in that very moment', 'said at last'],
] as const)
  test(`no value is lost where a tab ${how}`, async ({ page, taken }) => {
    test.slow()
    const { id } = await taken(lesson12, 'Breakwater', 'en')
    await page.getByRole('button', { name: words.en.open }).click()
    await expect(contentOf(page).locator('#said')).toHaveText('ab-initio at p1 with ')
    const context = page.context()
    if (last === 'kept') {
      await contentOf(page).getByRole('button', { name: 'Set alone' }).click()
      await expect(contentOf(page).locator('#said')).toHaveText('set')
      await page.waitForTimeout(400)
      await kill(page)
    } else {
      await contentOf(page).getByRole('button', { name: 'Speak at last' }).click()
      await page.close()
    }
    const again = await context.newPage()
    await again.goto(`/#/my-learning/${id}`)
    await again.getByRole('button', { name: words.en.open }).click()
    await expect(contentOf(again).locator('#said')).toHaveText(`resume at p3 with ${last}`)
  })

test('a package may ask in a dialog of the browser', { tag: '@prove' }, async ({ page, taken }) => {
  test.slow()
  await taken(lesson12, 'Harbour', 'en')
  await page.getByRole('button', { name: words.en.open }).click()
  page.once('dialog', (dialog) => void dialog.accept())
  await contentOf(page).getByRole('button', { name: 'Ask' }).click()
  await expect(contentOf(page).locator('#said')).toHaveText('answered: true')
})

test('a second window takes a package over, and the first says so', async ({ page, taken }) => {
  test.slow()
  const { id } = await taken(lesson12, 'Two windows', 'en')
  await page.getByRole('button', { name: words.en.open }).click()
  await expect(contentOf(page).locator('#said')).toHaveText('ab-initio at p1 with ')
  const second = await page.context().newPage()
  await second.goto(`/#/my-learning/${id}`)
  await second.getByRole('button', { name: words.en.open }).click()
  await expect(contentOf(second).locator('#said')).toContainText('at p1')
  await contentOf(page).getByRole('button', { name: 'Turn the page' }).click()
  await expect(page.getByText(words.en.elsewhere)).toBeVisible()
  await page.getByRole('button', { name: words.en.here }).click()
  await expect(contentOf(page).locator('#said')).toContainText('at p1')
  await contentOf(page).getByRole('button', { name: 'Turn the page' }).click()
  await expect(page.getByText(words.en.saved)).toBeVisible()
})

test('a package reaches nothing of the application', async ({ page, taken }) => {
  test.slow()
  const { id } = await taken(intruder, 'Intruder', 'en')
  await page.getByRole('button', { name: words.en.open }).click()
  const said = contentOf(page).locator('#said')
  await expect(said).toContainText('framed')
  expect(JSON.parse((await said.textContent()) ?? '')).toEqual({
    parent: 'refused',
    storage: 'refused',
    own: '',
    cookies: '',
    api: 'refused',
    blind: 'refused',
    commit: 'refused',
    worker: 'refused',
    navigate: 'refused',
    framed: 'removed',
  })
  await contentOf(page).getByRole('button', { name: 'Take the window' }).click()
  await page.waitForTimeout(500)
  expect(page.url()).toContain(`/my-learning/${id}`)
})

test.describe('on a phone', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } })

  test('an item is chosen from the outline, the package is quit and gone on with, and Escape closes it', async ({
    page,
    taken,
  }) => {
    test.slow()
    const says = words.de
    await taken(lesson2004, 'Hitches', 'de')
    await page
      .getByRole('button', { name: /Hitches/ })
      .last()
      .click()
    const content = contentOf(page)
    await expect(content.getByRole('heading')).toHaveText('Hitch one')
    await page.getByRole('button', { name: says.contents, exact: true }).click()
    const outline = page.getByRole('navigation', { name: says.contents })
    await outline.getByRole('button', { name: 'Item two' }).click()
    await expect(content.getByRole('heading')).toHaveText('Hitch two')
    await page.getByRole('button', { name: says.quit, exact: true }).click()
    await expect(page.getByText(says.suspended, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: says.goOn }).click()
    await expect(content.getByRole('heading')).toHaveText('Hitch two')
    await content.getByRole('button', { name: 'Turn the page' }).press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test(
  'the packages of the demo are shown, whatever they speak',
  { tag: '@prove' },
  async ({ page, newcomer, office }) => {
    const { id } = await demoCourse(office, 'Safe at work')
    await keepSignedIn(page, await newcomer({ language: 'en' }))
    await page.goto(`/#/my-learning/${id}`)
    for (const [part, heading] of [
      ['Lifting safely', 'Think before you lift'],
      ['Spotting false mail', 'What a false mail wants'],
      ['The recovery position', 'When it is needed'],
    ] as const) {
      await page
        .getByRole('button', { name: new RegExp(`${part}.*`) })
        .last()
        .click()
      const frames = page.frames()
      await expect
        .poll(async () => {
          const shown = await Promise.all(
            page.frames().map((frame) =>
              frame
                .getByRole('heading', { name: heading })
                .count()
                .catch(() => 0),
            ),
          )
          return shown.some((count) => count > 0)
        })
        .toBe(true)
      expect(page.frames().length).toBeGreaterThanOrEqual(frames.length)
      await page.getByRole('button', { name: 'Close' }).last().click()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  },
)
