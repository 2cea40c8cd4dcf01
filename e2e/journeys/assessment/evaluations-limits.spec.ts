import { makeTest, openPart, statement } from '../../kit/content/evaluations.ts'
import { languagesOf } from '../../kit/size.ts'
import { expect, test } from '../../kit/test.ts'

/** What is said at the limits of a test: the specification's English to the letter, and our German. */
const said = {
  en: {
    start: 'Start',
    wrong: 'False',
    submit: 'Submit answer',
    next: 'Next question',
    finish: 'Finish',
    second: 'Question 2 of 2',
    first: 'Question 1 of 2',
    unsubmitted: 'Please submit all questions before proceeding...',
    required: 'A response is required for each question',
    saved: /^Saved/,
    notSaved: 'Not saved yet',
    notSavedText: /^An error has occurred saving your results/,
    again: 'Try again',
    notEnough: 'You have not correctly answered enough questions to pass.',
    last: 'That was your last attempt.',
    done: 'Done',
    exceeded: 'Number of attempts exceeded',
  },
  de: {
    start: 'Beginnen',
    wrong: 'Falsch',
    submit: 'Antwort absenden',
    next: 'Nächste Frage',
    finish: 'Abgeben',
    second: 'Frage 2 von 2',
    first: 'Frage 1 von 2',
    unsubmitted: 'Bitte senden Sie erst alle Fragen ab …',
    required: 'Jede Frage braucht eine Antwort',
    saved: /^Gespeichert/,
    notSaved: 'Noch nicht gespeichert',
    notSavedText: /^Beim Speichern Ihrer Ergebnisse ist ein Fehler aufgetreten/,
    again: 'Erneut versuchen',
    notEnough: 'Sie haben nicht genug Fragen richtig beantwortet, um den Test zu bestehen.',
    last: 'Das war Ihr letzter Versuch.',
    done: 'Fertig',
    exceeded: 'Die Zahl der Versuche ist überschritten',
  },
} as const

for (const language of languagesOf(import.meta.filename))
  test(`what is missing, not saved, not enough and one time too many are said as they are meant (${language})`, async ({
    office,
    newcomer,
    browserOf,
  }) => {
    const words = said[language]
    const questions = [statement, statement]
    const settings = { retryLimit: 0 }
    const { title, course } = await makeTest(office, { title: `Once ${language}`, questions, settings })
    const page = await browserOf(await newcomer({ language }))
    await page.goto(`/#/my-learning/${course}`)
    const open = () =>
      page
        .getByRole('button', { name: new RegExp(title) })
        .first()
        .click()
    await open()
    const dialog = page.getByRole('dialog').first()
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
    await press(words.start)

    await press(words.submit)
    await expect(dialog.getByText(words.required)).toBeVisible()
    await dialog.getByRole('radio', { name: words.wrong }).check({ force: true })
    await expect(dialog.getByText(words.required)).toBeHidden()
    await press(words.next)
    await expect(dialog.getByText(words.second)).toBeVisible()
    await press(words.finish)
    await expect(dialog.getByText(words.unsubmitted)).toBeVisible()
    await expect(dialog.getByText(words.first)).toBeVisible()
    await press(words.submit)
    await press(words.next)
    await dialog.getByRole('radio', { name: words.wrong }).check({ force: true })
    await press(words.submit)
    await expect(dialog.getByRole('button', { name: words.submit })).toBeHidden()
    await expect(dialog.getByText(words.saved)).toBeVisible()

    await page.context().setOffline(true)
    await press(words.finish)
    const failed = page.getByRole('dialog', { name: words.notSaved })
    await expect(failed.getByText(words.notSavedText)).toBeVisible()
    await expect(failed.getByRole('button')).toHaveText([words.again])
    await page.keyboard.press('Escape')
    await expect(failed).toBeVisible()
    await page.context().setOffline(false)

    await expect(dialog.getByText(words.notEnough, { exact: true })).toBeVisible()
    await expect(dialog.getByText(words.last)).toBeVisible()
    await expect(failed).toBeHidden()
    await press(words.done)
    await open()
    await expect(page.getByRole('dialog').getByText(words.exceeded)).toBeVisible()
  })

test('when the time is up by the server’s clock, what is there is handed in and counts', async ({
  office,
  newcomer,
  browserOf,
}) => {
  const settings = { timeLimit: 6, timeLimitUnit: 'seconds' as const, singlePage: true, passMark: 50 }
  const questions = [statement, statement]
  const { title, course } = await makeTest(office, { title: 'Kurz', questions, settings })
  const page = await browserOf(await newcomer({ language: 'de' }))
  const dialog = await openPart(page, course, title)
  await dialog.getByRole('button', { name: 'Beginnen' }).click()
  await expect(dialog.getByRole('timer')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Wahr' }).first().check({ force: true })
  await expect(dialog.getByText(/^Die Zeit war um/)).toBeVisible({ timeout: 20_000 })
  await expect(dialog.getByRole('heading', { name: 'Bestanden' })).toBeVisible()
  await expect(dialog.getByText(/^1 von 2 Punkten/)).toBeVisible()
})
