import type { Page } from '@playwright/test'
import { daysAfter } from '@oktant/contract/kit/days.ts'
import type { SignedIn } from '@oktant/contract/people/sessions.ts'
import { createSurvey, readSurveyChoices } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { inviteToSurvey } from '@oktant/contract/assessment/surveys/survey-invitations.ts'
import type { Send } from '../../kit/people/newcomer.ts'
import { tabTo } from '../../kit/hands/keyboard.ts'
import { keepSignedIn } from '../../kit/people/people.ts'
import { expect, test } from '../../kit/test.ts'

type Around = { title: string; subject: SignedIn; others: readonly SignedIn[]; addresses: readonly string[] }

/** Feedback about somebody by themselves, three around them, and two who have no account. */
async function makeFeedback(office: Send, { title, subject, others, addresses }: Around): Promise<number> {
  const { evaluations, today } = await office(readSurveyChoices)
  const survey = await office(
    createSurvey,
    {},
    {
      title: { en: title, de: title },
      description: { en: '', de: '' },
      evaluationId: evaluations.find(({ categoryId }: { categoryId: number }) => categoryId === 21).id,
      isAnonymous: true,
      leastAnswers: 3,
      resultsWhen: 'fromLeast',
      opensOn: today,
      closesOn: daysAfter(today, 30),
      remindDays: null,
      audience: null,
      subjectId: subject.user.id,
      relations: ['self'],
      managerReads: false,
      outsiders: addresses.map((address) => ({ name: 'Robin', address, language: 'de', relation: 'peer' })),
    },
  )
  const relations = ['manager', 'peer', 'report']
  const raters = others.map(({ user }, place) => ({ userId: user.id, relation: relations[place] }))
  await office(inviteToSurvey, { id: survey.id }, { audience: null, raters, outsiders: [] })
  return survey.id
}

async function fill(where: Page, place: number) {
  await expect(where.getByRole('group').first()).toBeVisible()
  for (const group of await where.getByRole('group').all()) {
    const scale = group.getByRole('radio')
    if (await scale.count()) await scale.nth(place).check({ force: true })
  }
}

/** The same on a phone, by keys alone: each scale by its arrows, each free text typed, and sent. */
async function answerByKeys(where: Page, place: number) {
  await where.setViewportSize({ width: 390, height: 844 })
  await expect(where.getByRole('group').first()).toBeVisible()
  for (const group of await where.getByRole('group').all()) {
    await expect(group).toHaveAccessibleName(/\S/)
    const scale = group.getByRole('radio')
    const field = (await scale.count()) ? scale.first() : group.getByRole('textbox')
    await tabTo(where, field)
    await expect(field).toBeInViewport()
    if (await scale.count()) {
      await where.keyboard.press('Space')
      for (let step = 0; step < place; step += 1) await where.keyboard.press('ArrowRight')
      await expect(scale.nth(place)).toBeChecked()
      await expect(scale.nth(place)).toHaveAccessibleName(/\S/)
    } else await where.keyboard.type('By keys alone.')
  }
  await tabTo(where, where.getByRole('button', { name: send }))
  await where.keyboard.press('Enter')
}

const thanks = /^(Thank you for your answers|Vielen Dank für Ihre Antworten)$/
const send = /^(Send answers|Antworten absenden)$/

test('feedback by six, two of whom have no account, is shown from the third on and read by whom it is about', async ({
  page,
  browser,
  mail,
  office,
  newcomer,
  browserOf,
}) => {
  test.slow()
  const title = `Feedback ${Date.now().toString(36)}`
  const author = await newcomer({ language: 'en', profiles: ['fullAdministration'] })
  const subject = await newcomer({ language: 'de', firstName: 'Imke' })
  const others = [
    await newcomer({ language: 'en' }),
    await newcomer({ language: 'de' }),
    await newcomer({ language: 'en' }),
  ]
  const addresses = [1, 2].map((number) => `${title.replace(' ', '-')}-${number}@example.test`)
  const id = await makeFeedback(office, { title, subject, others, addresses })
  await keepSignedIn(page, author)
  const record = `/#/administration/surveys/${id}`
  const tooFew = page.getByText('Too few answers so far')

  for (const address of addresses) {
    const link = mail.linkIn(await mail.to(address))
    const outside = await browser.newContext({ locale: 'de-DE' })
    const visitor = await outside.newPage()
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { name: 'Anonym' })).toBeVisible()
    await fill(visitor, 3)
    await visitor.getByRole('button', { name: send }).click()
    await expect(visitor.getByRole('heading', { name: thanks })).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText('Diese Einladung wurde bereits verwendet')).toBeVisible()
    await outside.close()
  }
  await page.goto(record)
  await expect(tooFew).toBeVisible()

  for (const rater of others) {
    const own = await browserOf(rater)
    await own.goto(`/#/surveys/showSurvey/${id}`)
    await answerByKeys(own, 1)
    await expect(own.getByRole('heading', { name: thanks })).toBeVisible()
    await own.close()
  }
  const about = await browserOf(subject)
  await about.goto('/#/surveys')
  await about.getByRole('link', { name: `Beantworten: ${title}` }).click()
  await expect(about.getByText('Dies ist Ihre eigene Sicht auf sich')).toBeVisible()
  await about.context().setOffline(true)
  await fill(about, 4)
  await about.getByRole('textbox').fill('Ich höre gern zu.')
  await about.context().setOffline(false)
  await about.reload()
  await expect(about.getByText('Hier sind die Antworten, die Sie begonnen hatten.')).toBeVisible()
  await expect(about.getByRole('textbox')).toHaveValue('Ich höre gern zu.')
  await about.context().setOffline(true)
  await about.getByRole('button', { name: send }).click()
  const failed = about.getByRole('dialog', { name: 'Noch nicht gespeichert' })
  await expect(failed.getByRole('button')).toHaveText(['Erneut versuchen'])
  await about.context().setOffline(false)
  await expect(about.getByRole('heading', { name: thanks })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Everybody (3)' }).first()).toBeVisible()
  for (const step of ['Close', 'Release']) {
    await page.getByRole('button', { name: step, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: step, exact: true }).last().click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await about.goto('/#/surveys')
  await about.getByRole('link', { name: `Lesen: ${title}` }).click()
  await expect(about.getByRole('columnheader', { name: 'Alle anderen (3)' }).first()).toBeVisible()
  await expect(about.getByRole('columnheader', { name: 'Eigene Sicht (1)' }).first()).toBeVisible()
  await expect(about.getByText('Ich höre gern zu.')).toBeVisible()
  const download = about.waitForEvent('download')
  await about.getByRole('button', { name: 'Als PDF drucken' }).click()
  expect((await download).suggestedFilename()).toBe(`feedback-${id}.pdf`)
})
