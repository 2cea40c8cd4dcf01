import { declineOwnSeat, requestSeat } from '@oktant/contract/events/attending.ts'
import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import { dayIn, daysAfter } from '@oktant/contract/kit/days.ts'
import { planOf, timeZone } from '../../kit/content/events.ts'
import { senderFor } from '../../kit/people/newcomer.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

const today = () => dayIn(timeZone, new Date())

inBothLanguages(import.meta.filename, (language) => {
  const says = wordsOf('attending', language)

  test('HR approves from the mail, the next one queues and has the seat once it is given back', async ({
    newcomer,
    request,
    mail,
    browserOf,
  }) => {
    test.slow()
    const event = `Knots ${Date.now().toString(36)}`
    const trainer = await newcomer({ language, profiles: ['fullAdministration'] })
    const officer = await newcomer({ language, profiles: ['hrAdministrator'] })
    const [first, next] = [await newcomer({ language }), await newcomer({ language })]
    const plan = { ...planOf(event, trainer.user.id, daysAfter(today(), 5)), seats: 1, hrApproval: true }
    const { id } = await senderFor(request, trainer)(createEvent, {}, plan)
    const asFirst = senderFor(request, first)
    const { id: bid } = await asFirst(requestSeat, { id })

    const hr = await browserOf(officer)
    await hr.goto(mail.linkIn(await mail.to(officer.user.email, new RegExp(event))))
    await expect(hr.getByRole('heading', { level: 1, name: event })).toBeVisible()
    await hr.getByRole('button', { name: says('deed.approve') }).click()
    await expect(hr.getByText(says('booking.actioned'))).toBeVisible()

    const page = await browserOf(next)
    await page.goto(`/#/event/${id}`)
    await page.getByRole('button', { name: says('deed.queue') }).click()
    const seat = page.getByRole('region', { name: says('seat.title') })
    await expect(seat.getByText(says('stand.hr'))).toBeVisible()
    await hr.goto(mail.linkIn(await mail.to(officer.user.email, new RegExp(event))))
    await hr.getByRole('button', { name: says('deed.approve') }).click()
    await expect(hr.getByText(says('booking.actioned'))).toBeVisible()
    await page.reload()
    await expect(seat.getByText(says('stand.queued.one', { position: 1 }))).toBeVisible()

    await asFirst(declineOwnSeat, { id, bid }, { reason: '', message: 'I am ill' })
    await page.goto(mail.linkIn(await mail.to(next.user.email, new RegExp(event))))
    await page.getByRole('button', { name: says('deed.accept') }).click()
    await page.goto(`/#/event/${id}`)
    await expect(page.getByText(says('state.booked'), { exact: true }).first()).toBeVisible()
  })

  test('who has a seat joins a webinar by the way that its trainer gave', async ({
    newcomer,
    request,
    baseURL,
    browserOf,
  }) => {
    const event = `Sails ${Date.now().toString(36)}`
    const trainer = await newcomer({ language, profiles: ['fullAdministration'] })
    const learner = await newcomer({ language })
    const hours = { from: '00:00', to: '23:59' }
    const way = { webinar: true, webinarProvider: 'link' as const, skypeMeeting: `${baseURL}/livez` }
    const plan = { ...planOf(event, trainer.user.id, today(), hours), ...way }
    const { id } = await senderFor(request, trainer)(createEvent, {}, plan)
    await senderFor(request, learner)(requestSeat, { id })
    const page = await browserOf(learner)
    await page.goto(`/#/event/${id}`)
    const opened = page.waitForEvent('popup')
    await page
      .getByRole('link', { name: says('join'), exact: true })
      .first()
      .click()
    expect((await opened).url()).toContain('/livez')
  })
})
