import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import { dayIn, daysAfter } from '@oktant/contract/kit/days.ts'
import { createDeclineReason } from '@oktant/contract/events/decline-reasons.ts'
import type { Page } from '@playwright/test'
import { planOf, timeZone } from '../../kit/content/events.ts'
import { press } from '../../kit/hands/keys.ts'
import { senderFor } from '../../kit/people/newcomer.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

const names = { en: ['First aid', 'I am ill'], de: ['Erste Hilfe', 'Ich bin krank'] } as const
const daysAhead = 9

/** The day so many days ahead where the newcomers live, as the calendar names its cells: YYYY-MM-DD. */
const ahead = () => daysAfter(dayIn(timeZone, new Date()), daysAhead)
/** From today to the day of the event with the arrows alone, and into it with Enter. */
async function openDayByKeys(page: Page) {
  const today = page.locator('[role=gridcell][aria-current=date]')
  await today.focus()
  for (let step = 0; step < Math.floor(daysAhead / 7); step += 1) await page.keyboard.press('ArrowDown')
  for (let step = 0; step < daysAhead % 7; step += 1) await page.keyboard.press('ArrowRight')
  await expect(page.locator(`[data-day="${ahead()}"]`)).toBeFocused()
  await page.keyboard.press('Enter')
}
/** The same day in the months of its year; one that lies in the next is drawn when the keys reach it. */
async function openDayInYear(page: Page, year: string) {
  await press(page.getByRole('button', { name: year, exact: true }))
  await expect(page.getByRole('grid')).toHaveCount(12)
  const cell = (day: string) => page.locator(`[data-day="${day}"]`)
  const day = cell(ahead())
  await day.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(cell(daysAfter(ahead(), -1))).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(day).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(day).toHaveAttribute('aria-selected', 'true')
}

inBothLanguages(import.meta.filename, (language) => {
  const says = wordsOf('attending', language)

  test('a seat is found by keys, asked for, approved by the manager, confirmed and given back', async ({
    office,
    newcomer,
    request,
    mail,
    browserOf,
  }) => {
    test.slow()
    const unique = Date.now().toString(36)
    const [event, reason] = names[language].map((name) => `${name} ${unique}`)
    await office(createDeclineReason, {}, { name: { en: reason ?? '', de: reason ?? '' } })
    const boss = await newcomer({ language, profiles: ['manager'], firstName: 'Mara' })
    const trainer = await newcomer({ language, profiles: ['fullAdministration'] })
    await senderFor(request, trainer)(
      createEvent,
      {},
      {
        ...planOf(event ?? '', trainer.user.id, ahead()),
        managerApproval: true,
        managerRsvpForUser: true,
      },
    )
    const learner = await newcomer({ language, managerId: boss.user.id })

    const page = await browserOf(learner)
    await page.goto('/#/events')
    await openDayByKeys(page)
    await openDayInYear(page, says('calendar.year'))
    const link = page.getByRole('link', { name: event ?? '', exact: true })
    await expect(link).toBeVisible()
    await press(link)
    await expect(page.getByRole('heading', { level: 1, name: event ?? '' })).toBeVisible()
    await page.getByRole('button', { name: says('deed.request') }).click()
    const seat = page.getByRole('region', { name: says('seat.title') })
    const waits = says('stand.waitsFor', { name: 'Mara' })
    await expect(seat.getByText(waits)).toBeVisible()

    const manager = await browserOf(boss)
    await manager.goto(mail.linkIn(await mail.to(boss.user.email, new RegExp(unique))))
    await expect(manager.getByRole('heading', { level: 1, name: event ?? '' })).toBeVisible()
    await manager.getByRole('button', { name: says('deed.approve') }).click()
    await expect(manager.getByText(says('booking.actioned'))).toBeVisible()

    await page.reload()
    await expect(page.getByText(says('state.booked'), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: says('deed.giveBack') }).click()
    const form = page.getByRole('form', { name: says('deed.giveBack') })
    await form.getByRole('button', { name: says('deed.giveBack') }).click()
    await expect(form.getByText(says('decline.commentMissing'))).toBeVisible()
    await form.getByRole('combobox', { name: says('decline.reason') }).selectOption(reason ?? '')
    await form.getByRole('textbox', { name: says('decline.comment') }).fill('39,5 °C')
    await form.getByRole('button', { name: says('deed.giveBack') }).click()
    await expect(page.getByText(says('done.giveBack'))).toBeVisible()
    await expect(page.getByText(says('state.declined'), { exact: true }).first()).toBeVisible()
    await expect(seat.getByText(says('seat.why', { why: `${reason}: 39,5 °C` }))).toBeVisible()
  })
})
