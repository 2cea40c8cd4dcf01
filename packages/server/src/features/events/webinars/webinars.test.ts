import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { requestSeat } from '@oktant/contract/events/attending.ts'
import { saveAttendance } from '@oktant/contract/events/event-invitations.ts'
import type { EventForm } from '@oktant/contract/events/event-shapes.ts'
import { createEvent, updateEvent } from '@oktant/contract/events/trainer-events.ts'
import * as settings from '@oktant/contract/events/webinar-settings.ts'
import * as contract from '@oktant/contract/events/webinars.ts'
import { decodeJwt, jwtVerify } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { testServer } from '../../../../test/kit/server.ts'
import { begin } from '../../../../test/scenes/events.ts'
import { settingsForm, webinarForm } from '../../../../test/scenes/webinars.ts'
import { closeContent, makeContentServer } from '../../learning/packages/content-host.ts'
import { answerMeeting } from './meeting-page.ts'

const key = 'a key of the meeting service, long enough'

async function setUp(form: Partial<settings.WebinarSettingsForm> = {}) {
  const server = await testServer()
  const { make, call } = server
  const trainer = await make.user({ permissions: ['events.facilitate', 'system.administer'] })
  const { companyId } = trainer
  const me = await make.user({ companyId, permissions: ['events.attend'] })
  const stranger = await make.user({ companyId, permissions: ['events.attend'] })
  const saved = await call(settings.saveWebinarSettings, { as: trainer, body: { ...settingsForm, ...form } })
  const plan = async (more: Partial<EventForm> = {}) => {
    const body = { ...webinarForm, facilitators: [{ id: trainer.id }], ...more }
    const { id = 0 } = await call(createEvent, { as: trainer, body })
    await call(requestSeat, { as: me, params: { id } })
    return id
  }
  const open = (eventId: number, as = me) => call(contract.readWebinar, { as, params: { eventId } })
  return { ...server, trainer, me, stranger, companyId, saved, plan, open }
}
const inPage = { webinarProvider: 'page' as const, skypeMeeting: null }

test('a webinar in the page opens for its people alone, and not before its time', async () => {
  const scene = await setUp({ tokenKey: key })
  const { plan, open, trainer, stranger, companyId } = scene
  const id = await plan(inPage)
  expect(await open(id)).toMatchObject({ isOpen: false, meeting: null, upcoming: false, ongoing: false })
  expect(await open(id, stranger)).toMatchObject({ code: 'event_not_found' })
  await begin(scene, companyId, id)
  const { meeting, isOpen, ongoing } = await open(id)
  expect([isOpen, ongoing]).toEqual([true, true])
  expect(meeting).toMatchObject({ service: 'https://meet.example.org', email: null })
  expect(meeting?.room).toMatch(/^[0-9a-f]{32}$/)
  const { payload, protectedHeader } = await jwtVerify(meeting?.token ?? '', new TextEncoder().encode(key), {
    audience: 'meet',
    issuer: 'oktant',
    subject: 'meet.example.org',
  })
  expect(protectedHeader.alg).toBe('HS256')
  expect(payload).toMatchObject({ room: meeting?.room, context: { user: { moderator: false } } })
  expect(JSON.stringify(payload)).not.toContain('@')
  const { meeting: asHost } = await open(id, trainer)
  expect(decodeJwt(asHost?.token ?? '')).toMatchObject({ context: { user: { moderator: true } } })
})

test('a company says what its service learns of people, and without a key there is no token', async () => {
  const scene = await setUp({ sendsName: false, sendsEmail: true })
  const { plan, open, companyId, me } = scene
  const id = await plan(inPage)
  await begin(scene, companyId, id)
  expect((await open(id)).meeting).toMatchObject({ token: null, name: null, email: me.emailAddress })
})

test('Teams has the link of the event, or else of the company, while one may go in', async () => {
  const scene = await setUp()
  const { call, plan, me, companyId } = scene
  const link = (id: number) => call(contract.readMicrosoftLink, { as: me, params: { id } })
  const own = 'https://teams.live.com/meet/1'
  const [ofCompany, ofEvent, elsewhere] = [
    await plan({ webinarProvider: 'teams', skypeMeeting: null }),
    await plan({ webinarProvider: 'teams', skypeMeeting: own }),
    await plan(),
  ]
  expect(await link(ofCompany)).toEqual({ link: null })
  for (const id of [ofCompany, ofEvent, elsewhere]) await begin(scene, companyId, id)
  expect(await link(ofCompany)).toEqual({ link: settingsForm.teamsLink })
  expect(await link(ofEvent)).toEqual({ link: own })
  expect(await link(elsewhere)).toEqual({ link: null })
})

test('a way that the company does not offer is refused at its field; what was planned keeps its own', async () => {
  const { call, trainer, plan } = await setUp()
  const id = await plan(inPage)
  const body = { ...settingsForm, pageOn: false, teamsOn: false }
  await call(settings.saveWebinarSettings, { as: trainer, body })
  expect(await call(settings.readTeamsIntegration, { as: trainer })).toEqual({
    enabled: false,
    providers: ['link'],
  })
  const refused = await call(createEvent, { as: trainer, body: { ...webinarForm, ...inPage } })
  expect(refused.errors).toMatchObject([{ field: 'webinarProvider', code: 'webinar_provider_off' }])
  const kept = { ...webinarForm, ...inPage, revision: 0 }
  expect(await call(updateEvent, { as: trainer, params: { id }, body: kept })).toMatchObject({ id })
})

test('the settings keep the key to themselves and refuse what is no service', async () => {
  const { call, trainer, saved } = await setUp({ tokenKey: key })
  expect(saved).toMatchObject({ hasTokenKey: true, service: 'https://meet.example.org' })
  expect(JSON.stringify(saved)).not.toContain(key)
  const save = (form: object) =>
    call(settings.saveWebinarSettings, { as: trainer, body: { ...settingsForm, ...form } })
  expect(await save({ tokenKey: '' })).toMatchObject({ hasTokenKey: false })
  const fields = async (form: object) => (await save(form)).errors?.map(({ field, code }) => [field, code])
  expect(await fields({ service: '' })).toEqual([['service', 'required']])
  for (const service of ['http://meet.example.org', 'https://meet.example.org/rooms', "https://a.b; 'self'"])
    expect(await fields({ service })).toEqual([['service', 'webinar_service_invalid']])
  expect(await fields({ teamsLink: 'https://example.org' })).toEqual([['teamsLink', 'teams_link_invalid']])
})

test('the minutes that somebody is there propose them as present', async () => {
  const scene = await setUp()
  const { call, plan, me, trainer, companyId, clock } = scene
  const id = await plan(inPage)
  const there = () => call(contract.keepPresence, { as: me, params: { eventId: id } })
  expect(await there()).toMatchObject({ code: 'webinar_not_open' })
  await begin(scene, companyId, id)
  await scene.engine.query(
    `update event_timeslots set starts_at = now() - interval '1 minute', ends_at = now() + interval '3 minutes'
      where company_id = $1 and event_id = $2`,
    [companyId, id],
  )
  onTestFinished(() => void (clock.skew = 0))
  for (let minute = 0; minute < 3; minute += 1) {
    await there()
    clock.skew += 60_000
  }
  clock.skew += 20 * 60_000
  expect(await there()).toEqual({ minutes: 2 })
  const [presence] = await call(contract.listPresences, { as: trainer, params: { id } })
  expect(presence).toMatchObject({ minutes: 2, isProposed: true })
  const mark = { attended: true, attendanceNote: '', markedAt: new Date().toISOString() }
  const marks = [{ bookingId: presence?.bookingId ?? 0, ...mark }]
  expect(await call(saveAttendance, { as: trainer, params: { id }, body: { marks } })).toEqual({ changed: 1 })
})

test('the page of a meeting lets the script of the company’s service run, and is framed by the application alone', async () => {
  const scene = await setUp()
  const { plan, open, companyId, kit } = scene
  const id = await plan(inPage)
  await begin(scene, companyId, id)
  const { meeting } = await open(id)
  const host = makeContentServer(kit, { heed: async () => undefined, pages: [answerMeeting] }).listen(
    0,
    '127.0.0.1',
  )
  await once(host, 'listening')
  onTestFinished(() => closeContent(host))
  // NOTE: a server that listens on a port has an address of this kind.
  const { port } = host.address() as AddressInfo
  const { pathname } = new URL(meeting?.address ?? '')
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  const page = await get(pathname)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' https://meet.example.org;")
  expect(policy).toContain(`frame-ancestors ${new URL(kit.config.publicUrl).origin}`)
  expect(await page.text()).toContain('data-service="https://meet.example.org"')
  expect((await get(pathname.replace('/meeting/', '/meeting/x'))).status).toBe(404)
})
