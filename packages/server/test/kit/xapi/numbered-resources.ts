import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { recordStore } from '@oktant/contract/kit/constants.ts'
import { learnerAgent, lesson, statement } from '../record-store.ts'
import { mixed } from './mixed.ts'
import {
  v,
  path,
  kept,
  read,
  status,
  voiding,
  refused,
  content,
  withFile,
  pagesOf,
  found,
  mia,
  through,
  type NumberedScene,
  type Program,
} from './scene-kit.ts'

const filters = {
  agent: JSON.stringify(learnerAgent),
  verb: v,
  activity: lesson.id,
  registration: randomUUID(),
  related_activities: 'true',
  related_agents: 'true',
  since: '2026-01-01T00:00:00Z',
  until: '2026-01-01T00:00:00Z',
  limit: '1',
  ascending: 'true',
}

async function goesAlone(program: Program, name: string) {
  for (const [other, value] of Object.entries(filters)) {
    const query = { [name]: randomUUID(), [other]: value }
    expect([other, await status(program, { query })]).toEqual([other, 400])
  }
}

export const numberedResources: readonly NumberedScene[] = [
  [
    [139, 147, 159],
    'statements have their address, for POST and GET',
    async (program) => {
      expect(await program.post(statement())).toBe(200)
      expect(await status(program)).toBe(200)
    },
  ],
  [
    [140],
    'every resource is there',
    async (program) => {
      for (const at of [
        '/statements',
        '/activities',
        '/agents',
        '/activities/state',
        '/activities/profile',
        '/agents/profile',
        '/about',
      ])
        expect([200, 400]).toContain(await status(program, {}, at))
    },
  ],
  [
    [142],
    'a statement never changes',
    async (program) => {
      const id = await kept(program)
      const before = await read(program, id)
      expect([204, 409]).toContain(
        await status(program, {
          method: 'PUT',
          query: { statementId: id },
          body: statement({ result: { success: true } }),
        }),
      )
      expect(await read(program, id)).toEqual(before)
    },
  ],
  [[143, 144], 'PUT is answered without content', (program) => kept(program)],
  [
    [145],
    'and names its statement',
    async (program) => expect(await status(program, { method: 'PUT', body: statement() })).toBe(400),
  ],
  [
    [148],
    'a form says what is meant, in 1.0.3',
    async (program) => {
      const body = new URLSearchParams({
        limit: '1',
        Authorization: program.basic,
        'X-Experience-API-Version': '1.0.3',
      }).toString()
      const sent = {
        method: 'POST',
        query: { method: 'GET' },
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      } as const
      const answer = await program.send(path, sent)
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([
        200,
        expect.arrayContaining(['statements']),
      ])
    },
  ],
  [
    [150],
    'voidedStatementId goes with nothing but how it looks',
    (program) => goesAlone(program, 'voidedStatementId'),
  ],
  [[151], 'statementId goes with nothing but how it looks', (program) => goesAlone(program, 'statementId')],
  [
    [152, 153, 160],
    'an answer says until when everything is there',
    async (program) => {
      const id = await kept(program)
      const answer = await program.send(path, { query: { statementId: id } })
      expect(Date.parse(String(answer.headers[through]))).toBeGreaterThanOrEqual(
        Date.parse(answer.json().stored),
      )
      expect(String(answer.headers[through])).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
      expect((await program.send(path)).headers[through]).toBeTruthy()
    },
  ],
  [
    [154],
    'without an id a list is given',
    async (program) =>
      expect((await program.send(path)).json()).toMatchObject({ statements: expect.any(Array) }),
  ],
  [
    [156, 158],
    'with one that statement',
    async (program) => {
      const id = await kept(program)
      expect((await read(program, id)).id).toBe(id)
    },
  ],
  [
    [161, 165],
    'without attachments it is JSON',
    async (program) => {
      await program.send(path, { method: 'POST', ...mixed(withFile(), [content]) })
      const { headers } = await program.send(path, { query: { attachments: 'false' } })
      expect(headers['content-type']).toMatch(/^application\/json/)
    },
  ],
  [
    [162],
    'what is about something voided is found without it',
    async (program) => {
      const verb = { id: v + randomUUID() }
      const id = await kept(program, { verb })
      const about = await kept(program, { object: { objectType: 'StatementRef', id } })
      await kept(program, voiding(id))
      const ids = await program.list({ verb: verb.id })
      expect(ids).toContain(about)
      expect(ids).not.toContain(id)
    },
  ],
  [
    [164, 180],
    'a verb finds its own',
    (program) => {
      const id = v + randomUUID()
      return found(program, { verb: id }, { verb: { id } }, {})
    },
  ],
  [
    [166],
    'the oldest comes first where that is asked',
    async (program) => {
      const { pages } = await pagesOf(program, 2)
      const [one, other] = pages[0]?.statements ?? []
      const newest = await program.list({ limit: '2' })
      expect(newest).toEqual([other?.id, one?.id])
    },
  ],
  [
    [167],
    'attachments come along where they are asked for',
    async (program) => {
      await program.send(path, { method: 'POST', ...mixed(withFile(), [content]) })
      const answer = await program.send(path, { query: { attachments: 'true', limit: '1' } })
      expect(answer.headers['content-type']).toMatch(/^multipart\/mixed; boundary=/)
      expect(answer.rawPayload.includes(content)).toBe(true)
    },
  ],
  [
    [168, 169, 170, 171, 172],
    'statements come as sent, as ids, or in one language',
    async (program) => {
      const object = {
        ...lesson,
        id: `${lesson.id}/${randomUUID()}`,
        definition: { name: { en: 'Lesson', de: 'Lektion' } },
      }
      const id = await kept(program, { actor: { ...learnerAgent, name: 'Mia' }, object })
      expect((await read(program, id)).object).toEqual(object)
      expect((await read(program, id, { format: 'exact' })).object).toEqual(object)
      expect(await read(program, id, { format: 'ids' })).toMatchObject({
        actor: learnerAgent,
        object: { id: object.id },
      })
      const query = { statementId: id, format: 'canonical' }
      const canonical = await program.send(path, { query, headers: { 'accept-language': 'de' } })
      expect(canonical.json().object.definition.name).toEqual({ de: 'Lektion' })
    },
  ],
  [
    [173],
    'a limit is kept, and 0 is the most',
    async (program) => {
      await pagesOf(program, 3)
      expect(await program.list({ limit: '2' })).toHaveLength(2)
      expect((await program.list({ limit: '0' })).length).toBeGreaterThan(2)
    },
  ],
  [
    [174, 175],
    'since and until bound when it was stored',
    async (program) => {
      const id = await kept(program)
      const { stored } = await read(program, id)
      expect(await program.list({ until: stored })).toContain(id)
      expect(await program.list({ since: stored })).not.toContain(id)
    },
  ],
  [
    [176],
    'an agent anywhere is found where that is asked',
    async (program) => {
      const instructor = { objectType: 'Agent', mbox: `mailto:${randomUUID()}@example.org` }
      const id = await kept(program, { context: { instructor } })
      const agent = JSON.stringify(instructor)
      expect(await program.list({ agent })).toEqual([])
      expect(await program.list({ agent, related_agents: 'true' })).toEqual([id])
    },
  ],
  [
    [177],
    'an activity anywhere is found where that is asked',
    async (program) => {
      const activity = `${lesson.id}/${randomUUID()}`
      const id = await kept(program, { context: { contextActivities: { category: [{ id: activity }] } } })
      expect(await program.list({ activity })).toEqual([])
      expect(await program.list({ activity, related_activities: 'true' })).toEqual([id])
    },
  ],
  [
    [178],
    'a registration finds its own',
    (program) => {
      const registration = randomUUID()
      return found(program, { registration }, { context: { registration } }, {})
    },
  ],
  [
    [179],
    'an activity finds its own',
    (program) => {
      const id = `${lesson.id}/${randomUUID()}`
      return found(program, { activity: id }, { object: { id } }, {})
    },
  ],
  [
    [181],
    'an agent finds its own',
    (program) => found(program, { agent: JSON.stringify(mia) }, { actor: mia }, {}),
  ],
  [
    [182],
    'what is refused leaves nothing',
    async (program) => {
      const query = { activityId: lesson.id, agent: JSON.stringify(learnerAgent), stateId: randomUUID() }
      const at = '/activities/state'
      await status(program, { method: 'PUT', query, body: { page: 1 } }, at)
      expect(await status(program, { method: 'POST', query, body: [1] }, at)).toBe(400)
      expect((await program.send(at, { query })).json()).toEqual({ page: 1 })
    },
  ],
  [
    [254],
    'an activity is what all statements say of it',
    async (program) => {
      const id = `${lesson.id}/${randomUUID()}`
      for (const name of [{ en: 'Lesson' }, { de: 'Lektion' }])
        await kept(program, { object: { id, definition: { name } } })
      const activity = await program.send('/activities', { query: { activityId: id } })
      expect(activity.json().definition.name).toEqual({ en: 'Lesson', de: 'Lektion' })
    },
  ],
  [
    [315, 316, 317, 318, 319, 320],
    'the store says which versions it speaks',
    async (program) => {
      const answer = await program.send('/about', { headers: { 'x-experience-api-version': '' } })
      const { version, extensions = {} } = answer.json()
      expect(answer.statusCode).toBe(200)
      expect(version).toEqual(expect.arrayContaining(['1.0.3']))
      for (const one of version) expect(one).toMatch(/^(0\.9|0\.95|[12]\.0\.\d+)$/)
      expect(extensions).toBeTypeOf('object')
    },
  ],
  [
    [321],
    'every other call says its version',
    async (program) => {
      for (const at of [
        '/statements',
        '/agents',
        '/activities',
        '/activities/state',
        '/activities/profile',
        '/agents/profile',
      ])
        expect([at, await status(program, { headers: { 'x-experience-api-version': '' } }, at)]).toEqual([
          at,
          400,
        ])
    },
  ],
  [
    [322],
    'a document has a tag, and is written by whoever has seen it',
    async (program) => {
      const at = '/agents/profile'
      const query = { agent: JSON.stringify(learnerAgent), profileId: randomUUID() }
      expect(
        await status(program, { method: 'PUT', query, body: {}, headers: { 'if-none-match': '*' } }, at),
      ).toBe(204)
      const { etag } = (await program.send(at, { query })).headers
      expect(await status(program, { method: 'PUT', query, body: {} }, at)).toBe(409)
      expect(
        await status(program, { method: 'PUT', query, body: {}, headers: { 'if-match': '"other"' } }, at),
      ).toBe(412)
      expect(
        await status(
          program,
          { method: 'PUT', query, body: { a: 1 }, headers: { 'if-match': String(etag) } },
          at,
        ),
      ).toBe(204)
    },
  ],
  [
    [323, 326, 330],
    'a batch is kept whole or not at all',
    async (program) => {
      const id = randomUUID()
      await refused(program, { body: [statement({ id }), statement({ verb: {} })] })
      expect(await status(program, { query: { statementId: id } })).toBe(404)
    },
  ],
  [
    [328],
    'what is too large is refused as that',
    async (program) =>
      expect(
        await status(program, { method: 'POST', body: Buffer.alloc(recordStore.bodyBytes + 1, ' ') }),
      ).toBe(413),
  ],
  [
    [332],
    'a statement keeps its version',
    async (program) => {
      expect((await read(program, await kept(program, { version: '1.0.1' }))).version).toBe('1.0.1')
    },
  ],
  [
    [333],
    'an answer says its version',
    async (program) =>
      expect((await program.send(path)).headers['x-experience-api-version']).toMatch(/^(1\.0\.3|2\.0\.0)$/),
  ],
  [
    [334],
    'who is not known is told so',
    async (program) =>
      expect(await status(program, { headers: { authorization: 'Basic bm9ib2R5Om5vdGhpbmc=' } })).toBe(401),
  ],
  [
    [335],
    'a name and a secret are enough',
    async (program) => expect(await status(program, { headers: { authorization: program.basic } })).toBe(200),
  ],
]
