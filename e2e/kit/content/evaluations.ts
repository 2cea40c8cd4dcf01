import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { listAttemptHistory, reviewAttempt } from '@oktant/contract/assessment/attempts/attempt-history.ts'
import { blankQuestion, blankSettings } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import { createEvaluation, type EvaluationSettings } from '@oktant/contract/assessment/evaluations.ts'
import { createQuestionBank } from '@oktant/contract/assessment/questions/question-banks.ts'
import { createQuestion, type QuestionForm } from '@oktant/contract/assessment/questions/questions.ts'
import { makeCourse } from './courses.ts'
import type { Send } from '../people/newcomer.ts'

export const statement = { type: 'TF', answerBoolean: true } as const

const both = (text: string) => ({ en: text, de: text })
const nothing = both('')
const plain = (type: QuestionForm['type']) => ({ ...blankQuestion(type), noOfRetries: 0 })

type Wanted = {
  title: string
  questions: readonly (Pick<QuestionForm, 'type'> & Partial<QuestionForm>)[]
  category?: number
  settings?: Partial<EvaluationSettings>
}

/** An evaluation of the journey's own, which asks these in this order; answers its component. */
export async function makeEvaluation(office: Send, wanted: Wanted): Promise<number> {
  const { title, questions, category = 3 } = wanted
  // NOTE: a bank's name is used once, and a journey goes in both languages and may go again.
  const name = both(`${title} ${randomUUID()}`)
  const bank = await office(createQuestionBank, {}, { title: name, description: nothing })
  const items = []
  for (const [place, question] of questions.entries()) {
    const questionText = both(`${title}: ${place + 1}`)
    const form = { ...plain(question.type), questionText, ...question, bankId: bank.id }
    const { id } = await office(createQuestion, {}, form)
    items.push({ questionId: id, bankId: null, tag: '', difficulty: null, count: 1, mandatory: true })
  }
  const about = { title: both(title), description: nothing, keywords: [], minutes: null }
  const own = { ...blankSettings, ...wanted.settings }
  const made = await office(createEvaluation, {}, { ...about, category, items, settings: own })
  return Number(made.id)
}

/** The same with a name that nothing else has, in a course that holds nothing else. */
export async function makeTest(office: Send, { title: name, ...wanted }: Wanted) {
  const title = `${name} ${Date.now().toString(36)}`
  const id = await makeEvaluation(office, { ...wanted, title })
  return { id, title, course: await makeCourse(office, title, [{ componentId: id }]) }
}

/** What the server has of the only attempt there is. */
export async function attemptKept(office: Send, id: number) {
  const history = await office(listAttemptHistory, { id })
  expect(history.totalElements).toBe(1)
  const { launch } = await office(reviewAttempt, { id: history.content[0].id })
  return launch
}

/** Opens a part of a course by its title; answers the dialog that it is in. */
export async function openPart(page: Page, course: number, title: string) {
  await page.goto(`/#/my-learning/${course}`)
  await page
    .getByRole('button', { name: new RegExp(title) })
    .first()
    .click()
  return page.getByRole('dialog').first()
}
