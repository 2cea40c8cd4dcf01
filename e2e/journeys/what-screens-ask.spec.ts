import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { callsAmong } from '../kit/calls.ts'
import { deskOf, handIn } from '../kit/content/essays.ts'
import { makeTest, openPart, statement } from '../kit/content/evaluations.ts'
import { newPassword, senderFor } from '../kit/people/newcomer.ts'
import { isThere, type Recorded, visitsInto } from '../kit/recording.ts'
import { requestsOf } from '../kit/requests.ts'
import { expect, test } from '../kit/test.ts'

// NOTE: what `npm run bench` measures. `PROVE=whole RECORD=on` before the run of this file writes it down anew.
const file = resolve(import.meta.dirname, '../../bench/screens.json')
const found: Recorded = {}

test.describe.configure({ mode: 'serial' })

const visitAll = visitsInto(found)

test('the screens of somebody who learns ask for what is written down', async ({
  page,
  office,
  account,
  newcomer,
  browserOf,
}) => {
  test.slow()
  const { course } = await makeTest(office, { title: 'Asked', questions: [statement] })
  await visitAll(browserOf, await newcomer({ language: 'en' }), {
    home: '/',
    'my learning': '/mylearning',
    'my courses': '/my-courses',
    progress: '/progress',
    explore: '/explore',
    overview: '/overview',
    'a segment': '/topic/1',
    'a library': '/library/1',
    suggested: '/suggested',
    'course page': `/my-learning/${course}`,
  })
  const { login } = await account({ language: 'en' })
  await page.goto('/#/login')
  const asked = requestsOf(page)
  await page.getByRole('textbox', { name: 'Username' }).fill(login)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await asked.settle()
  await page.getByRole('button', { name: 'Sign in' }).click()
  const signingIn = callsAmong(await asked.settle())
  found['sign-in'] = signingIn.filter(({ call }) => call === 'signIn')
})

test('so does somebody who takes an evaluation', async ({ office, newcomer, browserOf }) => {
  const questions = [statement, statement]
  const { title, course } = await makeTest(office, { title: 'Taken', questions })
  const page = await browserOf(await newcomer({ language: 'en' }))
  const asked = requestsOf(page)
  const dialog = await openPart(page, course, title)
  await asked.settle()
  await dialog.getByRole('button', { name: 'Start', exact: true }).click()
  found['starting'] = callsAmong(await asked.settle())
  await dialog.getByRole('radio').first().check()
  await expect(dialog.getByText(/^Saved/)).toBeVisible()
  found['an answer, kept'] = callsAmong(await asked.settle())
  await dialog.getByRole('button', { name: 'Submit answer' }).click()
  found['an answer, submitted'] = callsAmong(await asked.settle())
  await dialog.getByRole('button', { name: 'Next question' }).click()
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Submit answer' }).click()
  await asked.settle()
  await dialog.getByRole('button', { name: 'Finish' }).click()
  found['handing in'] = callsAmong(await asked.settle())
})

test('so do somebody who marks and somebody who administers', async ({
  office,
  newcomer,
  browserOf,
  request,
}) => {
  test.slow()
  const { id: evaluationId, course } = await makeTest(office, {
    title: 'Marked',
    questions: [{ type: 'FT', fullScore: 5 }],
    category: componentCategory.moderatedEssay,
    settings: { singlePage: true },
  })
  const logId = await handIn(senderFor(request, await newcomer({ language: 'en' })), course)
  const marker = await newcomer({ language: 'en', profiles: ['freeTextModerator'] })
  const desk = deskOf({ logId, evaluationId }).replace('/#', '')
  await visitAll(browserOf, marker, {
    'marking queue': '/moderator?tab=freeText',
    'an attempt to mark': desk,
  })
  const administrator = await newcomer({ language: 'en', profiles: ['administrator'] })
  await visitAll(browserOf, administrator, {
    'list of people': '/administration/users',
    'list of courses': '/administration/courses',
    'list of components': '/administration/components',
    'list of evaluations': '/administration/evaluations',
    'list of learning groups': '/administration/learning-groups',
    'list of groups': '/administration/groups',
    'list of question banks': '/administration/question-banks',
    'list of certificates': '/administration/certificates',
  })
  const page = await browserOf(administrator)
  await page.goto('/#/administration/users')
  await page.waitForFunction(isThere, '')
  const asked = requestsOf(page)
  await asked.settle()
  await page
    .getByRole('button', { name: /^(Export|Download)/ })
    .first()
    .click()
  found['people as CSV'] = callsAmong(await asked.settle())
})

test('and what is measured is what is asked for', () => {
  if (process.env.RECORD === 'on') writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`)
  expect(found).toEqual(JSON.parse(readFileSync(file, 'utf8')))
})
