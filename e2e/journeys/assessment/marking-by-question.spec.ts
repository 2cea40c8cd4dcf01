import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { handIn } from '../../kit/content/essays.ts'
import { makeTest } from '../../kit/content/evaluations.ts'
import { senderFor } from '../../kit/people/newcomer.ts'
import { languagesOf } from '../../kit/size.ts'
import { expect, test } from '../../kit/test.ts'

const words = {
  en: {
    tab: 'By question',
    question: 'Question',
    points: 'Points (0 to 5)',
    comment: 'Comment to this answer',
    reason: 'Say why it holds.',
    bankFor: 'Comment bank for: Comment to this answer',
    keep: 'Keep this comment',
    kept: 'This comment is kept',
    half: '1.5',
    saved: /^Saved \d/,
    marked: 'Cleo Walker is marked.',
    told: `: 50 %. You have not passed yet.`,
    undo: 'Undo',
  },
  de: {
    tab: 'Nach Fragen',
    question: 'Frage',
    points: 'Punkte (0 bis 5)',
    comment: 'Kommentar zu dieser Antwort',
    reason: 'Schreiben Sie, warum er hält.',
    bankFor: 'Kommentarsammlung für: Kommentar zu dieser Antwort',
    keep: 'Diesen Kommentar merken',
    kept: 'Dieser Kommentar ist gemerkt',
    half: '1,5',
    saved: /^Gespeichert \d/,
    marked: 'Cleo Walker ist bewertet.',
    told: `: 50 %. Sie haben noch nicht bestanden.`,
    undo: 'Rückgängig',
  },
} as const

for (const language of languagesOf(import.meta.filename))
  test(`all answers to one question are marked one after the other, with kept comments, over two days, in ${language}`, async ({
    office,
    newcomer,
    browserOf,
    request,
  }) => {
    const said = words[language]
    const { title, course } = await makeTest(office, {
      title: `Knots ${language}`,
      questions: [
        { type: 'FT', fullScore: 5 },
        { type: 'FT', fullScore: 5 },
      ],
      category: componentCategory.moderatedEssay,
      settings: { singlePage: true },
    })
    const learners = []
    for (const firstName of ['Ada', 'Ben', 'Cleo']) {
      const who = await newcomer({ language, firstName })
      await handIn(senderFor(request, who), course, `It holds, says ${firstName}.`)
      learners.push(who)
    }
    const marker = await newcomer({ language, firstName: 'Mara', profiles: ['freeTextModerator'] })

    const page = await browserOf(marker)
    const heading = page.getByRole('heading', { level: 1 })
    const points = page.getByRole('textbox', { name: said.points })
    await page.goto('/#/moderator')
    await page.getByRole('tab', { name: said.tab }).click()
    await page.getByRole('searchbox', { name: said.question }).fill(title)
    await page.getByRole('link', { name: `${title}: 1` }).click()
    await expect(heading).toHaveText('Ada Walker')
    await expect(points).toBeFocused()
    await page.keyboard.type('4')
    await page.getByRole('textbox', { name: said.comment }).fill(said.reason)
    await page.getByRole('button', { name: said.bankFor }).click()
    await page.getByRole('button', { name: said.keep }).click()
    await expect(page.getByRole('button', { name: said.kept })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Enter')

    await expect(heading).toHaveText('Ben Walker')
    await expect(page.getByRole('blockquote')).toHaveText('It holds, says Ben.')
    await expect(points).toBeFocused()
    await page.keyboard.type(said.half)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Alt+KeyK')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: said.comment })).toHaveValue(said.reason)
    await page.keyboard.press('Control+Enter')

    await expect(heading).toHaveText('Cleo Walker')
    await expect(points).toBeFocused()
    await page.keyboard.type('3')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(said.saved)).toBeVisible()
    await page.context().close()

    // The next day, at another machine.
    const later = await browserOf(marker)
    const name = later.getByRole('heading', { level: 1 })
    const field = later.getByRole('textbox', { name: said.points })
    await later.goto('/#/moderator?tab=questions')
    await later.getByRole('searchbox', { name: said.question }).fill(title)
    await expect(later.getByRole('link', { name: `${title}: 1` })).toHaveCount(0)
    await later.getByRole('link', { name: `${title}: 2` }).click()
    await expect(name).toHaveText('Ada Walker')
    await expect(field).toBeFocused()
    await later.keyboard.type('0')
    await later.keyboard.press('Control+Enter')
    await expect(name).toHaveText('Ben Walker')
    await later.getByRole('button', { name: said.undo }).click()
    await expect(name).toHaveText('Ada Walker')
    await expect(field).toHaveValue('0')
    await expect(field).toBeFocused()
    await later.keyboard.type('1')
    await later.keyboard.press('Control+Enter')
    for (const firstName of ['Ben', 'Cleo']) {
      await expect(name).toHaveText(`${firstName} Walker`)
      await expect(field).toBeFocused()
      await later.keyboard.type('5')
      await later.keyboard.press('Control+Enter')
    }
    await expect(later.getByText(said.marked)).toBeVisible()

    const [ada] = learners
    if (!ada) throw new Error('nobody handed in')
    const own = await browserOf(ada)
    await own.goto('/#/notifications')
    await expect(own.getByText(said.told)).toBeVisible()
  })
