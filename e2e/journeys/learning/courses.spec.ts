import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { keepSignedIn } from '../../kit/people/people.ts'

const words = {
  en: {
    titleHere: 'Title in English',
    create: 'Make it',
    add: 'Add a part',
    text: 'Text in English',
    done: /^Done/,
    acknowledged: 'have acknowledged it',
    makeAndAdd: 'Make and add',
    handle: (name: string) => `Move ${name}`,
    rules: (name: string) => `Rules for ${name}`,
    opens: (name: string) => `When ${name} opens`,
    save: 'Save the draft',
    publish: 'Publish',
    changes: 'Changes not published',
    again: 'Publish the changes',
    start: (name: string) => `Start ${name}`,
    locked: (name: string) => `Opens when you are through with “${name}”.`,
    read: 'I have read and understood this',
    back: 'Back to the course',
    isDone: 'Done',
    newEdition: 'There is a new edition',
    moveOn: 'Go on with the new edition',
    passed: 'Passed, because everything that counts is done.',
    edition: (number: number) => `Edition ${number}, published`,
  },
  de: {
    titleHere: 'Titel auf Deutsch',
    create: 'Anlegen',
    add: 'Bestandteil hinzufügen',
    text: 'Text auf Deutsch',
    done: /^Erledigt/,
    acknowledged: 'es bestätigt haben',
    makeAndAdd: 'Anlegen und hinzufügen',
    handle: (name: string) => `${name} verschieben`,
    rules: (name: string) => `Regeln für ${name}`,
    opens: (name: string) => `Wann sich ${name} öffnet`,
    save: 'Entwurf speichern',
    publish: 'Veröffentlichen',
    changes: 'Änderungen nicht veröffentlicht',
    again: 'Änderungen veröffentlichen',
    start: (name: string) => `${name} beginnen`,
    locked: (name: string) => `Öffnet sich, wenn Sie „${name}“ erledigt haben.`,
    read: 'Ich habe dies gelesen und verstanden',
    back: 'Zurück zum Kurs',
    isDone: 'Erledigt',
    newEdition: 'Es gibt eine neue Ausgabe',
    moveOn: 'Zur neuen Ausgabe wechseln',
    passed: 'Bestanden, weil alles erledigt ist, was zählt.',
    edition: (number: number) => `Ausgabe ${number}, veröffentlicht`,
  },
} as const

inBothLanguages(import.meta.filename, (language) => {
  const says = words[language]

  test('a course is built, published, taken, changed under a learner’s feet, and passed', async ({
    page,
    newcomer,
    browserOf,
  }) => {
    test.slow()
    await keepSignedIn(page, await newcomer({ language, profiles: ['fullAdministration'] }))
    const unique = Date.now().toString(36)
    await page.goto('/#/administration/courses/0')
    await page.getByRole('textbox', { name: says.titleHere }).fill(`Knots ${unique}`)
    await page.getByRole('button', { name: says.create, exact: true }).click()
    await expect(page).toHaveURL(/administration\/courses\/[1-9]\d*$/)
    const id = /\d+$/.exec(page.url())?.[0] ?? ''

    const add = async (title: string, acknowledged: boolean) => {
      await page.getByRole('button', { name: says.add }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: says.titleHere }).fill(title)
      await dialog.getByRole('textbox', { name: says.text }).fill(`${title}: take the rope.`)
      if (acknowledged)
        await dialog.getByRole('combobox', { name: says.done }).selectOption(says.acknowledged)
      await dialog.getByRole('button', { name: says.makeAndAdd }).click()
      await expect(dialog).toBeHidden()
    }
    await add(`Hitch ${unique}`, true)
    await add(`Bowline ${unique}`, true)
    await page.getByRole('button', { name: says.handle(`Bowline ${unique}`) }).focus()
    for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
    await page.getByRole('button', { name: says.rules(`Hitch ${unique}`) }).click()
    await page.getByRole('combobox', { name: says.opens(`Hitch ${unique}`) }).selectOption('previous')
    await page.getByRole('button', { name: says.save }).click()
    await page.getByRole('button', { name: says.publish, exact: true }).click()
    await expect(page.getByText(says.edition(1))).toBeVisible()

    const learner = await browserOf(await newcomer({ language }))
    await learner.goto(`/#/my-learning/${id}`)
    await expect(learner.getByText(says.locked(`Bowline ${unique}`))).toBeVisible()
    await learner.getByRole('button', { name: says.start(`Bowline ${unique}`) }).click()
    const part = learner.getByRole('dialog')
    await expect(part.getByText(`Bowline ${unique}: take the rope.`)).toBeVisible()
    await part.getByRole('button', { name: says.read }).click()
    await expect(part.getByText(says.isDone, { exact: true })).toBeVisible()
    await learner.keyboard.press('Escape')
    await expect(part).toBeHidden()

    await add(`Splice ${unique}`, true)
    await page.getByRole('button', { name: says.save }).click()
    await expect(page.getByText(says.changes).first()).toBeVisible()
    await page.getByRole('button', { name: says.again }).click()
    await expect(page.getByText(says.edition(2))).toBeVisible()
    await learner.reload()
    await expect(learner.getByRole('heading', { name: says.newEdition })).toBeVisible()
    await expect(learner.getByText(`Splice ${unique}`)).toBeHidden()
    await learner.getByRole('button', { name: says.moveOn }).click()

    for (const name of [`Hitch ${unique}`, `Splice ${unique}`]) {
      await learner.getByRole('button', { name: says.start(name) }).click()
      await part.getByRole('button', { name: says.read }).click()
      await expect(part.getByText(says.isDone, { exact: true })).toBeVisible()
      await part.getByRole('button', { name: says.back }).click()
      await expect(part).toBeHidden()
    }
    await expect(learner.getByText(says.passed)).toBeVisible()
  })
})

test.describe('in de, by keyboard', () => {
  test.use({ locale: 'de-DE' })

  test(
    'a course of five parts and a section is built by keyboard, walked through and published anew',
    { tag: '@prove' },
    async ({ page, newcomer, browserOf }) => {
      test.slow()
      await keepSignedIn(page, await newcomer({ language: 'de', profiles: ['fullAdministration'] }))
      const says = words.de
      const unique = Date.now().toString(36)
      const name = (what: string) => `${what} ${unique}`
      await page.goto('/#/administration/courses/0')
      await page.getByRole('textbox', { name: says.titleHere }).fill(name('Seemannschaft'))
      await page.getByRole('button', { name: says.create, exact: true }).click()
      await expect(page).toHaveURL(/administration\/courses\/[1-9]\d*$/)
      const id = /\d+$/.exec(page.url())?.[0] ?? ''

      const dialog = page.getByRole('dialog')
      const add = async (title: string) => {
        await page.getByRole('button', { name: says.add, exact: true }).last().click()
        await dialog.getByRole('textbox', { name: says.titleHere }).fill(title)
        await dialog.getByRole('textbox', { name: says.text }).fill(`${title}: So geht es.`)
        await dialog.getByRole('combobox', { name: says.done }).selectOption(says.acknowledged)
        await dialog.getByRole('button', { name: says.makeAndAdd }).click()
        await expect(dialog).toBeHidden()
      }
      for (const title of ['Palstek', 'Webeleinstek', 'Kurs', 'Lot', 'Anker']) await add(name(title))
      await page.getByRole('button', { name: says.add, exact: true }).last().click()
      await dialog.getByRole('combobox').first().selectOption('section')
      await dialog.getByRole('textbox', { name: says.titleHere }).fill(name('Knoten'))
      await dialog.getByRole('button', { name: says.makeAndAdd }).click()
      await expect(dialog).toBeHidden()

      const move = async (what: string, ...keys: string[]) => {
        await page.getByRole('button', { name: says.handle(name(what)), exact: true }).focus()
        for (const key of ['Enter', ...keys, 'Enter']) await page.keyboard.press(key)
      }
      await move('Knoten', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp')
      for (const what of ['Palstek', 'Webeleinstek']) await move(what, 'ArrowRight')
      await expect(page.getByText('Abschnitt, 2 Bestandteile')).toBeVisible()
      await move('Anker', 'ArrowUp')
      await expect(page.getByText('Platz 3 von 4 im Kurs.')).toHaveCount(0)
      await page.getByRole('button', { name: 'Rückgängig' }).click()
      await page.getByRole('button', { name: 'Wiederholen' }).click()
      await page.getByRole('button', { name: says.rules(name('Kurs')) }).click()
      await page.getByRole('combobox', { name: says.opens(name('Kurs')) }).selectOption('all')
      await page.getByRole('button', { name: says.save }).click()
      await expect(page.getByText('Der Entwurf wurde gespeichert.')).toBeVisible()
      await page.getByRole('status').getByRole('button', { name: 'Schließen', exact: true }).click()

      await page.getByRole('link', { name: 'Vorschau' }).click()
      await expect(page.getByText(says.locked(name('Knoten')))).toBeVisible()
      await page.getByRole('button', { name: `${name('Knoten')} als erledigt werten` }).click()
      await expect(page.getByText(says.locked(name('Knoten')))).toBeHidden()
      await page.getByRole('button', { name: says.start(name('Kurs')) }).click()
      await dialog.getByRole('button', { name: says.read }).click()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await page.getByRole('link', { name: 'Zurück zum Bearbeiten' }).click()
      await page.getByRole('button', { name: says.publish, exact: true }).click()
      await expect(page.getByText(says.edition(1))).toBeVisible()

      const learner = await browserOf(await newcomer({ language: 'de' }))
      await learner.goto(`/#/my-learning/${id}`)
      await learner.getByRole('link', { name: says.start(name('Knoten')) }).click()
      await learner.getByRole('button', { name: says.start(name('Palstek')) }).click()
      await learner.getByRole('dialog').getByRole('button', { name: says.read }).click()
      await expect(learner.getByRole('dialog').getByText(says.isDone, { exact: true })).toBeVisible()
      await learner.keyboard.press('Escape')

      await move('Lot', 'ArrowUp')
      await page.getByRole('button', { name: says.save }).click()
      await page.getByRole('button', { name: says.again }).click()
      await expect(page.getByText(says.edition(2))).toBeVisible()
      await learner.goto(`/#/my-learning/${id}`)
      await expect(learner.getByText(name('Lot'))).toBeVisible()
    },
  )
})
