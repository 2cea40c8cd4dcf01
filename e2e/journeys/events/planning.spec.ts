import { acceptBookingOfEvent } from '@oktant/contract/events/attending.ts'
import { listBookings } from '@oktant/contract/events/event-invitations.ts'
import { createVenue } from '@oktant/contract/events/venues.ts'
import { daysAfter } from '@oktant/contract/kit/days.ts'
import { eventsMessages } from '@oktant/contract/kit/messages/events.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { modules } from '@oktant/contract/organisation/shell.ts'
import { addMembers, createGroup } from '@oktant/contract/people/groups.ts'
import { listUsers } from '@oktant/contract/people/users.ts'
import type { Page } from '@playwright/test'
import { senderFor } from '../../kit/people/newcomer.ts'
import { keepSignedIn } from '../../kit/people/people.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

const crew = 11

inBothLanguages(import.meta.filename, (language) => {
  const says = wordsOf('planning', language)
  const common = wordsOf('common', language)
  const printed = (key: keyof typeof eventsMessages) => eventsMessages[key][language]
  const save = (page: Page) => page.getByRole('button', { name: common('action.save'), exact: true }).click()
  const open = (page: Page, tab: 'plan' | 'people' | 'register') =>
    page.getByRole('tab', { name: says(`tabs.${tab}`), exact: true }).click()

  test('a trainer plans an event, invites, keeps the register and cancels another', async ({
    page,
    office,
    request,
    newcomer,
    mail,
  }) => {
    test.slow()
    const unique = Date.now().toString(36)
    const [room, otherRoom] = [`Room ${unique}`, `Hall ${unique}`]
    const name = `First aid ${unique}`
    for (const one of [room, otherRoom])
      await office(
        createVenue,
        {},
        { name: { en: one, de: one }, location: null, capacity: 12, equipment: '' },
      )
    // NOTE: a trainer finds those with whom they share a group, as everybody does who may not see all people.
    const form = {
      name: `Crew ${unique}`,
      enableChat: false,
      visibleModules: [...modules],
      accessTimeslots: [],
    }
    const { id: groupId } = await office(createGroup, {}, form)
    const invitee = await newcomer({ language, firstName: `Ida${unique}`, projectIds: [groupId] })
    const profiles = ['eventFacilitator', 'learner']
    const trainer = await newcomer({ language, profiles, projectIds: [groupId] })
    // NOTE: with the trainer and the one who was found by name twelve are invited.
    const others = (
      await office(listUsers, {
        _perPage: crew - 1,
        _filterFields: 'userStatus.name',
        _filterValues: 'Active',
      })
    ).content
    const userIds = others.map(({ id }: { id: number }) => id)
    await office(addMembers, { owner: 'project', id: groupId }, { userIds })
    await keepSignedIn(page, trainer)

    await page.goto('/#/trainer-event/0')
    await page.getByLabel(says(language === 'en' ? 'name.en' : 'name.de'), { exact: true }).fill(name)
    await page.getByRole('combobox', { name: says('field.venue') }).fill(room)
    await page.getByRole('option', { name: room }).click()
    await expect(page.getByText(says('venueHolds_other', { count: 12 }))).toBeVisible()
    await page.getByRole('button', { name: says('addSlot') }).click()
    // NOTE: the first part has begun already today, so that the register can be kept.
    const first = page.getByRole('group', { name: says('slot', { number: 1 }), exact: true })
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format()
    await first.getByLabel(says('field.day'), { exact: true }).fill(today.split('-').reverse().join('-'))
    await first.getByLabel(says('field.start'), { exact: true }).fill('00:00')
    await first.getByLabel(says('field.end'), { exact: true }).fill('00:01')
    await page.getByRole('button', { name: says('addSlot') }).click()
    const second = page.getByRole('group', { name: says('slot', { number: 2 }), exact: true })
    const later = daysAfter(today, 7)
    await second.getByLabel(says('field.day'), { exact: true }).fill(later.split('-').reverse().join('-'))
    await second.getByLabel(says('field.start'), { exact: true }).fill('10:00')
    await second.getByLabel(says('field.end'), { exact: true }).fill('12:00')
    await save(page)
    await expect(page.getByText(printed('event_saved'))).toBeVisible()
    await expect(page).toHaveURL(/trainer-event\/[1-9]/)
    const [, id = ''] = /trainer-event\/(\d+)/.exec(page.url()) ?? []

    await open(page, 'people')
    await page.getByRole('combobox', { name: says('addPerson') }).fill(`Ida${unique}`)
    await page.getByRole('option', { name: `Ida${unique}` }).click()
    await expect(page.getByText(says('added', { name: `Ida${unique} Walker` }))).toBeVisible()
    await page.getByRole('button', { name: says('many.group') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: says('many.from') }).selectOption(form.name)
    await dialog.getByRole('button', { name: says('many.addAll'), exact: true }).click()
    await expect(page.getByText(says('many.added_other', { count: crew }))).toBeVisible()
    await page.getByRole('button', { name: says('letter.invite') }).click()
    await expect(page.getByText(printed('invitations_sent'))).toBeVisible()
    const asTrainer = senderFor(request, trainer)
    const invited = {
      id,
      _perPage: 50,
      _filterFields: 'bookingStatus',
      _filterValues: String(bookingStatus.SENT),
    }
    await expect.poll(async () => (await asTrainer(listBookings, invited)).totalElements).toBe(crew + 1)

    await open(page, 'plan')
    await page.getByRole('combobox', { name: says('field.venue') }).fill(otherRoom)
    await page.getByRole('option', { name: otherRoom }).click()
    await save(page)
    await open(page, 'people')
    await page.getByRole('button', { name: says('letter.change') }).click()
    await expect(page.getByText(printed('changes_sent'))).toBeVisible()
    const [address, about] = [invitee.user.email, new RegExp(name)]
    expect((await mail.to(address, about)).text).toContain(room)
    expect((await mail.to(address, about)).text).toContain(otherRoom)

    const people = (await asTrainer(listBookings, { id, _perPage: 50 })).content
    const booking = people.find(({ user }: { user: { id: number } }) => user.id === invitee.user.id)
    await senderFor(request, invitee)(acceptBookingOfEvent, { id, bid: booking.id })
    await page.reload()
    await open(page, 'register')
    const mark = page.getByRole('group', { name: `Ida${unique} Walker` })
    await mark.getByRole('button', { name: says('present') }).click()
    await expect(page.getByText(says('savedAt', { time: '' }).trim())).toBeVisible()

    await page.getByRole('button', { name: says('copy'), exact: true }).click()
    await expect(page.getByText(printed('event_copied'))).toBeVisible()
    await expect(page).not.toHaveURL(new RegExp(`trainer-event/${id}\\b`))
    await open(page, 'people')
    await page.getByRole('button', { name: says('letter.cancel') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: says('letter.cancel') })
      .click()
    await expect(page.getByText(printed('event_cancelled'))).toBeVisible()
  })
})
