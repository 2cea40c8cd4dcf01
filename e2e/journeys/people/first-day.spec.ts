import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@oktant/contract/http/http.ts'
import { paceOf } from '../../kit/hands/pace.ts'
import { peopleFile } from '../../kit/people/people-file.ts'
import { startServer } from '../../kit/server.ts'
import { isWhole } from '../../kit/size.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

const faulty = 12
// NOTE: so many take a minute of work each time, which shows the same in either language.
const rightIn = { en: 500, de: isWhole ? 500 : 50 }
const groups = { en: ['Sales', 'Production', 'Office'], de: ['Vertrieb', 'Produktion', 'Büro'] } as const
const badge = { en: 'Badge', de: 'Ausweis' } as const
const leads = { en: 'Manager', de: 'Führungskraft' } as const
const hr = { en: 'HR Administrator', de: 'Personalabteilung' } as const

/** The words of every part that the day leads through. */
const wordsIn = (language: Language) => ({
  register: wordsOf('registration', language),
  shell: wordsOf('shell', language),
  common: wordsOf('common', language),
  groups: wordsOf('groups', language),
  fields: wordsOf('customFields', language),
  imports: wordsOf('imports', language),
  users: wordsOf('users', language),
  messages: wordsOf('auto-messages', language),
  admin: wordsOf('admin', language),
  mail: wordsOf('mail', language),
})

inBothLanguages(import.meta.filename, (language) => {
  test.use({ actionTimeout: 30_000 })
  const says = wordsIn(language)
  const sizes = { right: rightIn[language], faulty }

  test(`an empty installation has a company with ${sizes.right} people, groups and rights before its first half hour is over`, async ({
    page,
    mail,
  }) => {
    test.setTimeout(600_000)
    const data = await mkdtemp(join(tmpdir(), 'oktant-first-day-'))
    const server = await startServer({
      DATA_DIR: data,
      DEMO: 'off',
      SMTP_URL: process.env.E2E_SMTP ?? '',
    })
    const pace = paceOf(page)
    const host = `${language}-${Date.now()}.werk.test`
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const box = (name: string) => page.getByLabel(name, { exact: true })
    const goTo = (screen: string) =>
      pace.press(
        page
          .getByRole('navigation', { name: says.shell('navigation.label') })
          .getByRole('link', { name: says.shell(`screen.${screen}`), exact: true }),
      )
    const rows = (total: number) => says.common('table.rows', { from: 1, to: 10, total })
    const save = () => pace.press(button(says.common('action.save')))

    try {
      await test.step('the company is registered and confirmed', async () => {
        await pace.open(`${server.url}/#/register`)
        await pace.type(box(says.register('field.companyName')), `Werk ${language}`)
        await pace.type(box(says.register('field.firstName')), 'Änne')
        await pace.type(box(says.register('field.surname')), 'Jürgens')
        await pace.type(box(says.register('field.emailAddress')), `office@${host}`)
        await pace.press(box(says.register('captcha.label')))
        await pace.press(button(says.register('register.submit')))
        await pace.see(page.getByRole('heading', { name: says.register('sent.title') }))
        await pace.open(mail.linkIn(await mail.to(`office@${host}`)))
        await pace.type(box(says.register('field.password')), 'Kestrel-flies-north')
        await pace.type(box(says.register('field.repeat')), 'Kestrel-flies-north')
        await pace.press(button(says.register('confirm.submit')))
        await pace.see(page.getByRole('heading', { level: 1, name: 'Änne' }))
      })

      await test.step('three groups are made', async () => {
        await goTo('administration')
        for (const name of groups[language]) {
          await goTo('groups')
          await pace.press(page.getByRole('link', { name: says.groups('list.new') }))
          await pace.type(page.getByRole('textbox', { name: says.groups('group.name') }), name)
          await save()
          await pace.see(page.getByRole('heading', { level: 1, name }))
        }
      })

      await test.step('a mandatory field is added', async () => {
        await goTo('customFields')
        await pace.press(page.getByRole('link', { name: says.fields('list.new') }))
        for (const other of ['en', 'de'] as const)
          await pace.type(
            box(says.fields('both.label', { language: says.admin(`language.${other}`) })),
            badge[other],
          )
        await pace.tick(box(says.fields('rule.mandatory')))
        await save()
        await pace.see(page.getByRole('heading', { level: 1, name: badge[language] }))
      })

      await test.step('the people come in by a file, of which twelve lines are told and left out', async () => {
        await goTo('imports')
        await pace.press(page.getByRole('link', { name: says.imports('list.new') }).first())
        const made = { groups: groups[language], leads: leads[language], host }
        await pace.give(button(says.imports('file.choose')), peopleFile(language, sizes, made))
        await pace.press(button(says.imports('columns.check')))
        const faulty = page.getByRole('button', { name: `${sizes.faulty} ${says.imports('count.error')}` })
        await pace.see(faulty)
        await pace.press(faulty)
        const lines = page.getByRole('table', { name: says.imports('lines.title') })
        await expect(page.getByText(rows(sizes.faulty))).toBeVisible()
        await expect(lines.locator('[data-reason]').first()).toBeVisible()
        await pace.press(button(says.imports('apply.open')))
        await pace.tick(page.getByRole('dialog').getByLabel(says.imports('apply.welcome')))
        await pace.press(
          page.getByRole('dialog').getByRole('button', { name: says.imports('apply.confirm') }),
        )
        await pace.see(page.getByRole('button', { name: `${sizes.right} ${says.imports('count.applied')}` }))
      })

      await test.step('somebody gets the rights of human resources', async () => {
        await goTo('users')
        await pace.type(
          page.getByRole('searchbox', { name: says.users('user.surname') }),
          `Weiß ${sizes.right - 1}`,
        )
        await pace.press(page.getByRole('link', { name: `Weiß ${sizes.right - 1}` }))
        await pace.tick(page.getByLabel(hr[language], { exact: true }))
        await save()
        await pace.see(page.getByText(/\d{1,2}:\d{2}/).first())
      })

      await test.step('an automatic message says whom it would reach', async () => {
        await goTo('autoMessages')
        await pace.press(page.getByRole('link', { name: says.messages('list.new') }).first())
        await pace.type(box(says.messages('field.name')), 'Welcome')
        await pace.choose(box(says.messages('field.trigger')), 'user.created')
        await pace.see(page.getByText(says.messages('simulation.count_other', { count: sizes.right + 1 })))
      })

      await test.step('the letters of welcome are in the delivery log', async () => {
        await goTo('mailOutbox')
        await pace.type(page.getByRole('searchbox', { name: says.mail('mail.to') }), 'person.')
        await pace.see(page.getByText(rows(sizes.right)))
      })

      const { minutes, text } = pace.told()
      // NOTE: the figure itself is what this journey is for.
      console.log(`The first day in ${language}: ${text}.`)
      expect(minutes).toBeLessThan(30)
    } finally {
      await server.stop()
      await rm(data, { recursive: true, force: true })
    }
  })
})
