import { requestSeat } from '@oktant/contract/events/attending.ts'
import * as letters from '@oktant/contract/events/event-letters.ts'
import * as contract from '@oktant/contract/events/event-reports.ts'
import { runReportPlugin } from '@oktant/contract/reports/report-runs.ts'
import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { pdfText } from '../../../../test/kit/files/pdf-text.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { ahead, eventForm } from '../../../../test/scenes/events.ts'
import { unsentRequest } from '../../../../test/scenes/webinars.ts'

async function setUp() {
  const server = await testServer()
  const { make, call } = server
  const trainer = await make.user({
    permissions: ['events.facilitate', 'bookings.decideForHr'],
    timezone: 'Europe/Berlin',
  })
  const { companyId } = trainer
  const me = await make.user({ companyId, permissions: ['events.attend'], firstName: '=Äl', surname: 'Ümit' })
  const body = { ...eventForm, facilitators: [{ id: trainer.id }] }
  const { id = 0 } = await call(createEvent, { as: trainer, body })
  await call(requestSeat, { as: me, params: { id } })
  return { ...server, trainer, id, companyId }
}

test('a register is printed to be signed, and had as a table in which no name is a formula', async () => {
  const { send, trainer, id } = await setUp()
  const get = (format: 'PDF' | 'CSV' | 'XLSX') =>
    send(contract.printRegister, { as: trainer, params: { id }, query: { format } })
  const paper = await get('PDF')
  expect(paper.headers['content-type']).toBe('application/pdf')
  expect(pdfText(paper.rawPayload)).toContain('Signature')
  expect((await get('CSV')).body).toContain("'=Äl Ümit")
  const sheet = await get('XLSX')
  expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('the attendance report runs over events that one runs, by its number', async () => {
  const { send, call, trainer, make, companyId, id } = await setUp()
  const run = (number: number, as = trainer) =>
    send(runReportPlugin, {
      as,
      params: { id: number },
      body: { outputType: 'PDF', classroomEvent: [id] },
    })
  const report = await run(1)
  expect(pdfText(report.rawPayload)).toContain('1 with a seat: 0 attended, 0 did not, 1 not marked')
  expect((await run(99)).json()).toMatchObject({ code: 'report_unknown' })
  const other = await make.user({ companyId, permissions: ['events.facilitate'] })
  expect((await run(1, other)).json()).toMatchObject({ code: 'event_not_found' })
  expect(await call(letters.listFailedLetters, { as: trainer, params: { id } })).toEqual([])
})

test('a schedule is printed, followed by a calendar, and had as a table', async () => {
  const { send, trainer } = await setUp()
  const date = ahead(5).slice(0, 10).split('-').toReversed().join('-')
  const get = (format: 'PDF' | 'ICS' | 'CSV' | 'XLSX') =>
    send(contract.printSchedule, { as: trainer, params: { date }, query: { format } })
  expect(pdfText((await get('PDF')).rawPayload)).toContain('First aid')
  const [, , parts] = ICAL.parse((await get('ICS')).body)
  expect(parts.some(([name]: [string]) => name === 'vevent')).toBe(true)
  expect((await get('CSV')).body).toContain('First aid')
  expect((await get('XLSX')).statusCode).toBe(200)
})

test('a request for approval that could not be sent is shown, and sent again', async () => {
  const scene = await setUp()
  const { call, kit, trainer } = scene
  const { id } = await unsentRequest(scene, trainer)
  const failed = () => call(letters.listFailedLetters, { as: trainer, params: { id } })
  expect(await failed()).toMatchObject([
    { to: trainer.emailAddress, message: 'Error sending authorization request email' },
  ])
  expect(await call(letters.retryFailedLetters, { as: trainer, params: { id } })).toMatchObject({ told: 1 })
  await kit.outbox.deliver()
  expect(await failed()).toEqual([])
  expect(await call(letters.retryFailedLetters, { as: trainer, params: { id } })).toMatchObject({
    code: 'nobody_to_tell',
  })
})
