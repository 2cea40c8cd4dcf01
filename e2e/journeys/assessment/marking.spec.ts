import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { scoreMarking } from '@oktant/contract/assessment/marking.ts'
import { deskOf, essay, handIn } from '../../kit/content/essays.ts'
import { makeTest } from '../../kit/content/evaluations.ts'
import { senderFor } from '../../kit/people/newcomer.ts'
import { keepSignedIn, unlessBusy } from '../../kit/people/people.ts'
import { expect, test } from '../../kit/test.ts'

const profiles = ['freeTextModerator']

type Kit = Pick<Parameters<Parameters<typeof test>[2]>[0], 'office' | 'newcomer' | 'request'>

/** A course whose only part is an essay, which somebody has handed in. */
async function handedIn({ office, newcomer, request }: Kit, who: Parameters<Kit['newcomer']>[0]) {
  const { id: evaluationId, course } = await makeTest(office, {
    title: 'Essay',
    questions: [{ type: 'FT', fullScore: 5 }],
    category: componentCategory.moderatedEssay,
    settings: { singlePage: true },
  })
  const own = senderFor(request, await newcomer(who))
  const logId = await handIn(own, course)
  return { course, own, logId, desk: deskOf({ logId, evaluationId }) }
}

test('of two who mark the same text at once the second is told, and nothing of the first is overwritten', async ({
  page,
  office,
  newcomer,
  browserOf,
  request,
}) => {
  const learner = { language: 'de', firstName: 'Leila' } as const
  const { course, own, logId, desk } = await handedIn({ office, newcomer, request }, learner)
  const first = await newcomer({ language: 'en', firstName: 'Mara', profiles })
  const second = await newcomer({ language: 'de', firstName: 'Nuno', profiles })

  await keepSignedIn(page, first)
  await page.goto(desk)
  await expect(page.getByText(essay)).toBeVisible()
  await page.getByRole('textbox', { name: 'Points (0 to 5)' }).fill('4')

  const other = await browserOf(second)
  await other.goto(desk)
  await expect(other.getByText(/^Mara Walker hat diesen Versuch geöffnet/)).toBeVisible()
  await expect(other.getByText(essay)).toBeVisible()
  await expect(other.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByText(/^Saved/)).toBeVisible()
  const path = `/rest${scoreMarking.path.replace(':logId', String(logId))}`
  const overwriting = { revision: 1, questionScores: [], comment: 'No', level: null }
  const headers = { authorization: `Bearer ${second.token}` }
  const data = { action: 'SAVE', ...overwriting }
  const refused = await unlessBusy(() => request.post(path, { headers, data }))
  expect((await refused.json()).code).toBe('marking_taken')

  await page.getByRole('textbox', { name: 'Points (0 to 5)' }).press('Control+Enter')
  await expect(page.getByText('Leila Walker is marked.')).toBeVisible()
  await other.getByRole('button', { name: 'Noch einmal nachsehen' }).click()
  await expect(other.getByText(/^Bewertet von Mara Walker/)).toBeVisible()
  await expect(other.getByText('4 von 5 Punkten')).toBeVisible()
  const { children } = await own(readLearning, { id: course })
  expect(children[0]).toMatchObject({ passed: true, mark: 80 })
})

test('what a marker types while the server is away is told, outlives a reload, and is saved when it is back', async ({
  office,
  newcomer,
  browserOf,
  request,
}) => {
  const learner = { language: 'en', firstName: 'Lea' } as const
  const { course, own, logId, desk } = await handedIn({ office, newcomer, request }, learner)
  const marker = await newcomer({ language: 'de', firstName: 'Nuno', profiles })
  const saves = `**/rest${scoreMarking.path.replace(':logId', String(logId))}*`
  const page = await browserOf(marker)
  const points = page.getByRole('textbox', { name: 'Punkte (0 bis 5)' })

  await page.route(saves, (route) => route.abort())
  await page.goto(desk)
  await points.fill('3')
  await expect(page.getByText('Noch nicht gespeichert; Ihre Eingaben bleiben hier stehen.')).toBeVisible()
  await page.reload()
  await expect(points).toHaveValue('3')
  await expect(page.getByText(/^Was Sie zuletzt eingegeben haben, steht wieder hier\./)).toBeVisible()
  await page.unroute(saves)
  await expect(page.getByText(/Gespeichert \d/)).toBeVisible({ timeout: 15_000 })

  await points.press('Control+Enter')
  await expect(page.getByText('Lea Walker ist bewertet.')).toBeVisible()
  const { children } = await own(readLearning, { id: course })
  expect(children[0]).toMatchObject({ mark: 60 })
})
