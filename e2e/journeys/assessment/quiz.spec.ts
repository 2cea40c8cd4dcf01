import type { Page } from '@playwright/test'
import { listEvaluations } from '@oktant/contract/assessment/evaluations.ts'
import { readCourse } from '@oktant/contract/learning/courses/containers.ts'
import { makeCourse } from '../../kit/content/courses.ts'
import { expect, test } from '../../kit/test.ts'

test.use({ locale: 'en-GB' })

const called = 'Quick check: Strategy and product'

/** Answers all questions with the first choice of each, and hands in. */
async function answerAll(page: Page, count: number) {
  for (let number = 1; number <= count; number += 1) {
    const card = page.getByRole('region', { name: `Question ${number} of ${count}` })
    await card.getByRole('radio').or(card.getByRole('checkbox')).first().click()
    await card.getByRole('button', { name: 'Submit answer' }).click()
    await expect(card.getByRole('button', { name: 'Submit answer' })).toBeHidden()
    if (number < count) await page.getByRole('button', { name: 'Next question' }).click()
  }
}

test('a visitor takes an open quiz and is led back to the beginning; its author tries it in a window that closes', async ({
  page,
  office,
  newcomer,
  browserOf,
}) => {
  const { content } = await office(listEvaluations, { _perPage: 100 })
  const evaluation = content.find(({ title }: { title: { en: string } }) => title.en === called)
  const parts = [{ componentId: evaluation.id, openToVisitors: true }]
  const id = await makeCourse(office, `Open ${Date.now().toString(36)}`, parts, { openToVisitors: true })
  const { children } = await office(readCourse, { id })

  await page.goto(`/#/quiz/${children[0].childId}`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: called })).toBeVisible()
  await answerAll(page, 3)
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(/#\/(overview|welcome)$/)

  const author = await browserOf(await newcomer({ language: 'en', profiles: ['evaluationAdministrator'] }))
  await author.goto(`/#/administration/evaluations/${evaluation.id}`)
  const opening = author.context().waitForEvent('page')
  await author.getByRole('button', { name: 'Try it out' }).click()
  const tried = await opening
  await expect(tried.getByText('A preview: nothing is kept.')).toBeVisible()
  const closing = tried.waitForEvent('close')
  await tried.getByRole('dialog', { name: 'Preview' }).getByRole('button', { name: 'Close' }).first().click()
  await closing
})
