import { createSurvey, readSurveyChoices } from '@oktant/contract/survey-administration.ts'
import { keepSignedIn } from '../kit/people.ts'
import { expect, test } from '../kit/test.ts'

const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10)

test('three people without an account answer by their links, once each, and the results appear with the third', async ({
  page,
  browser,
  mail,
  newcomer,
}) => {
  const author = await newcomer({ language: 'en', profiles: ['fullAdministration'] })
  await keepSignedIn(page, author)
  const headers = { authorization: `Bearer ${author.token}` }
  const { payload: choices } = await (
    await page.request.get(`/rest${readSurveyChoices.path}`, { headers })
  ).json()
  const stamp = Date.now()
  const addresses = [1, 2, 3].map((number) => `rater-${stamp}-${number}@example.test`)
  const made = await page.request.post(`/rest${createSurvey.path}`, {
    headers,
    data: {
      title: { en: `Opinions ${stamp}`, de: `Meinungen ${stamp}` },
      description: { en: '', de: '' },
      evaluationId: choices.evaluations.find(({ categoryId }: { categoryId: number }) => categoryId === 20)
        .id,
      isAnonymous: true,
      leastAnswers: 3,
      resultsWhen: 'fromLeast',
      opensOn: day(0),
      closesOn: day(30),
      remindDays: null,
      audience: null,
      subjectId: null,
      relations: [],
      managerReads: false,
      outsiders: addresses.map((address) => ({ name: 'Robin', address, language: 'en', relation: null })),
    },
  })
  const { payload: survey } = await made.json()
  await page.goto(`/#/administration/surveys/${survey.id}`)
  await expect(page.getByText('Too few answers so far')).toBeVisible()

  for (const address of addresses) {
    const link = mail.linkIn(await mail.to(address))
    const outside = await browser.newContext()
    const visitor = await outside.newPage()
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { name: 'Anonymous' })).toBeVisible()
    for (const group of await visitor.getByRole('group').all())
      await group.getByRole('radio').nth(3).check({ force: true })
    await visitor.getByRole('button', { name: 'Send answers' }).click()
    await expect(visitor.getByRole('heading', { name: 'Thank you for your answers' })).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText('This invitation has been used')).toBeVisible()
    await outside.close()
  }
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Everybody (3)' }).first()).toBeVisible()
})
