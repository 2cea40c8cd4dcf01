import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { listOwnReviews } from '@oktant/contract/development/reviews/reviews.ts'
import { openSeason } from '@oktant/contract/development/seasons.ts'
import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import { dayIn, daysAfter } from '@oktant/contract/kit/days.ts'
import { callsAmong } from '../kit/calls.ts'
import { planOf, timeZone } from '../kit/content/events.ts'
import { planSeason } from '../kit/content/seasons.ts'
import { senderFor } from '../kit/people/newcomer.ts'
import { type Recorded, visitsInto } from '../kit/recording.ts'
import { requestsOf } from '../kit/requests.ts'
import { expect, test } from '../kit/test.ts'
import { wordsOf } from '../kit/words.ts'

// NOTE: what `npm run bench:events` and `bench:development` measure. `PROVE=whole RECORD=on` before the run of this file
// writes it down anew.
const file = resolve(import.meta.dirname, '../../bench/areas.json')
const found: Recorded = {}
const visitAll = visitsInto(found)
const [attending, reviews] = [wordsOf('attending', 'en'), wordsOf('reviews', 'en')]

test.describe.configure({ mode: 'serial' })

test('the screens of somebody who goes to an event ask for what is written down', async ({
  office,
  newcomer,
  browserOf,
}) => {
  test.setTimeout(400_000)
  const trainer = await newcomer({ language: 'en', profiles: ['fullAdministration'] })
  const day = daysAfter(dayIn(timeZone, new Date()), 9)
  const { id } = await office(createEvent, {}, planOf('Asked for', trainer.user.id, day))
  const person = await newcomer({ language: 'en', profiles: ['learner', 'trainingGoals'] })
  await visitAll(browserOf, person, {
    'my events': '/events?view=year&list=mine&own=true',
    // NOTE: a day on which nothing is for certain, as what is on a day is asked for only where something is.
    'available events': `/events?list=available&day=${daysAfter(day, 4000)}`,
    'an event': `/event/${id}`,
    'my goals': '/training-goals',
  })
  const page = await browserOf(person)
  await page.goto(`/#/event/${id}`)
  const asked = requestsOf(page)
  const button = page.getByRole('button', { name: attending('deed.request') })
  await expect(button).toBeVisible({ timeout: 60_000 })
  await asked.settle()
  await button.click()
  found['request of a seat'] = callsAmong(await asked.settle())
})

test('so do those of somebody who is reviewed and of somebody who sees how far all have come', async ({
  office,
  newcomer,
  browserOf,
  request,
}) => {
  test.setTimeout(400_000)
  const manager = await newcomer({ language: 'en', profiles: ['learner', 'managerialPdrs'] })
  const person = await newcomer({ language: 'en', managerId: manager.user.id })
  const seasonId = await planSeason(office, `Asked ${Date.now().toString(36)}`, manager.user.id)
  await office(openSeason, { id: seasonId })
  const listed = () => senderFor(request, person)(listOwnReviews)
  await expect.poll(async () => (await listed()).content.length, { timeout: 60_000 }).toBe(1)
  const { content } = await listed()
  const path = `/pdr/${content[0].id}`
  await visitAll(browserOf, person, { 'my reviews': '/pdr', 'a review': path })
  const page = await browserOf(person)
  await page.goto(`/#${path}`)
  const asked = requestsOf(page)
  const field = page.getByRole('region', { name: reviews('section.B') }).getByRole('textbox')
  await expect(field).toBeVisible({ timeout: 60_000 })
  await asked.settle()
  const sent = page.waitForRequest((one) => one.url().endsWith('/fields'))
  await field.fill('My colleagues')
  // NOTE: what is typed waits a moment for more.
  await sent
  found['a review, kept'] = callsAmong(await asked.settle())
  const hr = await newcomer({ language: 'en', profiles: ['pdrAdministrator'] })
  await visitAll(browserOf, hr, { 'progress of a season': `/administration/pdr?season=${seasonId}` })
})

test('and what is measured is what is asked for', () => {
  if (process.env.RECORD === 'on') writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`)
  expect(found).toEqual(JSON.parse(readFileSync(file, 'utf8')))
})
