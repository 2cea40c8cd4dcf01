import { holdReviewMeeting, submitReview } from '@oktant/contract/development/reviews/reviews.ts'
import { type ReportFormat, reportPlugins, runReportPlugin } from '@oktant/contract/reports/report-runs.ts'
import { expect, test } from 'vitest'
import { fillAsManager, fillAsPerson, makeReview, types } from '../../../../test/kit/content/reviews.ts'
import { pdfText } from '../../../../test/kit/files/pdf-text.ts'
import { testServer } from '../../../../test/kit/server.ts'

const day = new Date().toISOString().slice(0, 10)
const { reviewSummary, reviewDetail } = reportPlugins

async function setUp() {
  const server = await testServer()
  const made = await makeReview(server)
  const { make, call, send } = server
  const { companyId } = made.person
  const reporter = await make.user({
    companyId,
    permissions: ['reviews.administer', 'reports.reviewSummary', 'reports.reviewDetail'],
  })
  type Own = { outputType?: ReportFormat; season?: number; reason?: string }
  const run = (as: typeof reporter, id: number, { outputType = 'CSV', ...own }: Own = {}) =>
    send(runReportPlugin, { as, params: { id }, body: { outputType, ...own } })
  const params = { id: made.id }
  async function toBeSent() {
    await fillAsPerson(server, made.person, made.id)
    await call(submitReview, { as: made.person, params })
    await call(submitReview, { as: made.manager, params })
    await call(holdReviewMeeting, { as: made.manager, params, body: { day } })
    await fillAsManager(server, made.manager, made.id)
    await call(submitReview, { as: made.manager, params })
  }
  return { ...server, ...made, companyId, reporter, run, toBeSent, params }
}

test('the summary says who has which review, and the mark to whoever may see it', async () => {
  const { run, reporter, manager, person, make, companyId, toBeSent } = await setUp()
  const whose = `${person.firstName} ${person.surname}`
  expect((await run(reporter, reviewSummary)).body).toContain(whose)
  expect((await run(person, reviewSummary)).json()).toMatchObject({ code: 'not_permitted' })
  const other = await make.user({ companyId, permissions: ['reviews.lead'] })
  expect((await run(other, reviewSummary)).body).not.toContain(whose)
  await toBeSent()
  const lineOf = async (as: typeof manager, reason?: string) =>
    (await run(as, reviewSummary, { ...(reason && { reason }) })).body
      .split('\n')
      .find((one) => one.includes(whose))
  expect(await lineOf(manager)).toMatch(/,100\r?$/)
  expect(await lineOf(reporter)).toMatch(/,No,\r?$/)
  expect(await lineOf(reporter, 'Yearly round of pay')).toMatch(/,100\r?$/)
  expect((await run(reporter, reviewSummary, { season: 999_999 })).body).not.toContain(whose)
  expect(pdfText((await run(reporter, reviewSummary, { outputType: 'PDF' })).rawPayload)).toContain(whose)
  const sheet = await run(reporter, reviewSummary, { outputType: 'XLSX' })
  expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('the detail holds what was handed in and is the reader’s to see, for HR by a reason alone', async () => {
  const all = await setUp()
  const { run, reporter, manager, person, id } = all
  await fillAsPerson(all, person, id)
  expect((await run(manager, reviewDetail)).body).not.toContain('Goal 0 mine')
  await all.call(submitReview, { as: person, params: all.params })
  await types(all, manager, id, { managerFinalComments: 'Comments unsent' })
  expect((await run(manager, reviewDetail)).body).toContain('Goal 0 mine')
  expect((await run(manager, reviewDetail)).body).not.toContain('Comments unsent')
  expect((await run(reporter, reviewDetail)).json()).toMatchObject({ code: 'reason_missing' })
  const told = (await run(reporter, reviewDetail, { reason: 'A complaint' })).body
  expect(told).toContain('Goal 0 mine')
  expect(told).not.toContain('Comments unsent')
})

test('a report without a number of its own is unknown', async () => {
  const { run, reporter } = await setUp()
  expect((await run(reporter, 99)).json()).toMatchObject({ code: 'report_unknown' })
})
