import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { uploadComponentFile } from '@oktant/contract/learning/components/component-files.ts'
import { createComponent } from '@oktant/contract/learning/components/components.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { courseMessages } from '@oktant/contract/kit/messages/courses.ts'
import type { SignedIn } from '@oktant/contract/people/sessions.ts'
import { zipWith } from '../../../packages/server/test/kit/content/component-files.ts'
import { makeCourse } from '../../kit/content/courses.ts'
import { makeEvaluation } from '../../kit/content/evaluations.ts'
import { press } from '../../kit/hands/keys.ts'
import type { Send } from '../../kit/people/newcomer.ts'
import { expect, inBothLanguages, test } from '../../kit/test.ts'
import { wordsOf } from '../../kit/words.ts'

const media = join(import.meta.dirname, '../../../packages/server/src/demo/media')
const site = 'https://pages.example.org'
const none = { en: '', de: '' }
const page =
  '<!doctype html><html><body><h1>Reef knot</h1><p>Right over left.</p><script>document.title = "taken"</script>'

const saysOf = (language: Language) => ({
  language,
  courses: wordsOf('courses', language),
  learning: wordsOf('learning', language),
  player: wordsOf('player', language),
  attempts: wordsOf('attempts', language),
  misplaced: courseMessages.component_file_misplaced[language],
  sheet: {
    en: { first: '1. The five lines', last: '3. One question to ask' },
    de: { first: '1. Die fünf Zeilen', last: '3. Eine Frage' },
  }[language],
})
type Says = ReturnType<typeof saysOf>

/** What an author uploads for a component, without a screen. */
async function upload(request: APIRequestContext, { token }: SignedIn, name: string, buffer: Buffer) {
  const answer = await request.post(`/rest${uploadComponentFile.path}`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { name, mimeType: 'application/octet-stream', buffer } },
  })
  expect(answer.status(), name).toBe(200)
  return (await answer.json()).payload as { html: string | null; file: { id: number } | null }
}

/** A course with a part of every kind, but for what its author adds on the screen. */
async function makeEveryKind(office: Send, request: APIRequestContext, author: SignedIn, name: string) {
  const { document, embeddedPage, externalWindow, survey } = componentCategory
  const make = async (title: string, own: object) => {
    const about = { title: { en: title, de: title }, description: none, keywords: [], minutes: 2 }
    const rest = { html: none, url: '', difficulty: null, completion: 'acknowledged', category: document }
    return Number((await office(createComponent, {}, { ...about, ...rest, ...own })).id)
  }
  const ofFile = async (title: string, file: string, bytes: Buffer, own: object = {}) => {
    const { file: kept } = await upload(request, author, file, bytes)
    const fileIds = { en: kept?.id ?? null, de: null }
    const media = { fileIds, captionIds: { en: null, de: null }, downloadable: true, share: 80 }
    return make(title, { media, ...own })
  }
  const { html } = await upload(request, author, 'knots.html', Buffer.from(page))
  const text = await make('Text', { html: { en: html ?? '', de: '' }, completion: 'read' })
  const inner = await makeCourse(office, `Inside ${name}`, [{ componentId: text }])
  const question = { type: 'TF' as const, answerBoolean: true }
  const notes = await make('Notes', { html: { en: '<p>Take the rope.</p>', de: '' } })
  const line = await readFile(join(media, 'line.png'))
  const components = [
    notes,
    await ofFile('Picture', 'line.png', line, { linkedComponent: notes }),
    await ofFile('Letter', 'letter.docx', zipWith('[Content_Types].xml', 'word/document.xml')),
    await make('Page', { category: embeddedPage, url: `${site}/inside` }),
    await make('Window', { category: externalWindow, url: `${site}/outside`, completion: 'confirmed' }),
    await makeEvaluation(office, { title: 'Check', questions: [question] }),
    await makeEvaluation(office, { title: 'Opinion', questions: [question], category: survey }),
  ]
  return makeCourse(office, name, [
    { componentId: null, nestedId: inner },
    ...components.map((componentId) => ({ componentId })),
  ])
}

/** Its author adds a document and a film from files, by the screen. */
async function addFiles({ courses, language, misplaced }: Says, author: Page) {
  const dialog = author.getByRole('dialog')
  const title = dialog.getByRole('textbox', {
    name: courses(language === 'en' ? 'course.titleEn' : 'course.titleDe'),
  })
  const create = dialog.getByRole('button', { name: courses('add.create') })
  const isThere = (file: string) =>
    expect(dialog.getByRole('link', { name: `${courses('file.open')}: ${file}` })).toBeVisible()
  // NOTE: the reader's own language first, films before their captions.
  const files = dialog.locator('input[type="file"]')

  await author
    .getByRole('button', { name: courses('child.add') })
    .last()
    .click()
  await title.fill('Sheet')
  const sheet = `balance-sheet.${language}.pdf`
  await files.nth(0).setInputFiles(join(media, sheet))
  await isThere(sheet)
  await create.click()
  await expect(dialog).toBeHidden()

  await author
    .getByRole('button', { name: courses('child.add') })
    .last()
    .click()
  await dialog
    .getByRole('combobox', { name: courses('add.what') })
    .selectOption(courses('add.new', { kind: courses('kind.video') }))
  await title.fill('Film')
  const captions = `bottleneck.${language}.vtt`
  await files.nth(0).setInputFiles(join(media, captions))
  await isThere(captions)
  await create.click()
  await expect(dialog.getByText(misplaced)).toBeVisible()
  await files.nth(0).setInputFiles(join(media, 'bottleneck.webm'))
  await isThere('bottleneck.webm')
  await files.nth(2).setInputFiles(join(media, captions))
  await isThere(captions)
  await dialog.getByRole('textbox', { name: courses('file.share') }).fill('20')
  await create.click()
  await expect(dialog).toBeHidden()
  await author.getByRole('button', { name: courses('saveDraft') }).click()
  await author.getByRole('button', { name: courses('publish.again') }).click()
  await expect(author.getByText(courses('publish.edition', { edition: 2 }).split(',')[0] ?? '')).toBeVisible()
}

const opened = (learner: Page, name: string) => learner.getByRole('dialog', { name, exact: true })
const done = ({ player }: Says, part: Locator) => part.getByText(player('done'), { exact: true })

/** One part that is acknowledged, and the way on to the one after it. */
async function acknowledge(
  says: Says,
  learner: Page,
  { name, look }: { name: string; look: (part: Locator) => Promise<void> },
) {
  const { player } = says
  const part = opened(learner, name)
  await look(part)
  await press(part.getByRole('button', { name: player('acknowledged') }))
  await expect(done(says, part)).toBeVisible()
  await press(part.getByRole('button', { name: player('next') }))
}

async function answerAndHandIn({ learning, attempts }: Says, learner: Page, name: string) {
  await press(learner.getByRole('button', { name: learning('part.startNamed', { name }) }))
  const part = opened(learner, name)
  await press(part.getByRole('button', { name: attempts('intro.start'), exact: true }))
  await press(part.getByRole('radio').or(part.getByRole('checkbox')).first(), ' ')
  const submit = part.getByRole('button', { name: attempts('question.submit') })
  await press(submit)
  await expect(submit).toBeHidden()
  await press(part.getByRole('button', { name: attempts('runner.finish'), exact: true }))
  await press(part.getByRole('button', { name: attempts('runner.close'), exact: true }))
  await expect(part).toBeHidden()
}

async function readSheet(says: Says, learner: Page) {
  const { learning, player, sheet } = says
  const part = opened(learner, 'Sheet')
  await expect(part.getByText(sheet.first)).toBeAttached()
  const number = part.getByRole('textbox', { name: player('pdf.page'), exact: true })
  await number.fill('3')
  await number.press('Enter')
  await expect(part.getByText(sheet.last)).toBeVisible()
  await part
    .getByRole('listitem', { name: player('pdf.pageOf', { page: 3, pages: 3 }) })
    .scrollIntoViewIfNeeded()
  await learner.keyboard.press('Escape')
  await expect(part).toBeHidden()
  await press(learner.getByRole('button', { name: learning('part.resumeNamed', { name: 'Sheet' }) }))
  await expect(number).toHaveValue('3')
  await part.getByRole('listitem', { name: player('pdf.pageOf', { page: 3, pages: 3 }) }).hover()
  // NOTE: pages take their size as they are drawn, so whoever scrolls early has to scroll again.
  await expect(async () => {
    await learner.mouse.wheel(0, 5000)
    await expect(done(says, part)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })
  await press(part.getByRole('button', { name: player('next') }))
}

async function watchFilm(says: Says, learner: Page, course: string) {
  const { player, language } = says
  const part = opened(learner, 'Film')
  const play = part.getByRole('button', { name: player('video.play') })
  await press(play)
  await learner.keyboard.press('c')
  await expect(part.getByRole('combobox', { name: player('video.captions') })).toHaveValue(language)
  await part.getByRole('combobox', { name: player('video.speed') }).selectOption('2×')
  await expect(done(says, part)).toBeVisible({ timeout: 20_000 })
  await expect(part.getByText(player('passed', { course }))).toBeVisible()
  await press(
    part.getByRole('group', { name: player('video.label', { name: 'Film' }) }).getByRole('slider'),
    'k',
  )
  await expect(play).toBeVisible()
  const place = part.getByRole('slider', { name: player('video.place') })
  expect(Number(await place.inputValue())).toBeGreaterThanOrEqual(4)
}

inBothLanguages(import.meta.filename, (language) => {
  const says = saysOf(language)
  const { learning, player } = says

  test('a course with a part of every kind is made from files and taken by keyboard, each part in its own way', async ({
    request,
    office,
    newcomer,
    browserOf,
  }) => {
    test.slow()
    const unique = Date.now().toString(36)
    const author = await newcomer({ language, profiles: ['fullAdministration'] })
    const id = await makeEveryKind(office, request, author, `Every kind ${unique}`)
    const desk = await browserOf(author)
    await desk.goto(`/#/administration/courses/${id}`)
    await addFiles(says, desk)

    const learner = await browserOf(await newcomer({ language }))
    await learner.context().route(`${site}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<p>Seen at ${new URL(route.request().url()).pathname}</p>`,
      }),
    )
    await learner.goto(`/#/my-learning/${id}`)
    await press(
      learner.getByRole('link', {
        name: learning('part.startNamed', { name: `Inside Every kind ${unique}` }),
      }),
    )
    await press(learner.getByRole('button', { name: learning('part.startNamed', { name: 'Text' }) }))
    await expect(opened(learner, 'Text').getByRole('heading', { name: 'Reef knot' })).toBeVisible()
    await expect(done(says, opened(learner, 'Text'))).toBeVisible()
    await expect(learner).not.toHaveTitle('taken')
    await press(opened(learner, 'Text').getByRole('button', { name: player('toCourse') }))
    await expect(learner.getByText(learning('why.children_done'))).toBeVisible()

    await learner.goto(`/#/my-learning/${id}`)
    await press(learner.getByRole('button', { name: learning('part.startNamed', { name: 'Notes' }) }))
    await acknowledge(says, learner, {
      name: 'Notes',
      look: (part) => expect(part.getByText('Take the rope.')).toBeVisible(),
    })
    await acknowledge(says, learner, {
      name: 'Picture',
      look: async (part) => {
        // What its author linked it with is beside it, done as it was left, and leads back.
        await press(part.getByRole('button', { name: player('linked', { name: 'Notes' }) }))
        await expect(done(says, opened(learner, 'Notes'))).toBeVisible()
        await press(opened(learner, 'Notes').getByRole('button', { name: player('next') }))
        const picture = part.getByRole('img', { name: 'Picture' })
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
      },
    })
    await acknowledge(says, learner, {
      name: 'Letter',
      look: async (part) => {
        const download = learner.waitForEvent('download')
        await press(part.getByRole('button', { name: player('file.download') }).first())
        expect((await download).suggestedFilename()).toBe('letter.docx')
      },
    })
    await acknowledge(says, learner, {
      name: 'Page',
      look: async (part) => {
        await expect(part.frameLocator('iframe').getByText('Seen at /inside')).toBeVisible()
        // Its header is hidden; who does not see it is still told what it is.
        expect((await part.getByRole('heading', { name: 'Page' }).boundingBox())?.width).toBeLessThanOrEqual(
          1,
        )
      },
    })
    const outside = learner.waitForEvent('popup')
    await press(opened(learner, 'Window').getByRole('link', { name: player('openExternal') }))
    await expect((await outside).getByText('Seen at /outside')).toBeVisible()
    await (await outside).close()
    await press(opened(learner, 'Window').getByRole('button', { name: player('confirmed') }))
    await expect(done(says, opened(learner, 'Window'))).toBeVisible()
    await learner.keyboard.press('Escape')

    await answerAndHandIn(says, learner, 'Check')
    await answerAndHandIn(says, learner, 'Opinion')
    await press(learner.getByRole('button', { name: learning('part.startNamed', { name: 'Sheet' }) }))
    await readSheet(says, learner)
    await watchFilm(says, learner, `Every kind ${unique}`)
    const again = await learner.context().newPage()
    await learner.close()

    // What was seen survives the closed tab.
    await again.goto(`/#/my-learning/${id}`)
    await expect(again.getByText(learning('why.children_done')).first()).toBeVisible()
    for (const why of ['read', 'acknowledged', 'confirmed', 'watched', 'mark_reached', 'submitted'])
      await expect(again.getByText(learning(`why.${why}`)).first()).toBeVisible()
    await press(again.getByRole('button', { name: learning('part.reviewNamed', { name: 'Film' }) }))
    await expect(again.getByRole('slider', { name: player('video.place') })).not.toHaveValue('0')
  })
})
