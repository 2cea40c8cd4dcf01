import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { recordStore } from '@oktant/contract/kit/constants.ts'
import {
  revokeRecordStoreCredential,
  saveRecordStoreSettings,
} from '@oktant/contract/learning/record-store.ts'
import { learnerAgent, lesson, makeProgram, statement } from '../../../../test/kit/record-store.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { attachmentOf, mixed } from '../../../../test/kit/xapi/mixed.ts'
import { agentOf } from './people/record-people.ts'
import { storeStatements } from './statements/statements.ts'
import { listStatements } from './statements/statements.queries.ts'

const uuids = [1, 2, 3, 4].map((digit) => `7ccd3322-e1a5-411a-a67d-6a735c76f11${digit}`)
const [first = '', second = '', third = '', fourth = ''] = uuids
const setUp = async (version = '1.0.3') => makeProgram(await testServer(), ['all'], version)
const put = (program: Awaited<ReturnType<typeof setUp>>, id: string, more: Record<string, unknown> = {}) =>
  program.send('/statements', { method: 'PUT', query: { statementId: id }, body: statement(more) })

for (const version of ['1.0.3', '2.0.0']) {
  test(`a statement is kept once, given back whole, and never changed (${version})`, async () => {
    const program = await setUp(version)
    expect((await put(program, first)).statusCode).toBe(204)
    expect((await put(program, first)).statusCode).toBe(204)
    expect((await put(program, first, { result: { success: true } })).statusCode).toBe(409)
    const answer = await program.send('/statements', { query: { statementId: first } })
    expect(answer.json()).toMatchObject({ ...statement(), id: first, authority: { objectType: 'Agent' } })
    expect(answer.json().version).toBe(version === '2.0.0' ? '2.0.0' : '1.0.0')
    expect(answer.headers['x-experience-api-version']).toBe(version)
    expect(answer.headers['last-modified']).toBeTruthy()
    expect(Number.isNaN(Date.parse(String(answer.headers['x-experience-api-consistent-through'])))).toBe(
      false,
    )
    const head = await program.send('/statements', { method: 'HEAD', query: { statementId: first } })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    const missing = await program.send('/statements', { query: { statementId: second } })
    expect(missing.statusCode).toBe(404)
  })
}

test('a batch is stored whole or not at all', async () => {
  const program = await setUp()
  const good = statement({ id: first })
  expect(await program.post([good, statement({ verb: {} })])).toBe('400 missing')
  expect(await program.post([good, good])).toBe('400 id_twice')
  expect(await program.list()).toEqual([])
  await put(program, second)
  expect(await program.post([good, statement({ id: second, result: { completion: true } })])).toBe(
    '409 statement_conflict',
  )
  expect(await program.list()).toEqual([second])
  expect(await program.post([])).toBe(200)
})

test('each filter finds what it names, also by what a statement refers to', async () => {
  const program = await setUp()
  const team = { objectType: 'Group', member: [learnerAgent] }
  const other = { mbox: 'mailto:other@example.org' }
  await put(program, first, { context: { registration: fourth, instructor: other } })
  await put(program, second, {
    actor: other,
    verb: { id: 'https://example.org/v' },
    object: { id: 'https://example.org/x' },
  })
  await put(program, third, { actor: other, object: { objectType: 'StatementRef', id: first } })
  await put(program, fourth, {
    actor: team,
    context: { contextActivities: { parent: { id: 'https://example.org/x' } } },
  })
  const agent = JSON.stringify(learnerAgent)
  expect(await program.list()).toEqual([fourth, third, second, first])
  expect(await program.list({ ascending: 'true', limit: '2' })).toEqual([first, second])
  expect(await program.list({ agent })).toEqual([fourth, third, first])
  expect(await program.list({ agent: JSON.stringify(other) })).toEqual([third, second])
  expect(await program.list({ agent: JSON.stringify(other), related_agents: 'true' })).toEqual([
    third,
    second,
    first,
  ])
  expect(await program.list({ verb: 'https://example.org/v' })).toEqual([second])
  expect(await program.list({ activity: 'https://example.org/x' })).toEqual([second])
  expect(await program.list({ activity: 'https://example.org/x', related_activities: 'true' })).toEqual([
    fourth,
    second,
  ])
  expect(await program.list({ registration: fourth })).toEqual([third, first])
  expect(await program.list({ since: new Date(Date.now() + 60_000).toISOString() })).toEqual([])
  expect(await program.list({ until: new Date(Date.now() + 60_000).toISOString() })).toHaveLength(4)
  const wrong: Record<string, string>[] = [
    { agent: 'mia' },
    { verb: 'did' },
    { limit: '-1' },
    { Verb: 'https://e.org' },
    { format: 'short' },
  ]
  const answers = await Promise.all(wrong.map((query) => program.send('/statements', { query })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400])
})

test('a voided statement is found only as such; what voids it cannot be voided', async () => {
  const program = await setUp()
  const voids = (id: string) => ({
    verb: { id: 'http://adlnet.gov/expapi/verbs/voided' },
    object: { objectType: 'StatementRef', id },
  })
  await put(program, first)
  await put(program, second, voids(first))
  expect(await program.list()).toEqual([second])
  expect((await program.send('/statements', { query: { statementId: first } })).statusCode).toBe(404)
  expect((await program.send('/statements', { query: { voidedStatementId: first } })).json().id).toBe(first)
  expect((await put(program, third, voids(second))).statusCode).toBe(400)
})

test('further pages stay valid while more is written', async () => {
  const program = await setUp()
  await program.post(Array.from({ length: 5 }, () => statement()))
  const all = await program.list()
  let answer = (await program.send('/statements', { query: { limit: '2' } })).json()
  const seen = answer.statements.map(({ id }: { id: string }) => id)
  while (answer.more) {
    expect(answer.more.startsWith('/xapi/statements?')).toBe(true)
    await program.post(statement())
    answer = (await program.send(answer.more.slice('/xapi'.length))).json()
    seen.push(...answer.statements.map(({ id }: { id: string }) => id))
  }
  expect(seen).toEqual(all)
})

test('statements come exactly as sent, as ids alone, or in one language', async () => {
  const program = await setUp()
  const named = { ...lesson, definition: { name: { en: 'Lesson', de: 'Lektion' } } }
  await put(program, first, { actor: { ...learnerAgent, name: 'Mia' }, object: named })
  const read = async (format: string) =>
    (
      await program.send('/statements', {
        query: { statementId: first, format },
        headers: { 'accept-language': 'de-AT, en;q=0.5' },
      })
    ).json()
  expect((await read('exact')).object).toEqual(named)
  expect((await read('ids')).object).toEqual(lesson)
  expect((await read('ids')).actor).toEqual(learnerAgent)
  expect((await read('canonical')).object.definition).toEqual({ name: { de: 'Lektion' } })
  const activity = await program.send('/activities', { query: { activityId: lesson.id } })
  expect(activity.json()).toEqual(named)
  const agent = JSON.stringify({ ...learnerAgent, name: 'Mia' })
  expect((await program.send('/agents', { query: { agent } })).json()).toEqual({
    objectType: 'Person',
    name: ['Mia'],
    mbox: [learnerAgent.mbox],
  })
})

test('what is attached comes along, and comes back byte by byte', async () => {
  const program = await setUp()
  const content = Buffer.from([0, 13, 10, 45, 45, 255, 1])
  const sent = statement({ id: first, attachments: [attachmentOf(content, 'https://example.org/usage')] })
  expect((await program.send('/statements', { method: 'POST', ...mixed(sent, [content]) })).statusCode).toBe(
    200,
  )
  const answer = await program.send('/statements', { query: { statementId: first, attachments: 'true' } })
  expect(answer.headers['content-type']).toMatch(/^multipart\/mixed; boundary=/)
  expect(answer.rawPayload.includes(content)).toBe(true)
  const other = { ...sent, id: second }
  expect((await program.send('/statements', { method: 'POST', ...mixed(other, []) })).statusCode).toBe(400)
  const stranger = Buffer.from('more')
  const tooMuch = mixed(statement(), [stranger])
  expect((await program.send('/statements', { method: 'POST', ...tooMuch })).statusCode).toBe(400)
})

test('a signature is of the statement that it comes with, by an algorithm that is known', async () => {
  const program = await setUp()
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signed = (what: unknown, alg: string) => {
    const text = [{ alg }, what]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const kind = alg.replace('RS', 'sha')
    const signature = sign(kind.startsWith('sha') ? kind : 'sha256', Buffer.from(text), privateKey)
    return Buffer.from(`${text}.${signature.toString('base64url')}`)
  }
  const sendWith = async (what: unknown, alg: string) => {
    const content = signed(what, alg)
    const attachment = attachmentOf(content, 'http://adlnet.gov/expapi/attachments/signature')
    const sent = mixed(statement({ attachments: [attachment] }), [content])
    return (await program.send('/statements', { method: 'POST', ...sent })).statusCode
  }
  for (const alg of ['RS256', 'RS384', 'RS512']) expect(await sendWith(statement(), alg)).toBe(200)
  expect(await sendWith(statement(), 'HS256')).toBe(400)
  expect(await sendWith(statement({ result: { success: true } }), 'RS256')).toBe(400)
})

test('state is kept by registration, added to, listed and removed', async () => {
  const program = await setUp()
  const query = { activityId: lesson.id, agent: JSON.stringify(learnerAgent) }
  const one = { ...query, stateId: 'place' }
  const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', asked: Record<string, string>, body?: unknown) =>
    program.send('/activities/state', { method, query: asked, body })
  expect((await send('PUT', one, { page: 1, mark: 5 })).statusCode).toBe(204)
  expect((await send('POST', one, { page: 2 })).statusCode).toBe(204)
  const read = await send('GET', one)
  expect(read.json()).toEqual({ page: 2, mark: 5 })
  expect(read.headers.etag).toMatch(/^"[0-9a-f]{40}"$/)
  expect((await send('GET', { ...one, registration: first })).statusCode).toBe(404)
  await send('PUT', { ...one, stateId: 'other', registration: first }, { page: 9 })
  expect((await send('GET', query)).json()).toEqual(['other', 'place'])
  expect(
    (await send('GET', { ...query, since: new Date(Date.now() + 60_000).toISOString() })).json(),
  ).toEqual([])
  expect((await send('POST', one, [1])).statusCode).toBe(400)
  expect((await send('PUT', query, {})).statusCode).toBe(400)
  expect((await send('DELETE', { ...query, registration: first })).statusCode).toBe(204)
  expect((await send('GET', query)).json()).toEqual(['place'])
})

test('a profile is not overwritten by somebody who has not seen it', async () => {
  const program = await setUp('2.0.0')
  for (const [path, owner] of [
    ['/activities/profile', { activityId: lesson.id }],
    ['/agents/profile', { agent: JSON.stringify(learnerAgent) }],
  ] as const) {
    const put = (body: unknown, headers: Record<string, string> = {}) =>
      program.send(path, { method: 'PUT', query: { ...owner, profileId: 'p' }, body, headers })
    expect((await put({ a: 1 }, { 'if-none-match': '*' })).statusCode).toBe(204)
    expect((await put({ a: 2 }, { 'if-none-match': '*' })).statusCode).toBe(412)
    expect((await put({ a: 2 })).statusCode).toBe(409)
    expect((await put({ a: 2 }, { 'if-match': '"nothing"' })).statusCode).toBe(412)
    const { etag } = (await program.send(path, { query: { ...owner, profileId: 'p' } })).headers
    expect((await put({ a: 2 }, { 'if-match': String(etag) })).statusCode).toBe(204)
    expect((await program.send(path, { query: owner })).json()).toEqual(['p'])
  }
})

test('a form says what a request means in 1.0.3, and is refused in 2.0', async () => {
  const send = async (version: string) => {
    const program = await setUp(version)
    const body = new URLSearchParams({
      statementId: first,
      content: JSON.stringify(statement()),
      Authorization: program.basic,
      'X-Experience-API-Version': version,
      'Content-Type': 'application/json',
    }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return (await program.send('/statements', { method: 'POST', query: { method: 'PUT' }, body, headers }))
      .statusCode
  }
  expect(await send('1.0.3')).toBe(204)
  expect(await send('2.0.0')).toBe(400)
})

test('who is not known, says no version, or asks by an unknown method is told so', async () => {
  const program = await setUp()
  const status = async (headers: Record<string, string>, method: 'GET' | 'PATCH' = 'GET') =>
    (await program.send('/statements', { method, headers })).statusCode
  expect(await status({ authorization: 'Basic bm9ib2R5Om5vdGhpbmc=' })).toBe(401)
  expect(await status({ authorization: `Bearer ${program.secret}` })).toBe(200)
  expect(await status({ 'x-experience-api-version': '0.9' })).toBe(400)
  expect(await status({}, 'PATCH')).toBe(405)
  const about = await program.send('/about', { headers: { 'x-experience-api-version': '' } })
  expect(about.json().version).toContain('2.0.0')
  const broken = await program.send('/statements', { method: 'POST', body: '{"actor":' })
  expect([broken.statusCode, broken.json().code]).toEqual([400, 'malformed_json'])
  expect(await program.post(Array.from({ length: recordStore.mostStatements + 1 }, () => 1))).toBe(
    '413 too_large',
  )
  const { call } = await testServer()
  await call(revokeRecordStoreCredential, { as: program.admin, params: { id: program.credential.id } })
  expect(await status({})).toBe(401)
})

test('a credential does what its scopes say, and reads its own alone where they say so', async () => {
  const server = await testServer()
  const writer = await makeProgram(server)
  await put(writer, first)
  const mine = await makeProgram(server, ['statements/write', 'statements/read/mine'], '1.0.3', writer.admin)
  await put(mine, second)
  expect(await mine.list()).toEqual([second])
  expect((await mine.send('/statements', { query: { statementId: first } })).statusCode).toBe(404)
  const reader = await makeProgram(server, ['all/read'], '1.0.3', writer.admin)
  expect(await reader.list()).toEqual([second, first])
  expect(await reader.post(statement())).toBe('403 record_scope_missing')
})

test('a company reads nothing of another', async () => {
  const [ours, theirs] = [await setUp(), await setUp()]
  await put(ours, first)
  const query = { activityId: lesson.id, agent: JSON.stringify(learnerAgent), stateId: 's' }
  await ours.send('/activities/state', { method: 'PUT', query, body: { page: 1 } })
  expect(await theirs.list()).toEqual([])
  expect((await theirs.send('/statements', { query: { statementId: first } })).statusCode).toBe(404)
  expect((await theirs.send('/activities/state', { query })).statusCode).toBe(404)
  expect((await put(theirs, first, { result: { success: true } })).statusCode).toBe(204)
})

test('people appear by an opaque account, and by mail only where their company says so', async () => {
  const { make, call, db, kit } = await testServer()
  const person = await make.user({ permissions: ['system.administer'] })
  const whose = { companyId: person.companyId, userId: person.id }
  const agent = await agentOf(db, kit, whose)
  expect(agent).toMatchObject({ account: { homePage: kit.config.publicUrl } })
  expect(await agentOf(db, kit, whose)).toEqual(agent)
  const authority = { companyId: person.companyId, credentialId: null, agent, defines: true }
  await db.transaction((tx) =>
    storeStatements(tx, authority, {
      version: '2.0.0',
      statements: [statement({ actor: agent })],
      now: kit.now(),
    }),
  )
  const found = await listStatements(db, {
    companyId: person.companyId,
    credentialId: null,
    isAscending: false,
    limit: 5,
  })
  expect(found).toHaveLength(1)
  await call(saveRecordStoreSettings, { as: person, body: { namesByMail: true } })
  expect(await agentOf(db, kit, whose)).toMatchObject({ mbox: expect.stringContaining('mailto:') })
})
