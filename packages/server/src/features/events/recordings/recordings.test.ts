import { readLearnerEvent, requestSeat } from '@oktant/contract/events/attending.ts'
import * as contract from '@oktant/contract/events/recordings.ts'
import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import { readComponent } from '@oktant/contract/learning/components/components.ts'
import { expect, test } from 'vitest'
import { fileOf, pdf } from '../../../../test/kit/content/component-files.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { eventForm } from '../../../../test/scenes/events.ts'
import { addFilm } from '../../../../test/scenes/webinars.ts'

async function setUp() {
  const server = await testServer()
  const { make, call } = server
  const trainer = await make.user({ permissions: ['events.facilitate', 'content.administer'] })
  const { companyId } = trainer
  const me = await make.user({ companyId, permissions: ['events.attend'] })
  const other = await make.user({ companyId, permissions: ['events.attend'] })
  const { id = 0 } = await call(createEvent, { as: trainer, body: eventForm })
  const params = { id }
  await call(requestSeat, { as: me, params })
  const add = (body: { name: string; link: string | null; uploadId: number | null }) =>
    call(contract.addRecording, { as: trainer, params, body })
  const seen = (as = me) => call(contract.listLearnerRecordings, { as, params })
  return { ...server, trainer, me, other, params, add, seen }
}
const link = { name: 'Part one', link: 'https://films.example.com/1', uploadId: null }

test('a recording is seen by whoever has a seat, removed and brought back', async () => {
  const { call, trainer, other, params, add, seen } = await setUp()
  const { id: recordingId = 0 } = await add(link)
  expect(await seen()).toMatchObject([{ name: 'Part one', link: link.link, file: null, watchedShare: null }])
  expect(await seen(other)).toEqual([])
  const named = { as: trainer, params: { ...params, recordingId } }
  expect(await call(contract.removeRecording, named)).toEqual({})
  expect(await call(contract.removeRecording, named)).toMatchObject({ code: 'recording_not_found' })
  expect(await seen()).toEqual([])
  expect(await call(contract.restoreRecording, named)).toMatchObject({ name: 'Part one' })
  expect(await seen()).toHaveLength(1)
  expect(await call(readLearnerEvent, { as: other, params })).toMatchObject({ id: params.id })
})

test('every mistake is said at its field, and what is no film leaves nothing', async () => {
  const { call, trainer, params, add } = await setUp()
  const fields = async (form: object) => (await add({ ...link, ...form })).errors?.map(({ field }) => field)
  expect(await fields({ link: null })).toEqual(['link'])
  expect(await fields({ name: ' ', link: 'javascript:alert(1)' })).toEqual(['name', 'link'])
  expect(await fields({ uploadId: 999_999 })).toEqual(['uploadId'])
  const file = fileOf(pdf)
  const body = { name: file.name, bytes: file.bytes.length }
  const { id: uploadId = 0 } = await call(contract.beginRecordingUpload, { as: trainer, params, body })
  await call(contract.addRecordingPart, { as: trainer, params: { ...params, uploadId, from: 0 }, file })
  expect(await add({ ...link, uploadId })).toMatchObject({ code: 'component_file_unknown' })
  expect(await call(contract.listRecordings, { as: trainer, params })).toEqual([])
})

test('how much of a film one has watched only rises, and its trainer sees how many have', async () => {
  const scene = await setUp()
  const { call, trainer, me, other, params, seen } = scene
  const recordingId = await addFilm(scene, trainer, params.id)
  const watch = (share: number, as = me) =>
    call(contract.keepWatched, { as, params: { ...params, recordingId }, body: { share } })
  expect(await watch(60)).toEqual({ watchedShare: 60 })
  expect(await watch(20)).toEqual({ watchedShare: 60 })
  expect(await watch(20, other)).toMatchObject({ code: 'recording_not_found' })
  expect(await seen()).toMatchObject([{ watchedShare: 60, watchers: 1, file: { type: 'video/mp4' } }])
})

test('a component is made of a film with a file of its own, and of a link', async () => {
  const scene = await setUp()
  const { call, trainer, params, add } = scene
  const film = await addFilm(scene, trainer, params.id)
  const { id: other = 0 } = await add(link)
  const make = (recordingId: number) =>
    call(contract.createRecordingComponent, { as: trainer, params, body: { recordingId } })
  const made = await make(film)
  expect(made).toMatchObject({ name: 'Film', message: 'Content successfully created as Film' })
  const component = await call(readComponent, { as: trainer, params: { id: made.id ?? 0 } })
  expect(component).toMatchObject({ categoryId: 4, completion: 'watched', files: [{ use: 'video' }] })
  const { id = 0 } = await make(other)
  expect(await call(readComponent, { as: trainer, params: { id } })).toMatchObject({
    categoryId: 15,
    url: link.link,
  })
  const { id: odd = 0 } = await add({ ...link, name: 'More for $& less' })
  expect(await make(odd)).toMatchObject({ message: 'Content successfully created as More for $& less' })
})
