import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { uploadComponentFile } from '@oktant/contract/component-files.ts'
import { createComponent } from '@oktant/contract/components.ts'
import { componentCategory } from '@oktant/contract/constants.ts'
import type { SignedIn } from '@oktant/contract/sessions.ts'
import { zipWith } from '../../packages/server/test/kit/component-files.ts'
import { makeCourse } from '../kit/courses.ts'
import { makeEvaluation } from '../kit/evaluations.ts'
import { press } from '../kit/keys.ts'
import type { Send } from '../kit/newcomer.ts'
import { expect, test } from '../kit/test.ts'
import { wordsOf } from '../kit/words.ts'

const media = join(import.meta.dirname, '../../packages/server/src/demo/media')
const learning = wordsOf('learning', 'en')
const player = wordsOf('player', 'en')
const attempts = wordsOf('attempts', 'en')
const site = 'https://pages.example.org'
const none = { en: '', de: '' }
const page =
  '<!doctype html><html><body><h1>Reef knot</h1><p>Right over left.</p><script>document.title = "taken"</script>'

test.use({ locale: 'en-GB' })

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
  const ofFile = async (title: string, file: string, bytes: Buffer) => {
    const { file: kept } = await upload(request, author, file, bytes)
    const fileIds = { en: kept?.id ?? null, de: null }
    return make(title, {
      media: { fileIds, captionIds: { en: null, de: null }, downloadable: true, share: 80 },
    })
  }
  const { html } = await upload(request, author, 'knots.html', Buffer.from(page))
  const text = await make('Text', { html: { en: html ?? '', de: '' }, completion: 'read' })
  const inner = await makeCourse(office, `Inside ${name}`, [{ componentId: text }])
  const question = { type: 'TF' as const, answerBoolean: true }
  const components = [
    await make('Notes', { html: { en: '<p>Take the rope.</p>', de: '' } }),
    await ofFile('Picture', 'line.png', await readFile(join(media, 'line.png'))),
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
async function addFiles(author: Page) {
  const dialog = author.getByRole('dialog')
  await author.getByRole('button', { name: 'Add a part' }).last().click()
  await dialog.getByRole('textbox', { name: 'Title in English' }).fill('Sheet')
  await dialog.locator('input[type="file"]').first().setInputFiles(join(media, 'balance-sheet.en.pdf'))
  await expect(dialog.getByRole('link', { name: 'Open: balance-sheet.en.pdf' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Make and add' }).click()
  await expect(dialog).toBeHidden()

  await author.getByRole('button', { name: 'Add a part' }).last().click()
  await dialog.getByRole('combobox', { name: 'What do you want to add?' }).selectOption('New: Video')
  await dialog.getByRole('textbox', { name: 'Title in English' }).fill('Film')
  const files = dialog.locator('input[type="file"]')
  await files.nth(0).setInputFiles(join(media, 'bottleneck.en.vtt'))
  await expect(dialog.getByRole('link', { name: 'Open: bottleneck.en.vtt' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Make and add' }).click()
  await expect(dialog.getByText('This kind of file has no place here')).toBeVisible()
  await files.nth(0).setInputFiles(join(media, 'bottleneck.webm'))
  await expect(dialog.getByRole('link', { name: 'Open: bottleneck.webm' })).toBeVisible()
  await files.nth(2).setInputFiles(join(media, 'bottleneck.en.vtt'))
  await expect(dialog.getByRole('link', { name: 'Open: bottleneck.en.vtt' })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Share to be watched, in per cent' }).fill('20')
  await dialog.getByRole('button', { name: 'Make and add' }).click()
  await expect(dialog).toBeHidden()
  await author.getByRole('button', { name: 'Save the draft' }).click()
  await author.getByRole('button', { name: 'Publish the changes' }).click()
  await expect(author.getByText('Edition 2')).toBeVisible()
}

const opened = (learner: Page, name: string) => learner.getByRole('dialog', { name, exact: true })
const done = (part: Locator) => part.getByText(player('done'), { exact: true })

/** One part that is acknowledged, and the way on to the one after it. */
async function acknowledge(learner: Page, name: string, look: (part: Locator) => Promise<void>) {
  const part = opened(learner, name)
  await look(part)
  await press(part.getByRole('button', { name: player('acknowledged') }))
  await expect(done(part)).toBeVisible()
  await press(part.getByRole('button', { name: player('next') }))
}

async function answerAndHandIn(learner: Page, name: string) {
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

async function readSheet(learner: Page) {
  const part = opened(learner, 'Sheet')
  await expect(part.getByText('A balance sheet, read in an hour')).toBeAttached()
  const number = part.getByRole('textbox', { name: player('pdf.page'), exact: true })
  await number.fill('3')
  await number.press('Enter')
  await expect(part.getByText('3. One question to ask')).toBeVisible()
  await part.getByRole('listitem', { name: 'Page 3 of 3' }).scrollIntoViewIfNeeded()
  await learner.keyboard.press('Escape')
  await expect(part).toBeHidden()
  await press(learner.getByRole('button', { name: learning('part.resumeNamed', { name: 'Sheet' }) }))
  await expect(number).toHaveValue('3')
  await part.getByRole('listitem', { name: 'Page 3 of 3' }).hover()
  // NOTE: pages take their size as they are drawn, so whoever scrolls early has to scroll again.
  await expect(async () => {
    await learner.mouse.wheel(0, 5000)
    await expect(done(part)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })
  await press(part.getByRole('button', { name: player('next') }))
}

async function watchFilm(learner: Page) {
  const part = opened(learner, 'Film')
  const play = part.getByRole('button', { name: player('video.play') })
  await press(play)
  await learner.keyboard.press('c')
  await expect(part.getByRole('combobox', { name: player('video.captions') })).toHaveValue('en')
  await part.getByRole('combobox', { name: player('video.speed') }).selectOption('2×')
  await expect(done(part)).toBeVisible({ timeout: 20_000 })
  await expect(part.getByText(player('passed', { course: '' }).slice(0, 15))).toBeVisible()
  await press(
    part.getByRole('group', { name: player('video.label', { name: 'Film' }) }).getByRole('slider'),
    'k',
  )
  await expect(play).toBeVisible()
  const place = part.getByRole('slider', { name: player('video.place') })
  expect(Number(await place.inputValue())).toBeGreaterThanOrEqual(4)
}

test('a course with a part of every kind is made from files and taken by keyboard, each part in its own way', async ({
  request,
  office,
  newcomer,
  browserOf,
}) => {
  test.slow()
  const unique = Date.now().toString(36)
  const author = await newcomer({ language: 'en', profiles: ['fullAdministration'] })
  const id = await makeEveryKind(office, request, author, `Every kind ${unique}`)
  const desk = await browserOf(author)
  await desk.goto(`/#/administration/courses/${id}`)
  await addFiles(desk)

  const learner = await browserOf(await newcomer({ language: 'en' }))
  await learner.context().route(`${site}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<p>Seen at ${new URL(route.request().url()).pathname}</p>`,
    }),
  )
  await learner.goto(`/#/my-learning/${id}`)
  await press(
    learner.getByRole('link', { name: learning('part.startNamed', { name: `Inside Every kind ${unique}` }) }),
  )
  await press(learner.getByRole('button', { name: learning('part.startNamed', { name: 'Text' }) }))
  await expect(opened(learner, 'Text').getByRole('heading', { name: 'Reef knot' })).toBeVisible()
  await expect(done(opened(learner, 'Text'))).toBeVisible()
  await expect(learner).not.toHaveTitle('taken')
  await press(opened(learner, 'Text').getByRole('button', { name: player('toCourse') }))
  await expect(learner.getByText(learning('why.children_done'))).toBeVisible()

  await learner.goto(`/#/my-learning/${id}`)
  await press(learner.getByRole('button', { name: learning('part.startNamed', { name: 'Notes' }) }))
  await acknowledge(learner, 'Notes', (part) => expect(part.getByText('Take the rope.')).toBeVisible())
  await acknowledge(learner, 'Picture', async (part) => {
    const picture = part.getByRole('img', { name: 'Picture' })
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
  await acknowledge(learner, 'Letter', async (part) => {
    const download = learner.waitForEvent('download')
    await press(part.getByRole('button', { name: player('file.download') }).first())
    expect((await download).suggestedFilename()).toBe('letter.docx')
  })
  await acknowledge(learner, 'Page', async (part) => {
    await expect(part.frameLocator('iframe').getByText('Seen at /inside')).toBeVisible()
    // Its header is hidden; who does not see it is still told what it is.
    expect((await part.getByRole('heading', { name: 'Page' }).boundingBox())?.width).toBeLessThanOrEqual(1)
  })
  const outside = learner.waitForEvent('popup')
  await press(opened(learner, 'Window').getByRole('link', { name: player('openExternal') }))
  await expect((await outside).getByText('Seen at /outside')).toBeVisible()
  await (await outside).close()
  await press(opened(learner, 'Window').getByRole('button', { name: player('confirmed') }))
  await expect(done(opened(learner, 'Window'))).toBeVisible()
  await learner.keyboard.press('Escape')

  await answerAndHandIn(learner, 'Check')
  await answerAndHandIn(learner, 'Opinion')
  await press(learner.getByRole('button', { name: learning('part.startNamed', { name: 'Sheet' }) }))
  await readSheet(learner)
  await watchFilm(learner)
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
