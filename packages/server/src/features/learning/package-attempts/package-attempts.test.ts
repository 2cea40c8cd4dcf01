import { expect, test } from 'vitest'
import type { Reply } from '@oktant/contract/http/http.ts'
import { removeComponent } from '@oktant/contract/learning/components/components.ts'
import { launchComponent, launchEmbedded, previewComponent } from '@oktant/contract/learning/own/launches.ts'
import { listComponentHistory, readLearning } from '@oktant/contract/learning/own/learn.ts'
import {
  commitPackage,
  launchPublicPackage,
  scoreComponent,
  submitScores,
} from '@oktant/contract/learning/package-attempts.ts'
import { eq } from 'drizzle-orm'
import type { Made } from '../../../../test/kit/make.ts'
import { makePackageCourse, packageItem } from '../../../../test/kit/packages/played.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { packageAttempts, packageTrace } from './package-attempts.tables.ts'

type Wish = Parameters<typeof makePackageCourse>[2]
type Launched = Partial<Reply<typeof launchComponent>>

async function setUp(wish: Wish = {}) {
  const server = await testServer()
  const { db, make, call } = server
  const author = await make.user({
    permissions: ['courses.administer', 'content.administer', 'learning.take'],
  })
  const mia = await make.user({ companyId: author.companyId, permissions: ['learning.take'] })
  const { courseId, childId, componentId } = await makePackageCourse(server, author, wish)
  const launch = (attempt?: 'new' | 'continue' | 'best' | 'last', as: Made = mia) =>
    call(launchComponent, { as, params: { key: childId }, query: attempt ? { attempt } : {} })
  const read = () => call(readLearning, { as: mia, params: { id: courseId } })
  const attempts = () => call(listComponentHistory, { as: mia, params: { id: courseId } })
  /** What a package says in a launch, by element of its only item. */
  const commit = (launched: Launched, number: number, said: Record<string, string>, more: object = {}) =>
    call(commitPackage, {
      params: { id: launched.componentLog?.id ?? 0 },
      body: {
        token: launched.package?.token ?? '',
        session: launched.package?.session ?? 0,
        number,
        values: Object.fromEntries(Object.entries(said).map(([name, value]) => [`a/${name}`, value])),
        time: 0,
        hasFinished: false,
        ...more,
      },
    })
  return { ...server, db, author, mia, courseId, childId, componentId, launch, read, attempts, commit }
}

const status = (word: string) => ({ 'cmi.core.lesson_status': word })
const score = (raw: string) => ({ 'cmi.core.score.raw': raw })
const finished = { hasFinished: 'true', 'cmi.core.exit': '' }

test('a launch tells a package whose it is and where it stands, and a commit changes what the next one is told', async () => {
  const { mia, launch, commit, clock } = await setUp({
    items: [packageItem('a', { dataFromLms: 'level=2' })],
  })
  const first = await launch()
  expect(first).toMatchObject({
    userId: String(mia.id),
    studentName: 'Naidoo, Mia',
    mark: null,
    lessonLocation: '',
    lessonStatus: 'not attempted',
    launchData: 'level=2',
    lessonMode: 'normal',
    suspendData: '',
    duration: 0,
    package: { kind: 'scorm12', attempt: 1, attemptsLeft: null, session: 1, values: {} },
  })
  clock.skew += 60_000
  const said = { 'cmi.core.lesson_location': '7', 'cmi.suspend_data': 'p7', ...status('incomplete') }
  expect(await commit(first, 1, said, { time: 3050 })).toMatchObject({
    componentLog: { stateLabel: 'IN_PROGRESS', totalDuration: 30 },
    savedAt: expect.any(String),
  })
  expect(await launch()).toMatchObject({
    lessonLocation: '7',
    lessonStatus: 'incomplete',
    suspendData: 'p7',
    duration: 30.5,
    package: { attempt: 1, session: 2 },
  })
})

test('what a package comes to is the mark and the state of its place, and its course is passed with it', async () => {
  const { launch, commit, read } = await setUp()
  const launched = await launch()
  expect(await commit(launched, 1, { ...status('passed'), ...score('83') })).toMatchObject({
    componentLog: { stateLabel: 'PASSED', mark: 83 },
    containerLog: { passed: true, mark: 83, percent: 100 },
  })
  expect(await read()).toMatchObject({ passed: true, mark: 83, children: [{ mark: 83, pass: true }] })
})

test('a package that says it is completed, without a score, says why', async () => {
  const { launch, commit, read } = await setUp()
  await commit(await launch(), 1, status('completed'))
  expect((await read()).children?.[0]).toMatchObject({ state: 'COMPLETED', why: { code: 'package_done' } })
})

test('the same commit any number of times, in any order, comes to the same', async () => {
  const { launch, commit } = await setUp()
  const launched = await launch()
  await commit(launched, 2, { 'cmi.suspend_data': 'two', 'cmi.core.lesson_location': '1' }, { time: 200 })
  await commit(launched, 2, { 'cmi.suspend_data': 'again' }, { time: 900 })
  await commit(launched, 1, { 'cmi.suspend_data': 'one' }, { time: 100 })
  expect(await launch()).toMatchObject({ suspendData: 'two', lessonLocation: '1', duration: 2 })
})

test('a second window takes over: of the first the time is counted, and nothing else', async () => {
  const { launch, commit } = await setUp()
  const [first, second] = [await launch(), await launch()]
  await commit(second, 1, { 'cmi.suspend_data': 'second' }, { time: 100 })
  expect(await commit(first, 1, { 'cmi.suspend_data': 'first' }, { time: 300 })).toMatchObject({
    status: 409,
    code: 'launched_elsewhere',
  })
  expect(await launch()).toMatchObject({ suspendData: 'second', duration: 4 })
})

test('a launch that was never given out commits nothing', async () => {
  const { launch, commit } = await setUp()
  const launched = await launch()
  const later = { session: 2 }
  expect(await commit(launched, 1, status('passed'), later)).toMatchObject({ code: 'attempt_not_found' })
})

test('what the runtime would have refused is refused here too, by its error, and changes nothing', async () => {
  const { launch, commit } = await setUp()
  const launched = await launch()
  const refused = await commit(launched, 1, { 'cmi.suspend_data': 'x'.repeat(4097), ...status('passed') })
  expect(refused).toMatchObject({
    status: 422,
    code: 'scores_not_submitted',
    message:
      'Error submitting scores! Please contact support and provide the following URL /components/score',
    errors: [{ field: 'cmi.suspend_data', code: 'runtime.error.405' }],
  })
  await commit(launched, 1, { 'cmi.suspend_data': 'x'.repeat(4096) })
  expect(await launch()).toMatchObject({ lessonStatus: 'not attempted', suspendData: 'x'.repeat(4096) })
})

test('a component that was set to it takes 64,000 characters', async () => {
  const { launch, commit } = await setUp({ suspendData: 64_000 })
  const launched = await launch()
  expect(launched).toMatchObject({ package: { suspendData: 64_000 } })
  await commit(launched, 1, { 'cmi.suspend_data': 'x'.repeat(64_000) })
  expect((await launch()).suspendData).toHaveLength(64_000)
})

test('the token of a launch is good for its own attempt, for some hours, and for commits alone', async () => {
  const { call, clock, launch, commit, childId, make, mia, app } = await setUp()
  const leo = await make.user({ companyId: mia.companyId, permissions: ['learning.take'] })
  const [mine, theirs] = [await launch(), await launch(undefined, leo)]
  const foreign = { token: theirs.package?.token }
  expect(await commit(mine, 1, status('passed'), foreign)).toMatchObject({ code: 'attempt_not_found' })
  expect(await commit(mine, 1, status('passed'), { token: 'nonsense' })).toMatchObject({ status: 401 })
  const elsewhere = await app.inject({
    url: `/rest/client/componentlog/${childId}/launchdata`,
    headers: { authorization: `Bearer ${mine.package?.token}` },
  })
  expect(elsewhere.statusCode).toBe(401)
  clock.skew += 13 * 3_600_000
  expect(await commit(mine, 1, status('passed'))).toMatchObject({ status: 401, code: 'session_over' })
  clock.skew -= 13 * 3_600_000
  const own = { session: 1, number: 1, values: { 'a/cmi.suspend_data': 'kept' }, time: 0, hasFinished: false }
  const params = { id: mine.componentLog?.id ?? 0 }
  expect(await call(commitPackage, { as: leo, params, body: own })).toMatchObject({ status: 404 })
  expect(await call(commitPackage, { as: mia, params, body: own })).toMatchObject({
    savedAt: expect.any(String),
  })
  expect(await call(commitPackage, { params, body: own })).toMatchObject({ code: 'not_signed_in' })
})

test('the printed form is the same commit; nobody posts for somebody else', async () => {
  const { app, mia, childId, launch, clock } = await setUp()
  await launch()
  clock.skew += 600_000
  const post = (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/components/score',
      headers: {
        authorization: `Bearer ${mia.token}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({
        usrId: String(mia.id),
        containerChildId: String(childId),
        mode: 'normal',
        score: '64',
        time: '00:01:30',
        suspendData: 'ü & more',
        launchData: '',
        lessonLocation: '3',
        lessonStatus: 'incomplete',
        ...fields,
      }).toString(),
    })
  expect((await post({ usrId: '1' })).statusCode).toBe(403)
  expect((await post({ containerChildId: 'x' })).statusCode).toBe(400)
  expect((await post({ time: 'soon' })).json()).toMatchObject({ code: 'scores_not_submitted' })
  expect((await post({})).json().payload.componentLog).toMatchObject({ mark: 64, totalDuration: 90 })
  expect((await post({ time: '30' })).json().payload.componentLog).toMatchObject({ totalDuration: 120 })
  const told = { lessonLocation: '3', suspendData: 'ü & more', lessonStatus: 'incomplete', mark: 64 }
  expect(await launch()).toMatchObject({ ...told, duration: 120 })
})

test('the other printed post is the same; in review and browse it keeps nothing', async () => {
  const { call, mia, childId, launch } = await setUp()
  const body = {
    mode: 'normal',
    score: 91,
    lessonStatus: 'passed',
    lessonLocation: '',
    suspendData: '',
    time: 5,
  }
  const post = (more: object) =>
    call(scoreComponent, { as: mia, params: { childId }, body: { ...body, ...more } })
  expect(await post({})).toMatchObject({ status: 404, code: 'attempt_not_found' })
  await launch()
  for (const mode of ['review', 'browse'])
    expect(await post({ mode })).toMatchObject({ componentLog: { stateLabel: 'IN_PROGRESS', mark: null } })
  expect(await post({})).toMatchObject({ componentLog: { stateLabel: 'PASSED', mark: 91 } })
})

test('a mastery score decides when the lesson has finished', async () => {
  const { launch, commit } = await setUp({ items: [packageItem('a', { masteryScore: '80' })] })
  const launched = await launch()
  const low = { ...status('completed'), ...score('79') }
  expect(await commit(launched, 1, low)).toMatchObject({ componentLog: { stateLabel: 'COMPLETED' } })
  const again = await launch('new')
  const done = await commit(again, 1, { ...low, ...finished }, { hasFinished: true })
  expect(done).toMatchObject({ componentLog: { stateLabel: 'FAILED', mark: 79 } })
})

test('a closed attempt is looked at again; another one begins where there are any left', async () => {
  const { launch, commit, attempts } = await setUp({ attempts: 2 })
  const close = async (launched: Launched, raw: string, word: string) =>
    commit(launched, 1, { ...status(word), ...score(raw), ...finished }, { hasFinished: true })
  await close(await launch(), '90', 'passed')
  const looked = await launch()
  expect(looked).toMatchObject({
    lessonMode: 'review',
    package: { session: null, token: null, attemptsLeft: 1 },
  })
  const second = await launch('new')
  expect(second).toMatchObject({ lessonMode: 'normal', package: { attempt: 2, attemptsLeft: 0, values: {} } })
  await close(second, '20', 'failed')
  expect(await launch('best')).toMatchObject({ mark: 90, lessonMode: 'review' })
  expect(await launch('last')).toMatchObject({ mark: 20, lessonMode: 'review' })
  for (const choice of ['new', 'continue'] as const)
    expect(await launch(choice)).toMatchObject({
      status: 422,
      code: 'attempts_exceeded',
      message: 'Number of attempts exceeded',
    })
  expect((await attempts()).length).toBe(2)
})

test('whoever looks at a package leaves nothing behind', async () => {
  const { call, author, componentId, childId, attempts } = await setUp({ isOpen: true })
  const params = { id: componentId }
  const looked = { lessonMode: 'browse', package: { session: null, token: null, values: {} } }
  expect(await call(previewComponent, { as: author, params })).toMatchObject({
    ...looked,
    componentLog: null,
  })
  const company = String(author.companyId)
  const visited = await call(launchPublicPackage, { as: author, params: { id: childId }, query: { company } })
  expect(visited).toMatchObject({ ...looked, userId: '', componentLog: null })
  expect(await attempts()).toEqual([])
})

test('a place that its author did not open is nobody’s without an account', async () => {
  const { call, author, childId } = await setUp()
  expect(await call(launchPublicPackage, { as: author, params: { id: childId }, query: {} })).toMatchObject({
    status: 404,
    code: 'child_not_found',
  })
})

test('a removed package does not open, and another page’s frame opens it as its course does', async () => {
  const { call, author, mia, componentId, childId, launch } = await setUp({ title: 'Knots' })
  const params = { id: childId }
  expect(await call(launchEmbedded, { as: mia, params, query: {} })).toMatchObject({
    package: { session: 1 },
  })
  await call(removeComponent, { as: author, params: { id: componentId } })
  expect(await launch()).toMatchObject({
    status: 422,
    code: 'deleted_resource_launch',
    message: 'Unable to launch deleted resource Knots',
  })
})

test('a form whose fields come twice is none', async () => {
  const { app, mia } = await setUp()
  const answer = await app.inject({
    method: 'POST',
    url: `/rest${submitScores.path}`,
    headers: { authorization: `Bearer ${mia.token}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `usrId=${mia.id}&usrId=1&containerChildId=1`,
  })
  expect(answer.json()).toMatchObject({ code: 'invalid_input' })
})

test('what a package called is kept with the commit that tells it, once, and of the latest launches alone', async () => {
  const { launch, commit, db } = await setUp()
  const call = { item: 'a', call: 'LMSSetValue', arguments: ['cmi.suspend_data', 'x'], answer: 'false' }
  const told = (number: number) => ({ ...call, number, at: 1_780_000_000_000, error: '405' })
  const first = await launch()
  await commit(first, 1, status('incomplete'), { trace: [told(1), told(2)] })
  await commit(first, 2, {}, { trace: [told(1), told(2), told(3)] })
  const kept = () =>
    db
      .select({ session: packageTrace.session, calls: packageTrace.calls })
      .from(packageTrace)
      .innerJoin(packageAttempts, eq(packageAttempts.id, packageTrace.attemptId))
      .where(eq(packageAttempts.componentLogId, first.componentLog?.id ?? 0))
  expect(await kept()).toEqual([{ session: 1, calls: [told(1), told(2), told(3)] }])
  expect(await commit(first, 3, {}, { trace: [told(2001)] })).toMatchObject({ code: 'invalid_input' })
  for (const number of [1, 2, 3, 4, 5]) await commit(await launch(), number, {}, { trace: [told(1)] })
  expect((await kept()).map(({ session }) => session).sort()).toEqual([2, 3, 4, 5, 6])
})
