import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { learnerAgent, makeProgram, type Sent, statement } from '../../../../test/kit/record-store.ts'
import { testServer } from '../../../../test/kit/server.ts'

type Call = { says: string; path?: string; status: number } & Sent
const id = randomUUID()
const agent = JSON.stringify(learnerAgent)
const activityId = 'https://example.org/lesson'
const state = { activityId, agent, stateId: 'place' }
const post = { method: 'POST' } as const
const put = { method: 'PUT' } as const
const plain = { 'content-type': 'text/plain' }

/** What a call of the standard is answered, by its part three; a statement of `id` is stored before. */
const calls: Call[] = [
  { says: '2.1.1: PUT names its statement', ...put, body: statement(), status: 400 },
  {
    says: '2.1.1: PUT takes one alone',
    ...put,
    query: { statementId: randomUUID() },
    body: [statement()],
    status: 400,
  },
  {
    says: '2.1.1: the id is the same in both places',
    ...put,
    query: { statementId: id },
    body: statement({ id: randomUUID() }),
    status: 400,
  },
  {
    says: '2.1.1: another statement of that id is a conflict',
    ...put,
    query: { statementId: id },
    body: statement({ result: { success: true } }),
    status: 409,
  },
  {
    says: '2.1.1: the same one again is none',
    ...put,
    query: { statementId: id },
    body: statement(),
    status: 204,
  },
  {
    says: '2.1.2: POST takes no parameters',
    ...post,
    query: { statementId: id },
    body: statement(),
    status: 400,
  },
  {
    says: '2.1.2: a batch has each id once',
    ...post,
    body: [statement({ id }), statement({ id })],
    status: 400,
  },
  { says: '2.1.2: an empty batch is one', ...post, body: [], status: 200 },
  {
    says: '2.1.3: one is asked for by one name',
    query: { statementId: id, voidedStatementId: id },
    status: 400,
  },
  { says: '2.1.3: whoever names one filters nothing', query: { statementId: id, agent }, status: 400 },
  { says: '2.1.3: what is not there is not found', query: { statementId: randomUUID() }, status: 404 },
  { says: '2.1.3: what is not voided is not found as voided', query: { voidedStatementId: id }, status: 404 },
  { says: '2.1.3: how it looks goes with one, too', query: { statementId: id, format: 'ids' }, status: 200 },
  { says: '2.1.3: a limit is a whole number', query: { limit: '-1' }, status: 400 },
  { says: '2.1.3: a limit of 0 is the most', query: { limit: '0' }, status: 200 },
  { says: '2.1.3: a moment is one of ISO 8601', query: { since: 'yesterday' }, status: 400 },
  { says: '2.1.3: yes and no are true and false', query: { ascending: 'yes' }, status: 400 },
  { says: '2.1.3: a format is a known one', query: { format: 'short' }, status: 400 },
  { says: '2.1.3: an agent is a whole one', query: { agent: '{"name":"Mia"}' }, status: 400 },
  { says: '2.1.3: names are matched by their case', query: { Verb: 'https://example.org/v' }, status: 400 },
  { says: '1.4: another type is refused', ...post, body: 'said', headers: plain, status: 400 },
  { says: '1.4: what is no JSON is refused', ...post, body: '{"actor":', status: 400 },
  { says: '3.2: an old version is refused', headers: { 'x-experience-api-version': '0.95' }, status: 400 },
  { says: '3.2: each later 1.0 is one', headers: { 'x-experience-api-version': '1.0.9' }, status: 200 },
  {
    says: '2.3: state is of an activity and an agent',
    path: '/activities/state',
    query: { activityId, stateId: 'place' },
    status: 400,
  },
  {
    says: '2.3: what was never written is not found',
    path: '/activities/state',
    query: { ...state, stateId: 'never' },
    status: 404,
  },
  {
    says: '2.3: a document is written under a name',
    path: '/activities/state',
    ...put,
    query: { activityId, agent },
    body: {},
    status: 400,
  },
  {
    says: '2.3: state is written without a precondition',
    path: '/activities/state',
    ...put,
    query: state,
    body: { page: 2 },
    status: 204,
  },
  {
    says: '2.2: what is no object is not added to one',
    path: '/activities/state',
    ...post,
    query: state,
    body: 'page',
    headers: plain,
    status: 400,
  },
  { says: '2.2: nor a list', path: '/activities/state', ...post, query: state, body: [1], status: 400 },
  {
    says: '2.3: all of somebody’s state goes at once',
    path: '/activities/state',
    method: 'DELETE',
    query: { activityId, agent },
    status: 204,
  },
  {
    says: '2.7: a profile is not removed without a name',
    path: '/activities/profile',
    method: 'DELETE',
    query: { activityId },
    status: 400,
  },
  {
    says: '2.7: a first profile needs no precondition',
    path: '/activities/profile',
    ...put,
    query: { activityId, profileId: 'p' },
    body: { a: 1 },
    status: 204,
  },
  {
    says: '3.1: the second one does',
    path: '/activities/profile',
    ...put,
    query: { activityId, profileId: 'p' },
    body: { a: 2 },
    status: 409,
  },
  {
    says: '3.1: and must be of what is there',
    path: '/activities/profile',
    ...put,
    query: { activityId, profileId: 'p' },
    body: { a: 2 },
    headers: { 'if-match': '"other"' },
    status: 412,
  },
  {
    says: '3.1: nothing is made where something is',
    path: '/activities/profile',
    ...put,
    query: { activityId, profileId: 'p' },
    body: { a: 2 },
    headers: { 'if-none-match': '*' },
    status: 412,
  },
  { says: '2.4: a person is asked for by an agent', path: '/agents', status: 400 },
  {
    says: '2.4: somebody of whom nothing is known is a person',
    path: '/agents',
    query: { agent },
    status: 200,
  },
  {
    says: '2.5: an activity is asked for by its IRI',
    path: '/activities',
    query: { activityId: 'lesson' },
    status: 400,
  },
  {
    says: '2.5: one of which nothing is known is an activity',
    path: '/activities',
    query: { activityId: 'https://example.org/new' },
    status: 200,
  },
  { says: '2.6: a profile of an agent is of one', path: '/agents/profile', status: 400 },
  {
    says: '1.1: a method that a resource has not is refused',
    path: '/statements',
    method: 'DELETE',
    status: 405,
  },
]

test.each(['1.0.3', '2.0.0'])('calls keep what xAPI %s asks of them', async (version) => {
  const program = await makeProgram(await testServer(), ['all'], version)
  await program.send('/statements', { method: 'PUT', query: { statementId: id }, body: statement() })
  const wrong: unknown[] = []
  for (const { says, path = '/statements', status, ...sent } of calls) {
    const answer = await program.send(path, sent)
    if (answer.statusCode !== status)
      wrong.push({ says, status, answered: answer.statusCode, body: answer.body })
    if (!answer.headers['x-experience-api-version']) wrong.push({ says, missing: 'version' })
  }
  expect(wrong).toEqual([])
})

test('HEAD is answered as GET, without a body, and says until when everything is there', async () => {
  const program = await makeProgram(await testServer())
  await program.send('/statements', { method: 'PUT', query: { statementId: id }, body: statement() })
  const query = { statementId: id }
  const [got, asked] = [
    await program.send('/statements', { query }),
    await program.send('/statements', { query, method: 'HEAD' }),
  ]
  expect(asked).toMatchObject({ statusCode: 200, body: '' })
  for (const name of ['etag', 'content-type', 'last-modified', 'content-length'])
    expect([name, asked.headers[name]]).toEqual([name, got.headers[name]])
  const through = new Date(String(got.headers['x-experience-api-consistent-through']))
  expect(through.getTime()).toBeGreaterThanOrEqual(new Date(got.json().stored).getTime())
})
