import { demoCourse } from '../../kit/content/courses.ts'
import { contentOf } from '../../kit/content/taken.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'

const words = {
  en: {
    look: 'Have a look at Lifting safely',
    unkept: 'Nothing of this is kept.',
    quit: 'Back to the course',
  },
  de: { look: 'Sicher heben ansehen', unkept: 'Hiervon wird nichts gespeichert.', quit: 'Zurück zum Kurs' },
} as const

inBothLanguages((language) => {
  const says = words[language]

  test('a visitor looks at a package that its author opened, and no attempt comes of it', async ({
    page,
    office,
  }) => {
    const { id } = await demoCourse(office, 'Safe at work')
    await page.goto(`/#/my-learning/${id}`)
    const look = page.getByRole('button', { name: says.look })
    await look.click()
    await expect(page.getByText(says.unkept)).toBeVisible()
    await expect(contentOf(page).getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: says.quit }).click()
    await expect(look).toBeFocused()
  })
})
