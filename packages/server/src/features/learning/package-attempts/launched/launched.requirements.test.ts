import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  broken,
  extension,
  noCategory,
  withContext,
} from '../../../../../test/kit/packages/cmi5-requirements.ts'
import {
  block,
  makeLaunchedCourse,
  type SaidStatement,
  sessionExtension,
  unit,
} from '../../../../../test/kit/packages/launched.ts'
import { makeProgram } from '../../../../../test/kit/record-store.ts'

type Course = Awaited<ReturnType<typeof makeLaunchedCourse>>
type Content = Awaited<ReturnType<Course['play']>>

async function recordOf(course: Course) {
  const program = await makeProgram(course, ['all/read'], '1.0.3', course.author)
  const answer = await program.send('/statements', { query: { ascending: 'true' } })
  const { statements }: { statements: SaidStatement[] } = answer.json()
  const named = (verb: string) => statements.filter(({ verb: { id } }) => id.endsWith(`/${verb}`))
  return { statements, named, verbs: statements.map(({ verb: { id } }) => id.replace(/.*\//, '')) }
}
test('8.1.0.0-4, 8.1.0.0-5, 8.1.0.0-8, 8.1.1.0-1, 8.1.2.0-1, 8.1.3.0-1, 8.1.4.0-1, 8.1.5.0-1 to 4, 9.2.0.0-3, 13.1.4.0-3: a launch names endpoint, fetch, actor, registration and activity, whatever else its address has', async () => {
  const course = await makeLaunchedCourse()
  const { address } = await course.open()
  expect([address.host, address.hash, address.searchParams.get('x')]).toEqual([
    'content.example',
    '#start',
    '1',
  ])
  const said = (name: string) => String(address.searchParams.get(name))
  expect(said('endpoint')).toBe(`${course.kit.config.publicUrl}/xapi/launched/`)
  expect(said('fetch')).toContain(`${course.kit.config.publicUrl}/xapi/launched/fetch/`)
  expect(JSON.parse(said('actor'))).toEqual({
    objectType: 'Agent',
    account: { homePage: course.kit.config.publicUrl, name: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  })
  expect(said('registration')).toMatch(/^[0-9a-f-]{36}$/)
  expect(said('activityId')).not.toBe('https://publisher.example/a')
  const again = await course.open()
  for (const name of ['registration', 'activityId', 'actor'])
    expect(again.address.searchParams.get(name)).toBe(said(name))
  const anew = await course.open({ attempt: 'new' })
  expect(anew.address.searchParams.get('registration')).not.toBe(said('registration'))
  expect(anew.address.searchParams.get('activityId')).toBe(said('activityId'))
})

test('8.2.1.0-1 to 4, 8.2.2.0-1 to 3, 8.2.3.0-1, 8.2.3.2-1: the token is given once, to a POST alone, with 200 whatever the answer', async () => {
  const course = await makeLaunchedCourse()
  const { address } = await course.open()
  const url = new URL(String(address.searchParams.get('fetch'))).pathname
  expect((await course.app.inject({ method: 'GET', url })).statusCode).toBe(404)
  const first = await course.app.inject({ method: 'POST', url })
  expect(first.statusCode).toBe(200)
  expect(first.headers['content-type']).toContain('application/json')
  expect(Object.keys(first.json())).toEqual(['auth-token'])
  const second = await course.app.inject({ method: 'POST', url })
  expect([second.statusCode, second.json()['error-code']]).toEqual([200, '1'])
  const unknown = await course.app.inject({ method: 'POST', url: url.replace(/[^/]+$/, 'nothing') })
  expect([unknown.statusCode, unknown.json()['error-code']]).toEqual([200, '2'])
})

test('8.2.3.0-1 (d): two who fetch at once do not both get a token, and nobody does much later', async () => {
  const course = await makeLaunchedCourse()
  const { address } = await course.open()
  const both = await Promise.all([course.fetchToken(address), course.fetchToken(address)])
  expect(both.filter((one) => one['auth-token'])).toHaveLength(1)
  const late = await course.open()
  course.clock.skew += 6 * 60_000
  expect((await course.fetchToken(late.address))['error-code']).toBe('1')
})

test('8.1.2.0-2 (d), 8.2.1.0-6: a token lasts as long as its launch', async () => {
  const course = await makeLaunchedCourse()
  const content = await course.play()
  await content.all('initialized', 'terminated')
  course.clock.skew += 3 * 60_000
  expect((await content.send('/statements')).statusCode).toBe(401)
  const other = await course.play()
  course.clock.skew += 13 * 3_600_000
  expect((await other.send('/statements')).statusCode).toBe(401)
})

test('9.3.1.0-1, 9.6.2.1-1, 9.6.3.1-3, 9.6.3.2-1, 9.6.3.3-1, 9.6.3.4-1, 9.6.3.6-1, 9.6.3.7-1, 9.6.2.3-2: the launch is told before the content opens, with all that it was launched with', async () => {
  const items = [unit('a', { masteryScore: '0.8', dataFromLms: 'level=2', moveOn: 'CompletedAndPassed' })]
  const course = await makeLaunchedCourse({ items })
  const { address } = await course.open()
  const { statements } = await recordOf(course)
  const [launched] = statements
  expect(statements).toHaveLength(1)
  expect(launched).toMatchObject({
    verb: { id: 'http://adlnet.gov/expapi/verbs/launched' },
    object: { id: address.searchParams.get('activityId') },
    context: {
      registration: address.searchParams.get('registration'),
      contextActivities: {
        category: [{ id: 'https://w3id.org/xapi/cmi5/context/categories/cmi5' }],
        grouping: [{ id: 'https://publisher.example/a' }],
      },
      extensions: {
        [sessionExtension]: expect.any(String),
        [extension('launchmode')]: 'Normal',
        [extension('masteryscore')]: 0.8,
        [extension('moveon')]: 'CompletedAndPassed',
        [extension('launchparameters')]: 'level=2',
        [extension('launchurl')]: 'https://content.example/a.html?x=1#start',
      },
    },
    timestamp: expect.stringMatching(/Z$/),
  })
})

test('10.1.0.0-1 to 5, 10.2.1.0-1 to 5 (d), 10.2.2.0-4, 10.2.3.0-1, 10.2.4.0-1, 10.2.5.0-1, 10.2.7.0-1, 10.2.7.1-1, 9.6.2.3-1, 9.6.3.1-1, 9.6.3.1-2: content reads what it was launched with, and cannot change it', async () => {
  const items = [unit('a', { masteryScore: '0.8', dataFromLms: 'level=2', entitlementKey: 'key-7' })]
  const course = await makeLaunchedCourse({ items })
  const content = await course.play()
  expect(await content.launchData()).toEqual({
    contextTemplate: {
      contextActivities: { grouping: [{ id: 'https://publisher.example/a' }] },
      extensions: { [sessionExtension]: expect.any(String) },
    },
    launchMode: 'Normal',
    moveOn: 'Passed',
    masteryScore: 0.8,
    launchParameters: 'level=2',
    entitlementKey: { courseStructure: 'key-7' },
  })
  const query = {
    activityId: content.said('activityId'),
    agent: content.said('actor'),
    registration: content.said('registration'),
  }
  const change = async (method: 'PUT' | 'POST' | 'DELETE', stateId?: string) =>
    (
      await content.send('/activities/state', {
        method,
        query: { ...query, ...(stateId && { stateId }) },
        ...(method !== 'DELETE' && { body: { launchMode: 'Browse' } }),
      })
    ).statusCode
  expect(await change('PUT', 'LMS.LaunchData')).toBe(403)
  expect(await change('POST', 'LMS.LaunchData')).toBe(403)
  expect(await change('DELETE', 'LMS.LaunchData')).toBe(403)
  expect(await change('DELETE')).toBe(403)
  expect(await change('PUT', 'place')).toBe(204)
  expect((await content.launchData()).launchMode).toBe('Normal')
})

test('11.0.0.0-1, 11.0.0.0-4, 11.0.0.0-5: the preferences of the learner are there, and stay as they chose', async () => {
  const course = await makeLaunchedCourse()
  const content = await course.play()
  const query = { agent: content.said('actor'), profileId: 'cmi5LearnerPreferences' }
  const read = async (one: Content) => (await one.send('/agents/profile', { query })).json()
  expect(await read(content)).toEqual({ languagePreference: expect.any(String), audioPreference: 'on' })
  const chosen = { languagePreference: 'de', audioPreference: 'off' }
  await content.send('/agents/profile', { method: 'POST', query, body: chosen })
  expect(await read(await course.play())).toEqual(chosen)
})

test('11.0.0.0-1 (d), 11.0.0.0-5 (d), 11.1.0.0-1 (d), 11.1.0.0-2: preferences are those of the learner, both of them, in JSON', async () => {
  const course = await makeLaunchedCourse()
  const content = await course.play()
  const good = { languagePreference: 'de-AT, en', audioPreference: 'off' }
  const own = { agent: content.said('actor'), profileId: 'cmi5LearnerPreferences' }
  const put = async (
    body: unknown,
    { query = {}, ...headers }: { query?: object; 'content-type'?: string } = {},
  ) =>
    (
      await content.send('/agents/profile', {
        method: 'PUT',
        query: { ...own, ...query },
        body,
        headers: { 'if-match': '*', ...headers },
      })
    ).statusCode
  const { agent: _, ...unnamed } = own
  const nobody = await content.send('/agents/profile', { method: 'PUT', query: unnamed, body: good })
  expect(nobody.statusCode).toBe(403)
  expect(await put(good, { query: { agent: '{"mbox":"mailto:somebody@example.org"}' } })).toBe(403)
  expect(await put(good, { 'content-type': 'text/plain' })).toBe(403)
  const wrong = [
    'text',
    { audioPreference: 'on' },
    { languagePreference: 'de' },
    { ...good, languagePreference: '' },
    { ...good, languagePreference: 'not comma separated' },
    { ...good, audioPreference: 'loud' },
  ]
  for (const one of wrong) expect([one, await put(one)]).toEqual([one, 403])
  expect(await put(good)).toBe(204)
})

test('8.1.2.0-2 (d), 8.1.2.0-5 (d), 11.0.0.0-3 (d1), 11.0.0.0-3 (d2): nothing is kept without the token of the launch, and no beginning before the preferences were read', async () => {
  const course = await makeLaunchedCourse()
  const { address } = await course.open()
  const early = course.contentAt(address, 'Basic Zm9yZ2VkOnNlY3JldA==')
  expect((await early.send('/statements')).statusCode).toBe(401)
  const token = (await course.fetchToken(address))['auth-token'] ?? ''
  const content = course.contentAt(address, `Basic ${token}`)
  expect((await course.contentAt(address, '').send('/statements')).statusCode).toBe(401)
  expect(await content.does('initialized')).toBe('403 preferences_unread')
  await content.send('/agents/profile', {
    query: { agent: content.said('actor'), profileId: 'cmi5LearnerPreferences' },
  })
  expect(await content.does('initialized')).toBe(200)
})

test('6.3.0.0-1, 9.1.0.0-1, 9.5.4.1-1 to 4, 9.7.0.0-2: a statement that breaks a rule is refused, and leaves nothing', async () => {
  const course = await makeLaunchedCourse({ items: [unit('a', { masteryScore: '0.8' })] })
  const content = await course.play()
  expect(await content.does('initialized')).toBe(200)
  const wrong: unknown[] = []
  for (const { number, code, make } of broken) {
    const answer = await content.post(await make(content))
    if (answer !== `403 ${code}`) wrong.push({ number, code, answer })
  }
  expect(wrong).toEqual([])
  expect((await recordOf(course)).verbs).toEqual(['launched', 'initialized'])
  expect(await content.all('passed', 'terminated')).toEqual([200, 200])
})

test('7.1.1.0-1 (d2), 7.1.3.0-1 (d1), 9.3.0.0-4 (d2): nothing is kept before a unit says that it is ready', async () => {
  const content = await (await makeLaunchedCourse()).play()
  expect(await content.does('passed')).toBe('403 not_initialized')
  const allowed = async () => {
    const one = await content.statement('experienced')
    return content.post(withContext(one, { contextActivities: noCategory(one) }))
  }
  expect(await allowed()).toBe('403 not_initialized')
  expect(await content.does('initialized')).toBe(200)
  expect(await allowed()).toBe(200)
})

test('7.1.2.0-1 (d2), 7.1.3.0-1 (d2), 9.3.0.0-5 (d2), 9.3.8.0-3, 9.3.8.0-4: nothing is kept after the end, but whoever repeats the end is answered as before', async () => {
  const content = await (await makeLaunchedCourse()).play()
  await content.does('initialized')
  const end = await content.statement('terminated', content.results.terminated)
  expect(await content.post(end)).toBe(200)
  expect(await content.post(end)).toBe(200)
  expect(await content.does('passed')).toBe('403 session_over')
})

test('9.3.0.0-2 (d): a batch is judged in the order of its times, and kept whole or not at all', async () => {
  const course = await makeLaunchedCourse()
  const content = await course.play()
  const start = await content.statement('initialized')
  course.clock.skew += 1000
  const passed = await content.statement('passed', content.results.passed)
  expect(await content.post([start, passed, { ...passed, id: randomUUID() }])).toBe('403 verb_twice')
  expect((await recordOf(course)).verbs).toEqual(['launched'])
  expect(await content.post([passed, start])).toBe(200)
})

test('9.3.0.0-3 (d), 9.3.0.0-6 (d2), 9.3.0.0-7 (d2), 9.3.0.0-8 (d): one judgement in a launch, one completion and one pass in a registration, and no failure after it', async () => {
  const course = await makeLaunchedCourse({ items: [unit('a', { moveOn: 'CompletedAndPassed' })] })
  const first = await course.play()
  expect(await first.all('initialized', 'failed', 'passed', 'terminated')).toEqual([
    200,
    200,
    '403 judged_twice',
    200,
  ])
  const second = await course.play({ attempt: 'new' })
  expect(await second.all('initialized', 'passed', 'terminated')).toEqual([200, 200, 200])
  const third = await course.play()
  expect(third.said('registration')).toBe(second.said('registration'))
  expect(await third.all('initialized', 'passed', 'failed', 'completed', 'completed', 'terminated')).toEqual([
    200,
    '403 passed_before',
    '403 passed_before',
    200,
    '403 verb_twice',
    200,
  ])
})

test('9.3.0.0-10, 9.3.6.0-1, 9.3.6.0-2 (d2), 9.5.4.2-1, 9.5.4.2-2: a launch that another one takes over is abandoned once, and says no more', async () => {
  const course = await makeLaunchedCourse({ items: [unit('a'), unit('b')] })
  const first = await course.play()
  course.clock.skew += 5000
  await first.does('initialized')
  const second = await course.play({ item: 'https://publisher.example/b' })
  await course.play({ item: 'https://publisher.example/b' })
  expect(await first.does('passed')).toBe('403 session_over')
  expect(await second.does('initialized')).toBe('403 session_over')
  const query = {
    activityId: first.said('activityId'),
    agent: first.said('actor'),
    registration: first.said('registration'),
    stateId: 'place',
  }
  const late = await first.send('/activities/state', { method: 'PUT', query, body: { page: 1 } })
  expect(late.statusCode).toBe(403)
  const abandoned = (await recordOf(course)).named('abandoned')
  expect(abandoned).toHaveLength(2)
  expect(abandoned[0]).toMatchObject({
    object: { id: first.said('activityId') },
    result: { duration: expect.stringMatching(/^PT0H0M[5-9]/) },
  })
  expect(abandoned[0]?.context.extensions).not.toEqual(abandoned[1]?.context.extensions)
})

test('9.3.9.0-1 to 9: blocks and the course are told once, under names of ours, in the launch that met them', async () => {
  const items = [block('b'), unit('a', { depth: 1 }), block('c', { depth: 1 }), unit('d', { depth: 2 })]
  const course = await makeLaunchedCourse({ items })
  await (await course.play()).all('initialized', 'passed', 'terminated')
  const last = await course.play()
  await last.all('initialized', 'passed', 'completed', 'terminated')
  const told = (await recordOf(course)).named('satisfied')
  expect(told.map(({ object }) => object.definition?.type.replace(/.*\//, ''))).toEqual([
    'block',
    'block',
    'course',
  ])
  expect(new Set(told.map(({ object }) => object.id)).size).toBe(3)
  const session = (await last.launchData()).contextTemplate.extensions[sessionExtension]
  for (const { object, context } of told) {
    expect(object.id).not.toContain('publisher.example')
    expect(context.extensions[sessionExtension]).toBe(session)
  }
})

test('9.6.1.1-2, 9.6.1.1-3: what needs nothing is met as soon as somebody is registered, in a session of its own', async () => {
  const items = [block('b'), unit('a', { depth: 1, moveOn: 'NotApplicable' }), unit('c')]
  const course = await makeLaunchedCourse({ items })
  const { address } = await course.open()
  await course.open()
  const { named } = await recordOf(course)
  const [told] = named('satisfied')
  expect(named('satisfied')).toHaveLength(1)
  expect(told?.object.definition?.type).toContain('block')
  expect(told?.context.registration).toBe(address.searchParams.get('registration'))
  const [launched] = named('launched')
  expect(told?.context.extensions[sessionExtension]).not.toBe(launched?.context.extensions[sessionExtension])
})

const rules: [moveOn: string, verbs: string[], state: string][] = [
  ['Passed', ['completed'], 'IN_PROGRESS'],
  ['Passed', ['passed'], 'PASSED'],
  ['Completed', ['passed'], 'IN_PROGRESS'],
  ['Completed', ['completed'], 'COMPLETED'],
  ['CompletedAndPassed', ['passed'], 'IN_PROGRESS'],
  ['CompletedAndPassed', ['completed', 'passed'], 'PASSED'],
  ['CompletedOrPassed', ['completed'], 'COMPLETED'],
  ['CompletedOrPassed', ['failed'], 'FAILED'],
  ['NotApplicable', [], 'COMPLETED'],
]
test('9.3.3.0-3, 9.3.4.0-4, 10.2.5.0-1: a unit is met by the word of its package', async () => {
  const found: unknown[] = []
  for (const [moveOn, verbs] of rules) {
    const course = await makeLaunchedCourse({ items: [unit('a', { moveOn })] })
    await (await course.play()).all('initialized', ...verbs, 'terminated')
    const { reply } = await course.open({ attempt: 'best' })
    found.push([moveOn, verbs, 'componentLog' in reply && reply.componentLog?.stateLabel])
  }
  expect(found).toEqual(rules)
})

test('10.2.2.0-1 to 11: what is looked at again begins and ends, and is judged by nobody', async () => {
  const course = await makeLaunchedCourse()
  await (await course.play()).all('initialized', 'passed', 'terminated')
  const again = await course.play()
  expect((await again.launchData()).launchMode).toBe('Review')
  expect(await again.all('initialized', 'completed', 'failed', 'terminated')).toEqual([
    200,
    '403 not_in_this_mode',
    '403 not_in_this_mode',
    200,
  ])
})
