import { createRewardKind } from '@oktant/contract/development/reward-kinds.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

const names = {
  en: ['Helpful', 'Half a year', 'My training', 'Ask for a mentor', 'The night shift'],
  de: ['Hilfsbereit', 'Halbjahr', 'Meine Weiterbildung', 'Mentor suchen', 'Die Nachtschicht'],
} as const

inBothLanguages(import.meta.filename, (language) => {
  const says = wordsOf('talks', language)
  const saysOfRewards = wordsOf('rewards', language)

  test('two people talk, agree on something that is found on the first page, and one is rewarded', async ({
    office,
    newcomer,
    browserOf,
  }) => {
    test.slow()
    const [kindName, topic, agenda, agreed, reason] = names[language]
    const kind = `${kindName} ${Date.now().toString(36)}`
    const form = {
      name: { en: kind, de: kind },
      about: { en: '', de: '' },
      points: 5,
      occasion: 'byHand',
      ruleBudget: null,
    }
    await office(createRewardKind, {}, form)
    const boss = await newcomer({
      language,
      profiles: ['learner', 'manager', 'managerialPdrs'],
      firstName: 'Mara',
    })
    const person = await newcomer({ language, managerId: boss.user.id, firstName: 'Noor' })

    const page = await browserOf(person)
    await page.goto('/#/talks')
    await page
      .getByRole('link', { name: says('new') })
      .first()
      .click()
    await page.getByRole('textbox', { name: says('field.topic') }).fill(topic)
    await page.getByRole('button', { name: says('begin') }).click()
    await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible()
    await page.getByRole('textbox', { name: says('part.agenda') }).fill(agenda)
    await page.getByRole('textbox', { name: says('part.private') }).fill('x-private-x')
    await page.getByRole('textbox', { name: says('action.text') }).fill(agreed)
    await page.getByRole('button', { name: says('action.add') }).click()
    await expect(page.getByRole('checkbox', { name: says('action.done', { text: agreed }) })).toBeVisible()

    const manager = await browserOf(boss)
    await manager.goto('/#/talks')
    await manager.getByRole('link', { name: topic }).click()
    await expect(manager.getByRole('textbox', { name: says('part.agenda') })).toHaveValue(agenda)
    await expect(manager.getByText('x-private-x')).toHaveCount(0)
    await expect(manager.getByRole('textbox', { name: says('part.private') })).toHaveValue('')

    await page.goto('/#/')
    await expect(page.getByText(agreed)).toBeVisible()

    await manager.goto('/#/rewards/new')
    await manager
      .getByRole('combobox', { name: saysOfRewards('field.kind') })
      .selectOption({ label: saysOfRewards('choice_other', { name: kind, count: 5 }) })
    await manager.getByRole('textbox', { name: saysOfRewards('field.reason') }).fill(reason)
    await manager.getByRole('button', { name: saysOfRewards('giveNow'), exact: true }).click()
    await expect(manager.getByText(saysOfRewards('given', { name: 'Noor Walker' }))).toBeVisible()
    await page.goto('/#/rewards')
    await expect(page.getByText(saysOfRewards('lead.mine_other', { count: 5 }))).toBeVisible()
    await expect(page.getByText(reason)).toBeVisible()
  })
})
