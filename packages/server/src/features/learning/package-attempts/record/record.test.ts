import { expect, test } from 'vitest'
import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import {
  exportPackageTrace,
  listCompanyPackageAttempts,
  listPackageAttemptRecords,
  readPackageAttemptRecord,
} from '@oktant/contract/learning/package-attempt-records.ts'
import { commitPackage, type TracedCall } from '@oktant/contract/learning/package-attempts.ts'
import { makePackageCourse, packageItem } from '../../../../../test/kit/packages/played.ts'
import { testServer } from '../../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const { make, call } = server
  const author = await make.user({ permissions: ['courses.administer', 'evaluations.administer'] })
  const mia = await make.user({ companyId: author.companyId, permissions: ['learning.take'] })
  const items = [packageItem('a', { masteryScore: '66' })]
  const { childId, componentId, courseId } = await makePackageCourse(server, author, { items })
  const launched = await call(launchComponent, { as: mia, params: { key: childId }, query: {} })
  const id = launched.componentLog?.id ?? 0
  const commit = (number: number, values: Record<string, string>, trace: TracedCall[]) =>
    call(commitPackage, {
      params: { id },
      body: {
        token: launched.package?.token ?? '',
        session: 1,
        number,
        values,
        time: 0,
        hasFinished: false,
        trace,
      },
    })
  return { ...server, author, mia, componentId, courseId, id, commit }
}

const traced = (number: number, call: string, more: Partial<TracedCall> = {}): TracedCall => ({
  number,
  at: 1_790_000_000_000 + number,
  item: 'a',
  call,
  arguments: [],
  answer: 'true',
  error: '0',
  ...more,
})

test('an attempt shows what was saved and called, each call once, and why it is not complete', async () => {
  const { call, author, id, commit, componentId, mia } = await setUp()
  const begun = traced(1, 'LMSInitialize', { arguments: [''] })
  const refused = traced(2, 'LMSSetValue', { arguments: ['cmi.core.x', '=1'], answer: 'false', error: '401' })
  await commit(1, { 'a/cmi.core.lesson_status': 'incomplete', 'a/cmi.core.exit': 'suspend' }, [begun])
  await commit(2, { 'a/cmi.core.score.raw': '40' }, [begun, refused])
  const record = await call(readPackageAttemptRecord, { as: author, params: { id } })
  expect(record.trace.map(({ session, number, error }) => [session, number, error])).toEqual([
    [1, 1, '0'],
    [1, 2, '401'],
  ])
  expect(record.values).toMatchObject([
    { elements: [{ name: 'cmi.core.exit' }, { name: 'cmi.core.lesson_status', value: 'incomplete' }, {}] },
  ])
  expect(record.why.map(({ code }) => code)).toEqual([
    'status_open',
    'mastery_missed',
    'left_suspended',
    'calls_refused',
  ])
  const listed = await call(listPackageAttemptRecords, { as: author, params: { id: componentId }, query: {} })
  expect(listed.content).toMatchObject([{ id, user: { id: mia.id }, state: 'IN_PROGRESS' }])
})

test('attempts are found by their person and by their course, and of another company none', async () => {
  const { call, make, author, mia, componentId, courseId } = await setUp()
  const asked = (_filterFields: string[], _filterValues: string[], as = author) =>
    call(listCompanyPackageAttempts, { as, query: { _filterFields, _filterValues } })
  const own = { user: { id: mia.id }, component: { id: componentId }, container: { id: courseId } }
  const named = { person: { id: mia.id }, course: { id: courseId } }
  const found = await asked(['person', 'course'], [String(mia.id), String(courseId)])
  expect(found).toMatchObject({ content: [own], totalElements: 1, ...named })
  const none = { content: [], totalElements: 0 }
  expect(await asked(['person'], [String(author.id)])).toMatchObject({ ...none, person: { id: author.id } })
  expect(await asked(['course'], ['x'])).toMatchObject({ ...none, course: null })
  expect(await asked(['component', 'state'], ['knot', 'PASSED'])).toMatchObject(none)
  expect(await asked(['component'], ['KNOT'])).toMatchObject({ content: [own] })
  const stranger = await make.user({ permissions: ['evaluations.administer'] })
  expect(await asked(['person'], [String(mia.id)], stranger)).toMatchObject({ ...none, person: null })
})

test('a trace is written as CSV that no spreadsheet reads as a formula', async () => {
  const { send, author, id, commit } = await setUp()
  await commit(1, {}, [traced(1, 'LMSSetValue', { arguments: ['cmi.comments'], answer: '=1+1' })])
  const { body } = await send(exportPackageTrace, { as: author, params: { id }, query: {} })
  const [, line] = body.split('\n')
  expect(line).toMatch(/^1,1,2026-.*,a,LMSSetValue,cmi\.comments,/)
  expect(line).not.toMatch(/,=1\+1/)
})

test('a trace is written as JSON as it was heard', async () => {
  const { send, author, id, commit } = await setUp()
  const call = traced(1, 'LMSSetValue', { arguments: ['cmi.comments', '=1'], answer: '=1+1' })
  await commit(1, {}, [call])
  const { body } = await send(exportPackageTrace, { as: author, params: { id }, query: { format: 'json' } })
  expect(JSON.parse(body)).toEqual({ attempt: id, calls: [{ session: 1, ...call }] })
})

test('somebody else’s attempt answers like a missing one', async () => {
  const { call, make, id } = await setUp()
  const stranger = await make.user({ permissions: ['evaluations.administer'] })
  expect(await call(readPackageAttemptRecord, { as: stranger, params: { id } })).toMatchObject({
    status: 404,
  })
})
