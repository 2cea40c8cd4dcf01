import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setAvatar } from '@oktant/contract/people/account.ts'
import { entries } from '@oktant/contract/all.ts'
import { attachSupportingDocument } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import { setLogo } from '@oktant/contract/organisation/branding.ts'
import { addCertificatePicture } from '@oktant/contract/learning/certificates/certificate-templates.ts'
import {
  addComponentUploadPart,
  beginComponentUpload,
  uploadComponentFile,
} from '@oktant/contract/learning/components/component-files.ts'
import { uploadPackage } from '@oktant/contract/learning/package-imports.ts'
import { addRecordingPart, beginRecordingUpload } from '@oktant/contract/events/recordings.ts'
import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import { componentFiles } from '@oktant/contract/kit/constants.ts'
import type { Endpoint } from '@oktant/contract/http/http.ts'
import { uploadImport } from '@oktant/contract/people/imports.ts'
import { type Permission, permissions } from '@oktant/contract/kit/permissions.ts'
import { uploadPicture } from '@oktant/contract/organisation/pictures.ts'
import { checkQuestionFile, importQuestions } from '@oktant/contract/assessment/questions/question-files.ts'
import { uploadQuestionPicture } from '@oktant/contract/assessment/questions/questions.ts'
import { expect, test } from 'vitest'
import { files } from '../src/files/files.tables.ts'
import { makeQuestions } from './kit/content/attempts.ts'
import { makeBank } from './kit/content/questions/questions.ts'
import type { Made } from './kit/make.ts'
import { multipart } from './kit/files/multipart.ts'
import { openTest } from './kit/files/open-test.ts'
import { attachEvidence, declareCompetency } from '@oktant/contract/development/competencies.ts'
import { createCompetencyItem } from '@oktant/contract/development/competency-items.ts'
import { attachGoalFile } from '@oktant/contract/development/goal-changes.ts'
import { approveGoal, createGoal } from '@oktant/contract/development/goals.ts'
import { eventForm } from './scenes/events.ts'
import { goalForm } from './scenes/goals.ts'
import { testServer } from './kit/server.ts'

// NOTE: the keys of a literal object are its own.
const everything = Object.keys(permissions) as Permission[]

type Way = 'lies' | 'empty' | 'cut'
type Door = {
  entry: Endpoint
  as: Made
  params?: object
  query?: Record<string, string>
  takes?: readonly Way[]
}

/** Whoever may upload, each with something real to upload to; and what a door takes although it looks wrong. */
async function setUp() {
  const server = await openTest(async ({ author }) => ({
    questions: await makeQuestions(await testServer(), author, ['FT'], { allowSupportingDocuments: true }),
  }))
  const { make, call, author, learner, take } = server
  const { opened } = await take()
  const office = await make.user({ companyId: author.companyId, permissions: everything })
  const piece = { name: 'film.mp4', bytes: componentFiles.chunkBytes }
  const { id = 0 } = await call(beginComponentUpload, { as: office, body: piece })
  const event = await call(createEvent, { as: office, body: eventForm })
  const ofEvent = { id: event.id ?? 0 }
  const film = await call(beginRecordingUpload, { as: office, params: ofEvent, body: piece })
  const ofFilm = { ...ofEvent, uploadId: film.id, from: 0 }
  const bank = await makeBank(server, office)
  const ofBank = { as: office, params: { id: bank.id }, query: { language: 'en' } }
  const person = await make.user({
    companyId: office.companyId,
    managerId: office.id,
    permissions: ['goals.request', 'competencies.declare'],
  })
  const { goal } = await call(createGoal, { as: person, body: goalForm })
  const ofGoal = { id: goal?.id ?? 0 }
  await call(approveGoal, { as: office, params: { ...ofGoal, clawback: 'false' } })
  const words = { en: 'Ropes', de: 'Seile' }
  const item = await call(createCompetencyItem, {
    as: office,
    body: { name: words, tip: words, itemProperties: [] },
  })
  const claim = { level: 'LEVEL_ONE' as const, words: 'Weekly.', certificateIds: [] }
  const declared = await call(declareCompetency, {
    as: person,
    body: { ...claim, competencyItemId: item.id ?? 0 },
  })
  const doors: Door[] = [
    { entry: setAvatar, as: office, params: { id: office.id } },
    {
      entry: attachSupportingDocument,
      as: learner,
      params: { questionScoreId: opened.questionScores[0]?.id },
    },
    { entry: setLogo, as: office, params: { theme: 'light' } },
    { entry: addCertificatePicture, as: office },
    { entry: uploadComponentFile, as: office },
    // NOTE: of a piece nobody can tell what it is part of; the whole is looked at.
    { entry: addComponentUploadPart, as: office, params: { id, from: 0 }, takes: ['lies', 'empty'] },
    { entry: addRecordingPart, as: office, params: ofFilm, takes: ['lies', 'empty'] },
    { entry: uploadPackage, as: office },
    { entry: uploadImport, as: office, params: { kind: 'users' } },
    { entry: uploadPicture, as: office },
    { entry: uploadQuestionPicture, as: office },
    { entry: checkQuestionFile, ...ofBank },
    { entry: importQuestions, ...ofBank },
    { entry: attachGoalFile, as: person, params: ofGoal },
    { entry: attachEvidence, as: person, params: { id: declared.id } },
  ]
  const folder = join(server.kit.config.dataDir, 'files')
  mkdirSync(folder, { recursive: true })
  const onDisk = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length
  const rows = async () => (await server.db.select().from(files)).length
  const left = async () => [onDisk(), await rows()]
  return { ...server, doors, left }
}

const program = Buffer.from('4d5a90000300000004000000ffff0000', 'hex')
const most = 10_000_000

const addressOf = ({ path }: Endpoint, params: object = {}): string =>
  Object.entries(params).reduce<string>(
    (address, [name, value]) => address.replace(`:${name}`, String(value)),
    path,
  )

test('a file that lies, is empty, cut off, too large, or not there is refused at every door and leaves nothing', async () => {
  const { app, doors, left } = await setUp()
  const taking = [...entries.values()].filter(({ upload }) => upload).map(({ path }) => path)
  expect(doors.map(({ entry }) => entry.path).toSorted()).toEqual(taking.toSorted())
  for (const { entry, as, params, query = {}, takes = [] } of doors) {
    const { field = 'file', maxBytes = 0 } = entry.upload ?? {}
    const name = `${entry.method} ${entry.path}`
    const file = (bytes: Buffer) => ({ name: 'me.png', bytes, type: 'image/png' })
    const whole = (bytes: Buffer) => multipart(field, file(bytes))
    const send = async ({ headers, payload }: ReturnType<typeof multipart>) => {
      const url = `/rest${addressOf(entry, params)}`
      const auth = { authorization: `Bearer ${as.token}` }
      return app.inject({ method: entry.method, url, query, headers: { ...headers, ...auth }, payload })
    }
    const refused = async (what: string, body: ReturnType<typeof multipart>, ...statuses: number[]) => {
      const before = await left()
      const answer = await send(body)
      const told = [name, what, answer.statusCode, answer.json().responseCode, await left()]
      const status = statuses.find((one) => one === answer.statusCode) ?? statuses[0]
      expect(told, answer.body).toEqual([name, what, status, 500, before])
    }
    if (!takes.includes('lies')) await refused('lies', whole(program), 415, 422, 400)
    if (!takes.includes('empty')) await refused('empty', whole(Buffer.alloc(0)), 415, 422, 400)
    const { headers, payload } = whole(Buffer.alloc(5000, 1))
    await refused('cut', { headers, payload: payload.subarray(0, 2500) }, 400)
    if (maxBytes <= most) await refused('huge', whole(Buffer.alloc(maxBytes + 1, 1)), 413)
    await refused('another field', multipart('other', file(program)), 400)
    await refused(
      'no form',
      { headers: { 'content-type': 'application/json' }, payload: Buffer.from('{}') },
      415,
      400,
    )
  }
})
