import { createGroup } from '@oktant/contract/people/groups.ts'
import { modules } from '@oktant/contract/organisation/shell.ts'
import { demoCourse, makeCourse } from '../../kit/content/courses.ts'
import { keepSignedIn } from '../../kit/people/people.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

const names = {
  en: ['Night shift', 'Fire drill', 'Whoever is there at night'],
  de: ['Nachtschicht', 'Brandschutz', 'Wer nachts da ist'],
} as const

inBothLanguages(import.meta.filename, (language) => {
  const says = wordsOf('learningGroups', language)
  const home = wordsOf('home', language)
  const learning = wordsOf('learning', language)
  const words = wordsOf('player', language)
  const common = wordsOf('common', language)

  test('a course is made mandatory by rule, stands in the to-do with its day and reason, and is gone once passed', async ({
    page,
    office,
    newcomer,
    browserOf,
  }) => {
    test.slow()
    const unique = Date.now().toString(36)
    const [shift, course, crew] = names[language].map((name) => `${name} ${unique}`)
    const form = { name: shift, enableChat: false, visibleModules: [...modules], accessTimeslots: [] }
    const { id: groupId } = await office(createGroup, {}, form)
    const { children } = await demoCourse(office, 'Pricing what you make')
    await makeCourse(office, course ?? '', children)
    const learner = await browserOf(await newcomer({ language, projectIds: [groupId] }))

    await keepSignedIn(page, await newcomer({ language, profiles: ['fullAdministration'] }))
    await page.goto('/#/administration/learning-groups/0')
    const own = says(language === 'en' ? 'language.en' : 'language.de')
    await page.getByLabel(says('both.name', { language: own })).fill(crew ?? '')
    await page.getByRole('button', { name: says('rule.begin') }).click()
    await page.getByRole('combobox', { name: says('rule.subject') }).selectOption('project')
    await page.getByRole('combobox', { name: says('rule.value') }).click()
    await page.getByRole('option', { name: shift ?? '' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: common('action.save'), exact: true }).click()
    await expect(page.getByText(says('made_one', { name: crew ?? '', count: 1 }))).toBeVisible()

    await page.getByRole('button', { name: says('course.add') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox', { name: says('course.search') }).fill(course ?? '')
    await dialog.getByRole('checkbox', { name: course ?? '' }).check()
    await dialog.getByRole('combobox', { name: says('course.kind') }).selectOption('mandatory')
    await dialog.getByRole('combobox', { name: says('course.due'), exact: true }).selectOption('days')
    await dialog.getByLabel(says('due.daysLabel')).fill('14')
    await dialog.getByLabel(says('course.recertify')).fill('12')
    await dialog.getByRole('button', { name: says('course.give_one', { count: 1 }) }).click()
    await expect(page.getByText(says('course.given_one', { count: 1 }))).toBeVisible()

    await learner.goto('/#/')
    const task = learner
      .getByRole('region', { name: home('toDo.title') })
      .getByRole('listitem')
      .filter({ hasText: course ?? '' })
    const [due = ''] = home('toDo.reason.due', { day: '|' }).split('|')
    await expect(task).toContainText(due)
    await expect(task).toContainText(home('toDo.because', { name: crew ?? '' }))
    await task.getByRole('link', { name: home('toDo.startNamed', { name: course ?? '' }) }).click()

    await learner.getByRole('button', { name: learning('course.start'), exact: true }).click()
    const player = learner.getByRole('dialog')
    const done = player.getByText(words('done'), { exact: true })
    await expect(done).toBeVisible()
    await player.getByRole('button', { name: words('next') }).click()
    // NOTE: the part before says that it is done until the last one is there.
    await expect(player.getByRole('button', { name: words('next') })).toHaveCount(0)
    await expect(done).toBeVisible()
    await learner.keyboard.press('Escape')
    await expect(learner.getByText(learning('why.children_done'))).toBeVisible()
    await learner.goto('/#/')
    await expect(learner.getByRole('region', { name: home('toDo.title') })).toBeVisible()
    await expect(task).toHaveCount(0)
  })
})
