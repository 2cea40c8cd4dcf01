import { createCompetencyItem } from '@oktant/contract/development/competency-items.ts'
import { saveCompetencyProfile } from '@oktant/contract/development/competency-profiles.ts'
import { dayIn, daysAfter } from '@oktant/contract/kit/days.ts'
import { createJobRole } from '@oktant/contract/people/places.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { competencyMessages } from '@oktant/contract/kit/messages/competencies.ts'
import { tabTo } from '../../kit/hands/keyboard.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

const names = {
  en: ['Rope work', 'First aid', 'Rigger', 'I rig every week', 'A course of two days'],
  de: ['Seilarbeit', 'Erste Hilfe', 'Takelage', 'Ich takle jede Woche', 'Ein Kurs von zwei Tagen'],
} as const
const inAMonth = () => daysAfter(dayIn('Europe/Berlin', new Date()), 30).split('-').toReversed().join('-')

inBothLanguages(import.meta.filename, (language) => {
  const says = wordsOf('competencies', language)
  const saysOfGoals = wordsOf('goals', language)
  const state = (one: 'LEVEL_ONE' | 'UNDER_REVIEW') =>
    competencyMessages[`declaration.state.${one}`][language]

  test('a competency is declared by keys and confirmed, and the gap beside it becomes a goal that closes with it', async ({
    office,
    newcomer,
    browserOf,
  }) => {
    test.setTimeout(240_000)
    const unique = Date.now().toString(36)
    const [ropes, aid, role] = names[language].map((name) => `${name} ${unique}`)
    const [, , , words, comments] = names[language]
    const both = (text = '') => ({ en: text, de: text })
    const item = (name = '') =>
      office(createCompetencyItem, {}, { name: both(name), tip: both(), itemProperties: [] })
    const items = [(await item(ropes)).id, (await item(aid)).id]
    const { id: jobRoleId } = await office(createJobRole, {}, { name: both(role) })
    const asked = items.map((competencyItemId: number) => ({
      competencyItemId,
      level: 'LEVEL_ONE',
      validMonths: 12,
    }))
    await office(saveCompetencyProfile, { id: jobRoleId }, { revision: 0, items: asked })
    const boss = await newcomer({ language, profiles: ['learner', 'manager'], firstName: `Tom${unique}` })
    const judge = await newcomer({ language, profiles: ['learner', 'competencyAssessor'] })
    const hr = await newcomer({ language, profiles: ['learner', 'hrAdministrator'] })
    const person = await newcomer({
      language,
      profiles: ['learner', 'competencyDeclarations', 'trainingGoals'],
      firstName: `Ida${unique}`,
      managerId: boss.user.id,
      jobRoleId,
    })

    const mine = await browserOf(person)
    const theirs = await browserOf(judge)
    const declare = async (name = '') => {
      await mine.goto('/#/competencies')
      await tabTo(mine, mine.getByRole('button', { name: says('own.declareNamed', { name }) }))
      await mine.keyboard.press('Enter')
      await tabTo(mine, mine.getByRole('dialog').getByLabel(says('declare.words')))
      await mine.keyboard.type(words)
      await tabTo(mine, mine.getByRole('dialog').getByRole('button', { name: says('own.declare') }))
      await mine.keyboard.press('Enter')
      await expect(mine.getByText(says('done.declared', { name }))).toBeVisible()
    }
    const confirm = async (name = '') => {
      await theirs.goto('/#/competencies/assess')
      await theirs
        .getByRole('row', { name: new RegExp(`${name}.*Ida${unique}`) })
        .getByRole('link', { name })
        .click()
      await theirs.getByRole('button', { name: says('deed.take'), exact: true }).click()
      await theirs.getByRole('button', { name: says('decide.confirm') }).click()
      await expect(theirs.getByText(state('LEVEL_ONE')).first()).toBeVisible()
    }
    await declare(ropes)
    await confirm(ropes)

    const lead = await browserOf(boss)
    await lead.goto('/#/competencies/matrix')
    const line = lead.getByRole('row', { name: new RegExp(`Ida${unique}`) })
    await expect(line.getByText(says('standing.met'), { exact: true })).toBeVisible()
    await expect(line.getByText(says('standing.gap'), { exact: true })).toBeVisible()
    await line.getByRole('link', { name: new RegExp(`${aid}`) }).click()
    await expect(lead.getByText(saysOfGoals('form.competency', { name: aid ?? '' }))).toBeVisible()
    await lead.getByLabel(saysOfGoals('field.achieveBy'), { exact: true }).fill(inAMonth())
    await lead.getByLabel(saysOfGoals('field.comments')).fill(comments)
    await expect(lead.getByRole('checkbox', { name: new RegExp(`Ida${unique}`) })).toBeChecked()
    await lead.getByRole('button', { name: saysOfGoals('deed.assign'), exact: true }).click()
    await expect(
      lead.getByText(saysOfGoals('done.assign_one', { count: 1, already: 0 }).trim()),
    ).toBeVisible()

    // NOTE: HR agrees to external training, as companies usually have it.
    const agreeing = await browserOf(hr)
    await agreeing.goto('/#/training-goals/approvals')
    const request = agreeing.getByRole('article', { name: aid })
    await request.getByRole('button', { name: new RegExp(`^${saysOfGoals('deed.approve')}:`) }).click()
    await request.getByRole('button', { name: saysOfGoals('deed.approve'), exact: true }).click()
    await expect(agreeing.getByText(saysOfGoals('done.approve'))).toBeVisible()

    await mine.goto('/#/competencies')
    await mine.getByRole('link', { name: says('own.goalNamed', { name: aid ?? '' }) }).click()
    const status = messages['training.goal.status.5'][language]
    await expect(mine.getByText(saysOfGoals('form.open', { status }))).toBeVisible()

    await declare(aid)
    await confirm(aid)
    const card = mine.getByRole('article', { name: aid })
    // NOTE: what follows from a confirmation is delivered after it.
    await expect(async () => {
      await mine.goto('/#/training-goals?tab=previous')
      await mine.reload()
      await expect(card.getByRole('link', { name: saysOfGoals('proof.declaration') })).toBeVisible({
        timeout: 3000,
      })
    }).toPass({ timeout: 30_000 })
  })
})
