import { eq } from 'drizzle-orm'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { attachSupportingDocument } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import { makeQuestions } from '../../../../../test/kit/content/attempts.ts'
import { multipart } from '../../../../../test/kit/files/multipart.ts'
import { openTest } from '../../../../../test/kit/files/open-test.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { buildApp } from '../../../../app.ts'
import { files } from '../../../../files/files.tables.ts'
import type { FileStore } from '../../../../files/store.ts'

async function setUp() {
  const server = await openTest(async ({ author }) => ({
    questions: await makeQuestions(await testServer(), author, ['FT'], { allowSupportingDocuments: true }),
  }))
  const { call, db, kit, learner } = server
  const taken = await server.take()
  const [row] = taken.opened.questionScores
  if (!row) throw new Error('no question')
  const params = { questionScoreId: row.id }
  const fileOf = (name: string) => ({ name, bytes: Buffer.from(`This is ${name}.`), type: 'text/plain' })
  const attach = (name: string, key?: string) =>
    call(attachSupportingDocument, {
      as: learner,
      params,
      file: fileOf(name),
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
  const rows = () => db.select().from(files).where(eq(files.companyId, learner.companyId))
  const onDisk = () =>
    readdirSync(join(kit.config.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    ).length
  return { ...server, ...taken, row, params, fileOf, attach, rows, onDisk }
}

/** A store that says when it begins to write, and has not written until it is told to. */
function slow({ write, ...store }: FileStore) {
  let begin = () => {}
  let goOn = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const told = new Promise<void>((resolve) => (goOn = resolve))
  const waits: FileStore['write'] = async (name, source) => {
    begin()
    await told
    return write(name, source)
  }
  return { store: { ...store, write: waits }, begun, goOn }
}

test('an answer is kept while a slow store still writes the document beside it', async () => {
  const { kit, learner, params, row, fileOf, save, given, take } = await setUp()
  const { store, begun, goOn } = slow(kit.files)
  const app = await buildApp({ ...kit, files: store }, undefined, { slowestLoopMs: 0 })
  onTestFinished(() => app.close())
  const { headers, payload } = multipart(attachSupportingDocument.upload.field, fileOf('plan.txt'))
  const { method, path } = attachSupportingDocument
  const sent = app.inject({
    method,
    url: `/rest${path.replace(':questionScoreId', String(params.questionScoreId))}`,
    headers: { ...headers, authorization: `Bearer ${learner.token}` },
    payload,
  })
  await Promise.race([begun, sent])
  expect(await save(given(row, 'It holds.'))).toMatchObject({ result: null })
  goOn()
  expect((await sent).json().payload).toMatchObject({ supportingDocument: { name: 'plan.txt' } })
  const [seen] = (await take()).opened.questionScores
  expect(seen).toMatchObject({ ftAnswer: 'It holds.', supportingDocument: { name: 'plan.txt' } })
})

test('a document that takes the place of another one leaves no row of it', async () => {
  const { attach, rows, take } = await setUp()
  for (const name of ['plan.txt', 'knots.txt']) await attach(name)
  expect((await rows()).map(({ title }) => title)).toEqual(['knots.txt'])
  const [seen] = (await take()).opened.questionScores
  expect(seen?.supportingDocument?.name).toBe('knots.txt')
})

test('of a document that comes after the end no byte stays', async () => {
  const { attach, rows, onDisk, row, answer } = await setUp()
  await attach('plan.txt')
  await answer(row, '')
  const before = onDisk()
  expect(await attach('late.txt')).toMatchObject({ code: 'attempt_over' })
  expect([onDisk(), (await rows()).map(({ title }) => title)]).toEqual([before, ['plan.txt']])
})

test('of a document that comes again because its answer was lost, the bytes are kept once', async () => {
  const { attach, rows, onDisk } = await setUp()
  const [before, key] = [onDisk(), crypto.randomUUID()]
  const first = await attach('plan.txt', key)
  expect(first.supportingDocument.name).toBe('plan.txt')
  expect(await attach('plan.txt', key)).toEqual(first)
  const atOnce = crypto.randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => attach('knots.txt', atOnce)))
  expect(new Set(answers.map(({ supportingDocument }) => supportingDocument.name))).toEqual(
    new Set(['knots.txt']),
  )
  expect((await rows()).map(({ title }) => title)).toEqual(['knots.txt'])
  // NOTE: the bytes of the first one go with the next sweep, as those of any file that is forgotten.
  expect(onDisk()).toBe(before + 2)
})

test('of a document whose request is refused before anything is done, no byte stays', async () => {
  const { attach, rows, onDisk } = await setUp()
  const key = crypto.randomUUID()
  await attach('plan.txt', key)
  const before = onDisk()
  expect(await attach('another.txt', key)).toMatchObject({ code: 'repeated_differently' })
  expect(await attach('another.txt', 'short')).toMatchObject({ code: 'invalid_input' })
  expect([onDisk(), (await rows()).map(({ title }) => title)]).toEqual([before, ['plan.txt']])
})
