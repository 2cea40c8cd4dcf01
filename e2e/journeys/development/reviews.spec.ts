import { reviewsMessages } from '@oktant/contract/kit/messages/reviews.ts'
import { modules } from '@oktant/contract/organisation/shell.ts'
import { createGroup } from '@oktant/contract/people/groups.ts'
import { readUser, updateUser, UserForm } from '@oktant/contract/people/users.ts'
import type { Page } from '@playwright/test'
import { planSeason } from '../../kit/content/seasons.ts'
import type { Send } from '../../kit/people/newcomer.ts'
import { keepSignedIn } from '../../kit/people/people.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

/** Gives somebody another manager, and nothing else. */
async function leadBy(office: Send, id: number, managerId: number) {
  const record = await office(readUser, { id })
  const form = Object.fromEntries(Object.keys(UserForm.properties).map((name) => [name, record[name]]))
  await office(updateUser, { id }, { ...form, managerId })
}

inBothLanguages(import.meta.filename, (language) => {
  const says = wordsOf('reviews', language)
  const season = wordsOf('seasons', language)
  const errors = wordsOf('errors', language)
  const printed = (key: keyof typeof reviewsMessages) => reviewsMessages[key][language]
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
  const confirm = (page: Page, name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  const isSaved = (page: Page) =>
    expect(page.getByText(new RegExp(`^${says('saved.at', { time: '' }).trim()} \\d`))).toBeVisible()

  test('a review goes from the dry run to both signatures, with a new manager and a rejection on the way', async ({
    page,
    office,
    newcomer,
    browserOf,
  }) => {
    test.setTimeout(400_000)
    const unique = Date.now().toString(36)
    const group = { enableChat: false, visibleModules: [...modules], accessTimeslots: [] }
    const { id: groupId } = await office(createGroup, {}, { name: `Crew ${unique}`, ...group })
    const projectIds = [groupId]
    const hr = await newcomer({ language, profiles: ['pdrAdministrator'], projectIds })
    const lead = { language, firstName: `Tom${unique}`, profiles: ['learner', 'managerialPdrs'], projectIds }
    const first = await newcomer(lead)
    const manager = await newcomer({ ...lead, firstName: `Eva${unique}` })
    const about = { language, firstName: `Ida${unique}`, projectIds, managerId: first.user.id }
    const person = await newcomer(about)
    const name = `Year ${unique}`
    const seasonId = await planSeason(office, name, first.user.id)

    await keepSignedIn(page, hr)
    await page.goto(`/#/administration/pdr-seasons/${seasonId}?tab=dryRun`)
    await expect(page.getByText(season('dryRun.summary', { gets: 1, getsNot: 0 }))).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(`Ida${unique}`) })).toBeVisible()
    await press(page, season('open'))
    await confirm(page, season('open'))
    await expect(page.getByText(season('opening.done_one', { count: 1, completed: 0 }))).toBeVisible({
      timeout: 60_000,
    })

    const mine = await browserOf(person)
    await mine.goto('/#/pdr')
    await mine.getByRole('link', { name: says('own.workNamed', { name }) }).click()
    const future = mine.getByRole('list', { name: says('future.title') })
    for (const place of [1, 2, 3]) {
      await press(mine, says('objective.add'))
      await expect(future.getByLabel(says('objective.title'))).toHaveCount(place)
      await future.getByLabel(says('objective.title')).last().fill(`Objective ${place}`)
      await future.getByLabel(says('objective.text')).last().fill('Until summer, three of them')
    }
    await press(mine, says('submit.person'))
    await expect(mine.getByText(printed('pdr_submit_confirm'))).toBeVisible()
    await confirm(mine, says('submit.confirm'))
    // NOTE: nothing is rated or answered yet, which is said where it is missing.
    await expect(mine.locator('[data-wrong], [aria-invalid=true]').first()).toBeVisible()
    await mine
      .getByRole('radiogroup', { name: says('side.rating.yours') })
      .getByText('Mostly')
      .click()
    await mine
      .getByRole('region', { name: says('section.B') })
      .getByRole('textbox')
      .fill('My colleagues')
    await isSaved(mine)
    await press(mine, says('submit.person'))
    await confirm(mine, says('submit.confirm'))
    await expect(mine.getByText(printed('pdr.status.1')).first()).toBeVisible()

    const before = await browserOf(first)
    await before.goto('/#/pdr/team')
    await before.getByRole('link', { name: new RegExp(`Ida${unique}`) }).click()
    await expect(before.getByText('My colleagues')).toBeVisible()
    await press(before, says('submit.managerA'))
    await confirm(before, says('submit.confirm'))
    await press(before, says('meeting.hold'))
    await confirm(before, says('meeting.keep'))
    await before
      .getByRole('radiogroup', { name: says('side.rating.yours') })
      .getByText('Mostly')
      .click()
    await before.getByLabel(says('side.final.yours')).fill('Not yet said')
    await isSaved(before)

    await leadBy(office, person.user.id, manager.user.id)
    const theirs = await browserOf(manager)
    const taken = theirs.getByRole('link', { name: new RegExp(`Ida${unique}`) })
    await theirs.goto('/#/pdr/team')
    // NOTE: what follows from a change of a person is done a moment after it.
    await expect(async () => {
      await theirs.reload()
      await expect(taken).toBeVisible({ timeout: 2000 })
    }).toPass()
    await taken.click()
    await expect(theirs.getByText('My colleagues')).toBeVisible()
    // NOTE: what the first manager handed in is theirs; what they only typed is not there for anybody else.
    const signed = theirs.getByRole('listitem').filter({ hasText: says('signature.managerA') })
    await expect(signed.first()).toContainText(`Tom${unique}`)
    await expect(theirs.getByText(says('deed.managerChanged')).first()).toBeVisible()
    await expect(theirs.getByLabel(says('side.final.yours'))).toHaveValue('')
    await before.reload()
    await expect(before.getByText(errors('error.review_not_found').replace('.', ''))).toBeVisible()
    await before.goto('/#/pdr/team')
    const drafts = before.getByRole('region', { name: says('drafts.title') })
    await drafts.getByRole('button', { name: new RegExp(`Eva${unique}.*Ida${unique}`) }).click()
    await expect(drafts).toBeHidden()
    await theirs.reload()
    await expect(theirs.getByLabel(says('side.final.yours'))).toHaveValue('Not yet said')
    await expect(theirs.getByText(says('deed.draftHandedOver')).first()).toBeVisible()
    const ratings = theirs.getByRole('radiogroup', { name: says('side.rating.yours') })
    await ratings.getByText('Rarely').click()
    await isSaved(theirs)
    await theirs.getByLabel(says('side.final.yours')).fill('A good year')
    await press(theirs, says('submit.send'))
    await confirm(theirs, says('submit.confirm'))
    await expect(theirs.getByText(printed('pdr.status.4')).first()).toBeVisible()

    await mine.reload()
    await press(mine, says('reject'))
    await mine.getByRole('dialog').getByLabel(`Teamwork ${name}`).check()
    await mine.getByRole('dialog').getByLabel(says('reject.comment')).fill('More than rarely')
    await confirm(mine, says('reject.confirm'))
    await expect(mine.getByText(printed('pdr.status.6')).first()).toBeVisible()

    await theirs.reload()
    await expect(theirs.getByText('More than rarely').first()).toBeVisible()
    await ratings.getByText('Always').click()
    await isSaved(theirs)
    await press(theirs, says('submit.send'))
    await confirm(theirs, says('submit.confirm'))
    // NOTE: the history says that it was sent before, so the words of its state would be there too early.
    await expect(theirs.getByRole('button', { name: says('submit.send') })).toBeHidden()
    await expect(theirs.getByText(printed('pdr.status.4')).first()).toBeVisible()

    await mine.reload()
    await press(mine, says('accept'))
    await confirm(mine, says('accept'))
    await expect(mine.getByText(printed('pdr.status.5')).first()).toBeVisible()
    const download = mine.waitForEvent('download')
    await press(mine, says('print'))
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  })
})
