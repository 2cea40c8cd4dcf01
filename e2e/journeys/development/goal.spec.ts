import { dayIn, daysAfter } from '@oktant/contract/kit/days.ts'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { demoCourse, makeCourse } from '../../kit/content/courses.ts'
import { tabTo } from '../../kit/hands/keyboard.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

const names = {
  en: ['Negotiating', 'For the large customers', 'Of use to all of us'],
  de: ['Verhandeln', 'Für die Großkunden', 'Nützt uns allen'],
} as const
const inAMonth = () => daysAfter(dayIn('Europe/Berlin', new Date()), 30).split('-').toReversed().join('-')

inBothLanguages(import.meta.filename, (language) => {
  const says = wordsOf('goals', language)
  const learning = wordsOf('learning', language)
  const player = wordsOf('player', language)
  const [name, wish, word] = names[language]
  const status = (one: keyof typeof goalStatus) =>
    messages[`training.goal.status.${goalStatus[one]}`][language]

  test('a goal is asked for by keys, its clawback agreed to, booked by its approval and closed by its proof', async ({
    office,
    newcomer,
    browserOf,
  }) => {
    test.setTimeout(240_000)
    const unique = Date.now().toString(36)
    const course = `${name} ${unique}`
    const { children } = await demoCourse(office, 'Pricing what you make')
    await makeCourse(office, course, children)
    const boss = await newcomer({ language, profiles: ['learner', 'manager'], firstName: `Tom${unique}` })
    const about = { language, profiles: ['learner', 'trainingGoals'], firstName: `Ida${unique}` }
    const person = await newcomer({ ...about, managerId: boss.user.id })

    const mine = await browserOf(person)
    await mine.goto('/#/training-goals')
    await tabTo(mine, mine.getByRole('searchbox', { name: says('search.title') }))
    await mine.keyboard.type(course)
    await tabTo(mine, mine.getByRole('button', { name: `${says('search.add')}: ${course}` }))
    await mine.keyboard.press('Enter')
    await expect(mine.getByRole('heading', { level: 1, name: course })).toBeVisible()
    await mine.getByLabel(says('field.achieveBy'), { exact: true }).fill(inAMonth())
    await mine.getByLabel(says('field.comments')).fill(wish)
    await tabTo(mine, mine.getByRole('button', { name: says('deed.request'), exact: true }))
    await mine.keyboard.press('Enter')
    const card = mine.getByRole('article', { name: course })
    await expect(card.getByText(status('requested'), { exact: true })).toBeVisible()

    const theirs = await browserOf(boss)
    await theirs.goto('/#/training-goals/approvals')
    const request = theirs.getByRole('article', { name: course })
    await expect(request.getByText(wish)).toBeVisible()
    await tabTo(theirs, request.getByRole('button', { name: new RegExp(`^${says('deed.approve')}:`) }))
    await theirs.keyboard.press('Enter')
    await request.getByRole('checkbox', { name: says('approve.clawback') }).check()
    await request.getByLabel(says('approve.amount', { currency: 'ZAR' })).fill('1200')
    await request.getByLabel(says('field.months')).fill('12')
    await request.getByLabel(says('field.managerComments')).fill(word)
    await request.getByRole('button', { name: says('deed.approve'), exact: true }).click()
    await expect(theirs.getByText(says('none.toApprove'))).toBeVisible()

    await mine.goto('/#/training-goals?tab=approved')
    await expect(card.getByText(says('agree.about'))).toBeVisible()
    await expect(card.getByText(says('booking.course'))).toHaveCount(0)
    await tabTo(mine, card.getByRole('button', { name: says('deed.agree') }))
    await mine.keyboard.press('Enter')
    await card.getByRole('link', { name: says('booking.course') }).click()

    await mine.getByRole('button', { name: learning('course.start'), exact: true }).click()
    const open = mine.getByRole('dialog')
    const done = open.getByText(player('done'), { exact: true })
    const next = open.getByRole('button', { name: player('next') })
    await expect(done).toBeVisible()
    await next.click()
    // NOTE: the part before says that it is done until the last one is there.
    await expect(next).toHaveCount(0)
    await expect(done).toBeVisible()
    await mine.keyboard.press('Escape')
    await expect(mine.getByText(learning('why.children_done'))).toBeVisible()

    // NOTE: what follows from a passed course is delivered after it.
    await expect(async () => {
      await mine.goto('/#/training-goals?tab=previous')
      await mine.reload()
      await expect(card.getByText(status('achieved'), { exact: true })).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 30_000 })
    await expect(card.getByRole('link', { name: says('proof.certificate') })).toBeVisible()
    await expect(card.getByText(word)).toBeVisible()
  })
})
