import { createKpa } from '@oktant/contract/development/kpas.ts'
import { openSeason } from '@oktant/contract/development/seasons.ts'
import type { Page } from '@playwright/test'
import { planSeason } from '../../kit/content/seasons.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

inBothLanguages(import.meta.filename, (language) => {
  const says = wordsOf('contracts', language)
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
  const sign = async (page: Page, number: number) => {
    await press(page, says('sign', { number }))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: says('signNow'), exact: true })
      .click()
    await expect(page.getByText(says('signedNow', { number }))).toBeVisible()
  }
  const weight = (page: Page, number: number) =>
    page.getByRole('group', { name: says('lineNumber', { number }) }).getByLabel(says('field.weight'))

  test('a contract is signed, changed and signed anew', async ({ office, newcomer, browserOf }) => {
    test.setTimeout(240_000)
    const unique = Date.now().toString(36)
    const lead = { language, firstName: `Tom${unique}`, profiles: ['learner', 'managerialPdrs'] }
    const manager = await newcomer(lead)
    const person = await newcomer({ language, firstName: `Ida${unique}`, managerId: manager.user.id })
    const area = { en: `Customers ${unique}`, de: `Kundschaft ${unique}` }
    const owner = { ownerId: manager.user.id, parentId: null }
    await office(createKpa, {}, { name: area, about: { en: '', de: '' }, ...owner })
    const id = await planSeason(office, `Year ${unique}`, manager.user.id, { contracts: true })
    await office(openSeason, { id }, {})

    const mine = await browserOf(person)
    const link = mine.getByRole('link', { name: new RegExp(`Ida${unique}`) })
    // NOTE: a job opens the season, person by person.
    await expect(async () => {
      await mine.goto('/#/contracts')
      await mine.reload()
      await expect(link).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 60_000 })
    await link.click()
    await press(mine, says('addLine'))
    await mine.getByLabel(says('field.kpa')).selectOption({ label: area[language] })
    await weight(mine, 1).fill('60')
    await press(mine, says('addLine'))
    await mine.getByLabel(says('field.title')).last().fill('Open the north')
    await weight(mine, 2).fill('40')
    await press(mine, says('save'))
    await sign(mine, 1)

    const theirs = await browserOf(manager)
    await theirs.goto('/#/contracts?turn=mine')
    await theirs.getByRole('link', { name: new RegExp(`Ida${unique}`) }).click()
    await sign(theirs, 1)
    await expect(theirs.getByText(says('state.signed'))).toBeVisible()
    await weight(theirs, 1).fill('70')
    await weight(theirs, 2).fill('30')
    await press(theirs, says('save'))
    await expect(theirs.getByText(says('countsMeanwhile', { number: 1 }))).toBeVisible()
    await sign(theirs, 2)

    await mine.goto('/#/')
    await mine
      .getByRole('link', { name: new RegExp(`Year ${unique}`) })
      .first()
      .click()
    await mine.goto('/#/contracts?turn=mine')
    await link.click()
    await mine.getByText(says('versionInForce', { number: 1 })).click()
    await sign(mine, 2)
    await expect(mine.getByText(says('state.signed'))).toBeVisible()
    const download = mine.waitForEvent('download')
    await press(mine, says('printVersion', { number: 1 }))
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await mine.getByRole('link', { name: says('toReview') }).click()
    await expect(
      mine.getByRole('group', { name: says('title') }).getByText(says('version', { number: 2 })),
    ).toBeVisible()
  })
})
