import { requestSeat } from '@oktant/contract/events/attending.ts'
import { readBadge, readCheckInCode } from '@oktant/contract/events/check-in.ts'
import {
  addRecording,
  addRecordingPart,
  beginRecordingUpload,
  removeRecording,
} from '@oktant/contract/events/recordings.ts'
import type { EventForm } from '@oktant/contract/events/event-shapes.ts'
import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import { saveWebinarSettings, type WebinarSettingsForm } from '@oktant/contract/events/webinar-settings.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { fileOf, mp4 } from '../kit/content/component-files.ts'
import type { Made } from '../kit/make.ts'
import { begin, eventForm } from './events.ts'
import { type Scene, type Server, two } from './scene.ts'

export const webinarForm: EventForm = {
  ...eventForm,
  name: { en: 'Webinar', de: 'Webinar' },
  webinar: true,
  webinarProvider: 'link',
  skypeMeeting: 'https://meet.example.com/mine',
}

export const settingsForm: WebinarSettingsForm = {
  pageOn: true,
  service: 'https://meet.example.org',
  tokenIssuer: 'oktant',
  tokenAudience: 'meet',
  tokenKey: null,
  sendsName: true,
  sendsEmail: false,
  teamsOn: true,
  teamsLink: 'https://teams.microsoft.com/l/meetup-join/company',
  linkOn: true,
}

const rights: Permission[] = [
  'events.facilitate',
  'events.administer',
  'events.attend',
  'system.administer',
  'bookings.decideForHr',
]

/** An event of whoever it is, on which they have a seat, and which has begun. */
async function held(server: Server, owner: Made, form: EventForm = eventForm) {
  const { id = 0 } = await server.call(createEvent, { as: owner, body: form })
  await server.call(requestSeat, { as: owner, params: { id } })
  await begin(server, owner.companyId, id)
  return id
}

type Call = (id: number, server: Server, owner: Made) => object | Promise<object>
const ofHeld =
  (call: Call, form: EventForm = eventForm): Scene =>
  async (server) => {
    const pair = await two(server, rights)
    await server.call(saveWebinarSettings, { as: pair.owner, body: settingsForm })
    const id = await held(server, pair.owner, form)
    return { ...pair, call: await call(id, server, pair.owner) }
  }

const link = { name: 'Recording', link: 'https://films.example.com/1', uploadId: null }
const withRecording = (rest: object = {}, isRemoved = false) =>
  ofHeld(async (id, { call }, as) => {
    const { id: recordingId = 0 } = await call(addRecording, { as, params: { id }, body: link })
    const params = { id, recordingId }
    if (isRemoved) await call(removeRecording, { as, params })
    return { params, ...rest }
  })

const film = fileOf(mp4)
const withUpload = (rest: object = {}, more: object = {}) =>
  ofHeld(async (id, { call }, as) => {
    const body = { name: film.name, bytes: film.bytes.length }
    const { id: uploadId = 0 } = await call(beginRecordingUpload, { as, params: { id }, body })
    return { params: { id, uploadId, ...more }, ...rest }
  })

const codeOf = (address: string) => address.split('/').at(-1) ?? ''

export const webinarScenes: Record<string, Scene> = {
  readWebinar: ofHeld((eventId) => ({ params: { eventId } }), webinarForm),
  keepPresence: ofHeld((eventId) => ({ params: { eventId } }), webinarForm),
  readMicrosoftLink: ofHeld((id) => ({ params: { id } }), webinarForm),
  listPresences: ofHeld((id) => ({ params: { id } })),
  listRecordings: ofHeld((id) => ({ params: { id } })),
  listLearnerRecordings: ofHeld((id) => ({ params: { id } })),
  addRecording: ofHeld((id) => ({ params: { id }, body: link })),
  removeRecording: withRecording(),
  restoreRecording: withRecording({}, true),
  keepWatched: ofHeld(async (id, server, as) => ({
    params: { id, recordingId: await addFilm(server, as, id) },
    body: { share: 40 },
  })),
  createRecordingComponent: ofHeld(async (id, { call }, as) => {
    const { id: recordingId = 0 } = await call(addRecording, { as, params: { id }, body: link })
    return { params: { id }, body: { recordingId } }
  }),
  beginRecordingUpload: ofHeld((id) => ({ params: { id }, body: { name: 'film.mp4', bytes: 10 } })),
  readRecordingUpload: withUpload(),
  addRecordingPart: withUpload({ file: film }, { from: 0 }),
  cancelRecordingUpload: withUpload(),
  readCheckInCode: ofHeld((id) => ({ params: { id } })),
  readBadge: ofHeld((id) => ({ params: { id } })),
  checkIn: ofHeld(async (id, { call }, as) => {
    const { address = '' } = await call(readCheckInCode, { as, params: { id } })
    return { params: { id }, body: { code: codeOf(address) } }
  }),
  checkInBadge: ofHeld(async (id, { call }, as) => {
    const { address = '' } = await call(readBadge, { as, params: { id } })
    return { params: { id }, body: { code: codeOf(address) } }
  }),
  printRegister: ofHeld((id) => ({ params: { id }, query: { format: 'PDF' } })),
  runReportPlugin: ofHeld((id) => ({ params: { id: 1 }, body: { outputType: 'PDF', classroomEvent: [id] } })),
  listFailedLetters: ofHeld((id) => ({ params: { id } })),
  retryFailedLetters: async (server) => {
    const pair = await two(server, rights)
    const { id } = await unsentRequest(server, pair.owner)
    return { ...pair, call: { params: { id } } }
  },
}

/** A film of an event, which came in one piece. */
export async function addFilm({ call }: Server, as: Made, id: number) {
  const body = { name: film.name, bytes: film.bytes.length }
  const { id: uploadId = 0 } = await call(beginRecordingUpload, { as, params: { id }, body })
  await call(addRecordingPart, { as, params: { id, uploadId, from: 0 }, file: film })
  const made = await call(addRecording, { as, params: { id }, body: { name: 'Film', link: null, uploadId } })
  return made.id ?? 0
}

/** An event on which a request waits for HR, whose letter was given up. */
export async function unsentRequest(server: Server, owner: Made) {
  const body = { ...eventForm, hrApproval: true }
  const { id = 0 } = await server.call(createEvent, { as: owner, body })
  const person = await server.make.user({ companyId: owner.companyId, permissions: ['events.attend'] })
  await server.call(requestSeat, { as: person, params: { id } })
  await server.kit.outbox.deliver()
  await server.engine.query(
    `update mails set state = 'failed' where company_id = $1 and template = 'event.approval'`,
    [owner.companyId],
  )
  return { id, person }
}
