import { attemptKept, makeTest, openPart, statement } from '../kit/content/evaluations.ts'
import { expect, test } from '../kit/test.ts'
import { wordsOf } from '../kit/words.ts'

test('one attempt in two windows without a connection: both answer, and nothing of either is lost', async ({
  office,
  newcomer,
  browserOf,
}) => {
  const words = wordsOf('attempts', 'de')
  const settings = { singlePage: true, passMark: 0 }
  const questions = [statement, { type: 'FT', fullScore: 5 } as const]
  const { id, title, course } = await makeTest(office, { title: 'Zwei Fenster', questions, settings })
  const first = await browserOf(await newcomer({ language: 'de' }))
  const there = await openPart(first, course, title)
  await there.getByRole('button', { name: words('intro.start'), exact: true }).click()
  await expect(there.getByRole('textbox')).toBeVisible()
  const second = await first.context().newPage()
  const here = await openPart(second, course, title)
  await here.getByRole('button', { name: words('intro.resume') }).click()
  await expect(here.getByRole('textbox')).toBeVisible()

  await first.context().setOffline(true)
  await there.getByRole('radio', { name: 'Wahr' }).check({ force: true })
  await here.getByRole('textbox').pressSequentially('Der Palstek')
  await expect(here.getByRole('radio', { name: 'Wahr' })).toBeChecked()
  await expect(there.getByRole('textbox')).toHaveValue('Der Palstek')
  await there.getByRole('textbox').press('End')
  await there.getByRole('textbox').pressSequentially(' hält.')
  await expect(here.getByRole('textbox')).toHaveValue('Der Palstek hält.')

  await first.context().setOffline(false)
  await expect(there.getByRole('heading', { name: words('elsewhere.title') })).toBeVisible()
  await expect(here.getByText(/^Gespeichert/)).toBeVisible()
  await here.getByRole('button', { name: words('runner.submit') }).click()
  await expect(here.getByRole('heading', { name: 'Wird beurteilt' })).toBeVisible()
  const { questionScores } = await attemptKept(office, id)
  expect(questionScores).toMatchObject([{ answer: 'true' }, { ftAnswer: 'Der Palstek hält.' }])
})
