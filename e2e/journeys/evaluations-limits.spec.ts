import { makeCourse } from '../kit/courses.ts'
import { makeEvaluation } from '../kit/evaluations.ts'
import { keepSignedIn } from '../kit/people.ts'
import { expect, test } from '../kit/test.ts'

const statement = { type: 'TF', answerBoolean: true } as const

test('what is missing, what was not saved, what was not enough and one time too many are said as they are meant', async ({
  page,
  context,
  office,
  newcomer,
}) => {
  const title = `Once ${Date.now().toString(36)}`
  const questions = [statement, statement]
  const componentId = await makeEvaluation(office, { title, questions, settings: { retryLimit: 0 } })
  const course = await makeCourse(office, title, [{ componentId }])
  await keepSignedIn(page, await newcomer({ language: 'en' }))
  await page.goto(`/#/my-learning/${course}`)
  await page.getByRole('button', { name: `Start ${title}` }).click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('button', { name: 'Start', exact: true }).click()

  await dialog.getByRole('radio', { name: 'False' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Next question' }).click()
  await dialog.getByRole('button', { name: 'Finish' }).click()
  await expect(dialog.getByText('Please submit all questions before proceeding...')).toBeVisible()
  await expect(dialog.getByText('Question 1 of 2')).toBeVisible()
  await dialog.getByRole('button', { name: 'Submit answer' }).click()
  await dialog.getByRole('button', { name: 'Next question' }).click()
  await dialog.getByRole('radio', { name: 'False' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Submit answer' }).click()
  await expect(dialog.getByText(/^Saved/)).toBeVisible()

  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Finish' }).click()
  const failed = page.getByRole('dialog', { name: 'Not saved yet' })
  await expect(failed.getByText(/^An error has occurred saving your results/)).toBeVisible()
  await expect(failed.getByRole('button')).toHaveText(['Try again'])
  await page.keyboard.press('Escape')
  await expect(failed).toBeVisible()
  await context.setOffline(false)

  const notEnough =
    'You have not correctly answered enough questions to pass the Assessment. Please try again.'
  await expect(dialog.getByText(notEnough)).toBeVisible()
  await expect(failed).toBeHidden()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page
    .getByRole('button', { name: new RegExp(title) })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText('Number of attempts exceeded')).toBeVisible()
})

test('when the time is up by the server’s clock, what is there is handed in and counts', async ({
  office,
  newcomer,
  browserOf,
}) => {
  const title = `Kurz ${Date.now().toString(36)}`
  const limits = { timeLimit: 6, timeLimitUnit: 'seconds' as const, singlePage: true, passMark: 50 }
  const questions = [statement, statement]
  const componentId = await makeEvaluation(office, { title, questions, settings: limits })
  const course = await makeCourse(office, title, [{ componentId }])
  const page = await browserOf(await newcomer({ language: 'de' }))
  await page.goto(`/#/my-learning/${course}`)
  await page
    .getByRole('button', { name: new RegExp(title) })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Beginnen' }).click()
  await expect(dialog.getByRole('timer')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Wahr' }).first().check({ force: true })
  await expect(dialog.getByText(/^Die Zeit war abgelaufen/)).toBeVisible({ timeout: 20_000 })
  await expect(dialog.getByRole('heading', { name: 'Bestanden' })).toBeVisible()
  await expect(dialog.getByText(/^1 von 2 Punkten/)).toBeVisible()
})
