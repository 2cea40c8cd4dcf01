import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { commitPackage, scoreComponent, waiveUnit } from '@oktant/contract/learning/package-attempts.ts'
import { nameInItem } from '@oktant/runtime/commit/items.ts'
import {
  block,
  categoryOfResults,
  categoryOfUnits,
  makeLaunchedCourse,
  type SaidStatement,
  sessionExtension,
  unit,
} from '../../../../../test/kit/packages/launched.ts'
import { makeProgram } from '../../../../../test/kit/record-store.ts'
import { announce } from '../../../../outbox/announce.ts'
import { abandonOldLaunches } from './abandon-launches.ts'
import { users } from '../../../people/people/people.tables.ts'

type Course = Awaited<ReturnType<typeof makeLaunchedCourse>>

/** What the record says of a course, oldest first: verbs, and of what. */
async function recordOf({ author }: Course, course: Course) {
  const program = await makeProgram(course, ['all/read'], '1.0.3', author)
  const answer = await program.send('/statements', { query: { ascending: 'true' } })
  const { statements }: { statements: SaidStatement[] } = answer.json()
  return statements
}
const verbsOf = (statements: SaidStatement[]) =>
  statements.map(({ verb }) => String(verb.id).replace(/.*\//, ''))

test('a unit is launched, passed and ended, and its course is passed with it', async () => {
  const course = await makeLaunchedCourse()
  const content = await course.play()
  expect(content.reply).toMatchObject({ package: { api: null, session: null, token: null, attempt: 1 } })
  expect(await content.all('initialized', 'completed', 'passed', 'terminated')).toEqual([200, 200, 200, 200])
  const read = await course.call(readLearning, { as: course.mia, params: { id: course.courseId } })
  expect(read).toMatchObject({ passed: true, mark: 90, children: [{ mark: 90, pass: true }] })
  expect(verbsOf(await recordOf(course, course))).toEqual([
    'launched',
    'initialized',
    'completed',
    'passed',
    'satisfied',
    'terminated',
  ])
})

test('a block and the whole are told to be met as soon as they are', async () => {
  const items = [block('b'), unit('a', { depth: 1 }), unit('c')]
  const course = await makeLaunchedCourse({ items })
  const first = await course.play()
  await first.all('initialized', 'passed', 'terminated')
  const second = await course.play()
  expect(second.address.pathname).toBe('/c.html')
  await second.all('initialized', 'passed', 'terminated')
  const said = (await recordOf(course, course)).filter(({ verb }) => verb.id.endsWith('/satisfied'))
  expect(said.map(({ object }) => object.definition?.type.replace(/.*\//, ''))).toEqual(['block', 'course'])
})

test('9.3.0.0-11, 9.3.7.0-1 to 4, 9.5.2.0-1 (d2), 9.5.3.0-1 (d2), 9.5.5.2-1, 9.6.2.2-1 (d4): a unit that is waived is met, told and written down, once', async () => {
  const course = await makeLaunchedCourse({ items: [unit('a'), unit('b')] })
  const { call, author, mia } = course
  const content = await course.play()
  const id = ('componentLog' in content.reply ? content.reply.componentLog?.id : 0) ?? 0
  await content.all('initialized', 'passed', 'terminated')
  const waive = (item: string, as = author) =>
    call(waiveUnit, { as, params: { id }, body: { item, reason: 'Tested Out' } })
  const item = unit('b').id
  expect(await waive(item, mia)).toMatchObject({ status: 403 })
  expect(await waive('https://publisher.example/z')).toMatchObject({ code: 'attempt_not_found' })
  expect(await waive(item)).toEqual({ state: 'PASSED' })
  expect(await waive(item)).toMatchObject({ code: 'somebody_was_quicker' })
  const said = (await recordOf(course, course)).slice(-2)
  expect(verbsOf(said)).toEqual(['waived', 'satisfied'])
  const [waived, satisfied] = said
  expect(waived).toMatchObject({
    result: {
      success: true,
      completion: true,
      extensions: { 'https://w3id.org/xapi/cmi5/result/extensions/reason': 'Tested Out' },
    },
    context: { contextActivities: { category: [categoryOfUnits, categoryOfResults] } },
  })
  const sessions = [waived, satisfied].map((one) => one?.context.extensions[sessionExtension])
  expect(new Set(sessions).size).toBe(1)
  expect(JSON.stringify(content.address)).not.toContain(String(sessions[0]))
  expect(await call(readLearning, { as: mia, params: { id: course.courseId } })).toMatchObject({
    passed: true,
  })
})

test('content of plain xAPI is told whose it is, and counts by what it says of its activity', async () => {
  const course = await makeLaunchedCourse({ kind: 'xapi', items: [unit('a', { moveOn: '' })] })
  const { address } = await course.open()
  const said = (name: string) => String(address.searchParams.get(name))
  expect(said('activity_id')).toBe('https://publisher.example/a')
  expect(address.searchParams.has('fetch')).toBe(false)
  const content = course.contentAt(address, said('auth'))
  const passed = {
    actor: content.actor,
    verb: { id: 'http://adlnet.gov/expapi/verbs/passed' },
    object: { id: said('activity_id') },
    result: { success: true, score: { raw: 7, min: 0, max: 10 } },
  }
  expect(await content.post({ ...passed, object: { id: 'https://publisher.example/other' } })).toBe(200)
  const read = () => course.call(readLearning, { as: course.mia, params: { id: course.courseId } })
  expect(await read()).toMatchObject({ passed: false })
  expect(await content.post(passed)).toBe(200)
  expect(await read()).toMatchObject({ passed: true, mark: 70 })
})

test('8.1.3.0-3 (d), 8.1.4.0-3 (d): content keeps and reads what is of its own attempt, and nothing of anybody else', async () => {
  const course = await makeLaunchedCourse()
  const { make, author, mia } = course
  const leo = await make.user({ companyId: author.companyId, permissions: ['learning.take'] })
  const [ours, theirs] = [await course.play({ as: mia }), await course.play({ as: leo })]
  await theirs.all('initialized', 'passed')
  await ours.does('initialized')
  const answer = await ours.send('/statements')
  const { statements }: { statements: SaidStatement[] } = answer.json()
  expect(verbsOf(statements)).toEqual(['initialized', 'launched'])
  const foreign = { activityId: theirs.said('activityId'), agent: theirs.said('actor'), stateId: 'place' }
  const status = async (path: string, sent: Parameters<typeof ours.send>[1]) =>
    (await ours.send(path, sent)).statusCode
  expect(await status('/activities/state', { query: foreign })).toBe(403)
  expect(await status('/activities/state', { method: 'PUT', query: foreign, body: {} })).toBe(403)
  expect(await status('/agents/profile', { query: { agent: foreign.agent } })).toBe(403)
  const profile = { activityId: 'https://publisher.example/all', profileId: 'p' }
  expect(await status('/activities/profile', { method: 'PUT', query: profile, body: {} })).toBe(403)
  const one = (await theirs.send('/statements')).json().statements[0].id
  expect(await status('/statements', { query: { statementId: one } })).toBe(404)
  const more = (await ours.send('/statements', { query: { limit: '1' } })).json().more
  expect(more).toMatch(/^\/xapi\/launched\/statements\?cursor=/)
  const nobody = course.contentAt(ours.address, `Basic ${Buffer.from('a:b').toString('base64')}`)
  expect((await nobody.send('/statements')).statusCode).toBe(401)
})

test('what the page of a learner commits or posts for content that speaks in statements counts for nothing', async () => {
  const course = await makeLaunchedCourse()
  const { call, mia, childId } = course
  const { reply } = await course.open()
  const id = ('componentLog' in reply ? reply.componentLog?.id : 0) ?? 0
  const values = { [nameInItem(unit('a').id, 'passed')]: 'true' }
  const commit = { session: 1, number: 1, values, time: 0, hasFinished: true }
  for (const said of [values, {}])
    expect(
      await call(commitPackage, { as: mia, params: { id }, body: { ...commit, values: said } }),
    ).toMatchObject({
      code: 'scores_not_submitted',
    })
  const post = { mode: 'normal', score: 100, lessonStatus: 'passed' }
  expect(await call(scoreComponent, { as: mia, params: { childId }, body: post })).toMatchObject({
    code: 'scores_not_submitted',
  })
  expect(await call(readLearning, { as: mia, params: { id: course.courseId } })).toMatchObject({
    passed: false,
  })
})

test('the same verdict sent by two windows at once is kept once', async () => {
  const course = await makeLaunchedCourse()
  const content = await course.play()
  await content.does('initialized')
  const one = await content.statement('passed', content.results.passed)
  const answers = await Promise.all([content.post(one), content.post(one), content.does('passed')])
  expect(answers.filter((answer) => answer === 200).length).toBeGreaterThan(0)
  expect(verbsOf(await recordOf(course, course)).filter((verb) => verb === 'passed')).toHaveLength(1)
})

test('a launch says nothing more of somebody who was taken out, and what content kept of them is gone', async () => {
  const course = await makeLaunchedCourse()
  const content = await course.play()
  await content.does('initialized')
  const { author, mia, db, kit } = course
  const program = await makeProgram(course, ['all/read'], '1.0.3', author)
  const query = { activityId: content.said('activityId'), agent: content.said('actor') }
  const states = async () => (await program.send('/activities/state', { query })).json()
  expect(await states()).toEqual(['LMS.LaunchData'])
  const { companyId, id: userId } = mia
  await db.update(users).set({ status: 'Inactive' }).where(eq(users.id, userId))
  await db.transaction((tx) => announce(tx, 'user.anonymised', { companyId, userId }, { companyId }))
  await kit.outbox.deliver()
  expect((await content.send('/statements')).statusCode).toBe(401)
  expect(await states()).toEqual([])
})

test('a launch that was left open is abandoned when its token has run out, once, and nothing that ended is', async () => {
  const items = [unit('a'), unit('c')]
  const course = await makeLaunchedCourse({ items })
  const ended = await course.play({ item: unit('a').id })
  await ended.all('initialized', 'terminated')
  const open = await course.play({ item: unit('c').id })
  await open.does('initialized')
  const later = (hours: number) => ({
    ...course.kit,
    now: () => new Date(course.kit.now().getTime() + hours * 3_600_000),
  })
  const abandoned = async () =>
    (await recordOf(course, course)).filter(({ verb }) => verb.id.endsWith('/abandoned'))
  await abandonOldLaunches(later(11))
  expect(await abandoned()).toEqual([])
  await abandonOldLaunches(later(13))
  await abandonOldLaunches(later(14))
  expect(await abandoned()).toMatchObject([{ result: { duration: expect.stringMatching(/^PT/) } }])
})
