import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import { createCourse, listPlaceableEvents } from '@oktant/contract/learning/courses/containers.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import type { Page } from '@playwright/test'
import { planOf, timeZone } from '../../kit/content/events.ts'
import { senderFor } from '../../kit/people/newcomer.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

const phone = { width: 390, height: 844 }

inBothLanguages(import.meta.filename, (language) => {
  const says = wordsOf('planning', language)
  const ofCourses = wordsOf('courses', language)
  const learning = wordsOf('learning', language)
  const attending = wordsOf('attending', language)
  const saved = (page: Page) => page.getByText(says('savedAt', { time: '' }).trim())

  test('an event closes a course: found by its author, asked for, marked without a connection on a phone, certified', async ({
    office,
    newcomer,
    request,
    browserOf,
  }) => {
    test.slow()
    const unique = Date.now().toString(36)
    const [event, course] = [`Practice ${unique}`, `Ropes ${unique}`]
    const trainer = await newcomer({ language, profiles: ['fullAdministration'] })
    const learner = await newcomer({ language, firstName: `Ida${unique}` })
    // NOTE: it has begun already, so that its register can be kept.
    const hours = { from: '00:00', to: '23:59' }
    const plan = planOf(event, trainer.user.id, dayIn(timeZone, new Date()), hours)
    const { id } = await senderFor(request, trainer)(createEvent, {}, plan)
    const title = { en: course, de: course }
    const form = { title, containerTypeId: containerType.course, parentId: null }
    const { id: courseId } = await office(createCourse, {}, form)
    const found = { _filterFields: 'name', _filterValues: event }
    await expect.poll(async () => (await office(listPlaceableEvents, found)).content).toHaveLength(1)

    const author = await browserOf(trainer)
    await author.goto(`/#/administration/courses/${courseId}`)
    await author.getByRole('button', { name: ofCourses('child.add') }).click()
    const dialog = author.getByRole('dialog')
    await dialog.getByRole('combobox', { name: ofCourses('add.what') }).selectOption('event')
    await dialog.getByRole('searchbox', { name: ofCourses('add.findEvent') }).fill(unique)
    await dialog.getByRole('button', { name: event }).click()
    await author.getByRole('button', { name: ofCourses('saveDraft') }).click()
    await author.getByRole('button', { name: ofCourses('publish.first'), exact: true }).click()
    const published = ofCourses('publish.edition', { edition: 1 }).split(',')[0] ?? ''
    await expect(author.getByText(new RegExp(published))).toBeVisible()

    const page = await browserOf(learner)
    await page.goto(`/#/my-learning/${courseId}`)
    await page.getByRole('link', { name: learning('part.eventNamed', { name: event }) }).click()
    await page.getByRole('button', { name: attending('deed.request') }).click()
    await expect(page.getByText(attending('state.booked'), { exact: true }).first()).toBeVisible()

    await page.goto(`/#/my-learning/${courseId}`)
    await expect(page.getByRole('link', { name: learning('part.eventNamed', { name: event }) })).toBeVisible()

    await author.setViewportSize(phone)
    await author.goto(`/#/trainer-event/${id}`)
    await author.getByRole('tab', { name: says('tabs.register'), exact: true }).click()
    const mark = author.getByRole('group', { name: `Ida${unique} Walker` })
    await expect(mark).toBeVisible()
    await author.context().setOffline(true)
    await mark.getByRole('button', { name: says('present') }).click()
    await expect(author.getByText(says('keptHere_one', { count: 1 }))).toBeVisible()
    await author.context().setOffline(false)
    await expect(saved(author)).toBeVisible()

    // NOTE: the course that is open learns of it by itself.
    await expect(page.getByText(learning('why.attended'))).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('heading', { name: learning('certificate.title') })).toBeVisible()
  })
})
