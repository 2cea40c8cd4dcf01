import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { exportQuestions, importQuestions } from '@oktant/contract/assessment/questions/question-files.ts'
import * as contract from '@oktant/contract/assessment/questions/questions.ts'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { moodleFile, moodleQuestion } from '../../../../../test/kit/content/questions/moodle-file.ts'
import { png } from '../../../../../test/kit/files/pictures.ts'
import { makeBank, makeQuestion, questionForm } from '../../../../../test/kit/content/questions/questions.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { sweepFiles } from '../../../../files/files.ts'
import { files } from '../../../../files/files.tables.ts'
import { forgetPictures } from '../../../organisation/pictures/pictures.ts'
import { pictures } from '../../../organisation/pictures/pictures.tables.ts'
import { forgetUnshown } from './forget-unshown.ts'

const day = 24 * 3_600_000

async function setUp() {
  const server = await testServer()
  const { app, call, clock, db, kit } = server
  const me = await server.make.user({ permissions: ['evaluations.administer'] })
  const folder = join(kit.config.dataDir, 'files')
  const isOnDisk = (name: string) =>
    existsSync(folder) && readdirSync(folder, { recursive: true }).some((path) => String(path).endsWith(name))
  return {
    ...server,
    me,
    async upload(width: number) {
      const file = { name: 'knot.png', bytes: png(width, 47), type: 'image/png' }
      const { pictureId, pictureURL } = await call(contract.uploadQuestionPicture, { as: me, file })
      const [row] = await db.select().from(files).where(eq(files.id, pictureId))
      return { pictureId, url: pictureURL, name: row?.name ?? '' }
    },
    /** What the nightly jobs do, so many days from now. */
    async forget(days: number) {
      clock.skew += days * day
      await forgetPictures(kit)
      await sweepFiles(db, kit.files, kit.now())
      clock.skew -= days * day
    },
    async isThere({ pictureId, url, name }: { pictureId: number; url: string; name: string }) {
      const rows = await db.$count(files, eq(files.id, pictureId))
      const isShown = (await app.inject({ url })).statusCode === 200
      return [rows > 0, isOnDisk(name), isShown]
    },
  }
}

const all = [true, true, true]
const none = [false, false, false]

test('a picture that no question was given is gone after a day, and its bytes with it', async () => {
  const server = await setUp()
  const { me, upload, forget, isThere, call } = server
  const [asked, chosen, former, left] = [
    await upload(74),
    await upload(75),
    await upload(76),
    await upload(77),
  ]
  const answers = questionForm().answers.map((answer) => ({ ...answer, pictureId: chosen.pictureId }))
  await makeQuestion(server, me, { values: { pictureId: asked.pictureId, answers } })
  const changed = await makeQuestion(server, me)
  const change = (pictureId: number | null, revision: number) =>
    call(contract.updateQuestion, {
      as: me,
      params: { id: changed.id },
      body: { ...questionForm('MC', { pictureId }), revision },
    })
  await change(null, (await change(former.pictureId, changed.revision)).revision)
  await forget(0.9)
  expect(await isThere(left)).toEqual(all)
  await forget(2)
  expect(await isThere(left)).toEqual(none)
  for (const one of [asked, chosen, former]) expect(await isThere(one)).toEqual(all)
})

test('pictures from before they waited for a question are forgotten in slices, those that are named are not', async () => {
  const server = await setUp()
  const { me, db, kit, clock, upload, isThere, call } = server
  const sent = await Promise.all([74, 75, 76, 77, 78, 79].map((width) => upload(width)))
  const [asked, chosen, former, young, ...left] = sent
  if (!asked || !chosen || !former || !young) throw new Error('nothing was sent')
  const answers = questionForm().answers.map((answer) => ({ ...answer, pictureId: chosen.pictureId }))
  await makeQuestion(server, me, { values: { pictureId: asked.pictureId, answers } })
  const { id, revision } = await makeQuestion(server, me)
  const pictured = questionForm().answers.map((answer) => ({ ...answer, pictureId: former.pictureId }))
  const change = (values: Partial<contract.QuestionForm>, seen: number) =>
    call(contract.updateQuestion, {
      as: me,
      params: { id },
      body: { ...questionForm('MC', values), revision: seen },
    })
  await change({}, (await change({ answers: pictured }, revision)).revision)
  const asBefore = (which: typeof sent) =>
    db.delete(pictures).where(
      inArray(
        pictures.fileId,
        which.map(({ pictureId }) => pictureId),
      ),
    )
  await asBefore([asked, chosen, former, ...left])
  await forgetUnshown(kit, 2)
  for (const one of sent) expect((await isThere(one))[0]).toBe(true)
  clock.skew += 2 * day
  await forgetUnshown(kit, 2)
  clock.skew -= 2 * day
  for (const one of left) expect((await isThere(one))[0]).toBe(false)
  for (const one of [asked, chosen, former, young]) expect(await isThere(one)).toEqual(all)
})

test('what was forgotten is given to no question any more', async () => {
  const server = await setUp()
  const { me, upload, forget } = server
  const { pictureId } = await upload(74)
  await forget(2)
  expect(await makeQuestion(server, me, { values: { pictureId } })).toMatchObject({
    errors: [{ field: 'pictureId', code: 'choice_unknown' }],
  })
})

test('what a file says of its pictures comes with them, and goes out and in again in both languages', async () => {
  const server = await setUp()
  const { me, call, send } = server
  const { id } = await makeBank(server, me)
  const image = (name: string, alt: string) => `<p><img alt='${alt}' src="@@PLUGINFILE@@/${name}"></p>`
  const files = (name: string, width: number) => [{ name, bytes: png(width, 40) }]
  const file = moodleFile(
    moodleQuestion({
      type: 'multichoice',
      text: {
        html: `<p>Welcher?</p>${image('a.png', 'Ein &quot;Palstek&quot; &amp; sein Auge')}`,
        files: files('a.png', 60),
      },
      answers: [
        { fraction: 100, html: image('b.png', 'Zwei Buchten'), files: files('b.png', 61) },
        { fraction: 0, html: image('c.png', ''), files: files('c.png', 62) },
      ],
    }),
  )
  const bring = async (text: string) => {
    const { ids } = await call(importQuestions, {
      as: me,
      params: { id },
      query: { language: 'de' },
      file: { name: 'knots.xml', bytes: Buffer.from(text), type: 'text/xml' },
    })
    return call(contract.readQuestion, { as: me, params: { id: ids[0] ?? 0 } })
  }
  const told = ({ pictureAlt, answers }: contract.QuestionView) => [
    pictureAlt,
    ...answers.map((answer) => answer.pictureAlt),
  ]
  const made = await bring(file)
  const first = { en: '', de: 'Ein "Palstek" & sein Auge' }
  const second = { en: '', de: 'Zwei Buchten' }
  expect(told(made)).toEqual([first, second, undefined])
  const names = Object.keys(contract.QuestionForm.properties) as (keyof contract.QuestionForm)[]
  const form = Object.fromEntries(names.map((name) => [name, made[name]])) as contract.QuestionForm
  const both = { en: 'A "bowline" & its eye', de: first.de }
  const body = { ...form, pictureAlt: both, revision: made.revision }
  await call(contract.updateQuestion, { as: me, params: { id: made.id }, body })
  const written = await send(exportQuestions, { as: me, params: { id }, query: { format: 'moodle' } })
  await call(contract.removeQuestion, { as: me, params: { id: made.id } })
  expect(told(await bring(written.body))).toEqual([both, second, undefined])
  const bare = written.body.replace(/<!-- oktant: .*? -->/gs, '')
  expect(bare).not.toBe(written.body)
  expect(told(await bring(bare))[0]).toEqual({ en: '', de: both.en })
})

test('a picture that a file names by its number is kept as one that was chosen', async () => {
  const server = await setUp()
  const { me, upload, forget, isThere, call, send } = server
  const { id } = await makeBank(server, me)
  const kept = await upload(74)
  await makeQuestion(server, me, { bankId: id, values: { pictureId: kept.pictureId } })
  const written = await send(exportQuestions, { as: me, params: { id }, query: { format: 'gift' } })
  const named = await upload(75)
  const text = written.body.replace(`"pictureId":${kept.pictureId}`, `"pictureId":${named.pictureId}`)
  expect(text).not.toBe(written.body)
  const file = { name: 'knots.gift', bytes: Buffer.from(text), type: 'text/plain' }
  await call(importQuestions, { as: me, params: { id }, query: { language: 'en' }, file })
  await forget(2)
  expect(await isThere(named)).toEqual(all)
})

test('a picture that no question names yet is shown to authors of its company again, until it is forgotten', async () => {
  const server = await setUp()
  const { app, me, call, make, upload, forget } = server
  const { pictureId } = await upload(74)
  const read = (as = me) => call(contract.readQuestionPicture, { as, params: { id: pictureId } })
  const { pictureURL } = await read()
  expect((await app.inject({ url: pictureURL })).statusCode).toBe(200)
  const stranger = await make.user({
    permissions: ['evaluations.administer'],
    companyId: (await make.company()).id,
  })
  expect(await read(stranger)).toMatchObject({ code: 'file_not_found' })
  await forget(2)
  expect(await read()).toMatchObject({ code: 'file_not_found' })
})
