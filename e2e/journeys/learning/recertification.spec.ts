import { tabTo } from '../../kit/hands/keyboard.ts'
import { keepSignedIn, signInAs, speak } from '../../kit/people/people.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

/** Those of the demo's own people who passed it longer ago than a journey can wait. */
const late = {
  en: { person: 'moderator', course: 'A sales conversation that both sides like', all: 'Everybody' },
  de: { person: 'hr', course: 'Ein Verkaufsgespräch, das beiden gefällt', all: 'Alle' },
} as const

inBothLanguages(import.meta.filename, (language) => {
  const { person, course, all } = late[language]
  const home = wordsOf('home', language)
  const learning = wordsOf('learning', language)
  const words = wordsOf('player', language)
  const shell = wordsOf('shell', language)
  const certificates = wordsOf('certificates', language)

  test('a mandatory course whose certificate has expired is found and taken again by keyboard alone, and the old proof stays', async ({
    page,
    request,
  }) => {
    // NOTE: the journey that holds this sign-in only looks, in the same language.
    const signedIn = await signInAs(request, person)
    await speak(request, signedIn, language)
    await keepSignedIn(page, { ...signedIn, user: { ...signedIn.user, language } })
    await page.goto('/#/')
    const task = page
      .getByRole('region', { name: home('toDo.title') })
      .getByRole('listitem')
      .filter({ hasText: course })
    await expect(task).toContainText(home('toDo.because', { name: all }))

    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: shell('search.hint') })).toBeFocused()
    await page.keyboard.type(course.slice(0, 22))
    await expect(page.getByRole('option').first()).toContainText(course)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: course })).toBeVisible()
    await expect(page.getByRole('heading', { name: learning('period.title') })).toBeVisible()

    await tabTo(page, page.getByRole('button', { name: learning('course.start'), exact: true }))
    await page.keyboard.press('Enter')
    const player = page.getByRole('dialog')
    const done = player.getByText(words('done'), { exact: true })
    const next = player.getByRole('button', { name: words('next') })
    await expect(done).toBeVisible()
    await tabTo(page, next)
    await page.keyboard.press('Enter')
    // NOTE: the part before says that it is done until the last one is there.
    await expect(next).toHaveCount(0)
    await expect(done).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(learning('why.children_done'))).toBeVisible()

    await page.goto('/#/progress')
    const proofs = page
      .getByRole('list', { name: certificates('own.title') })
      .getByRole('listitem')
      .filter({ hasText: course })
    await expect(proofs).toHaveCount(2)
    await expect(proofs.nth(0)).toContainText(certificates('state.valid'))
    await expect(proofs.nth(1)).toContainText(certificates('state.expired'))
    await page.goto('/#/')
    await expect(page.getByRole('region', { name: home('toDo.title') })).toBeVisible()
    await expect(task).toHaveCount(0)
  })
})
