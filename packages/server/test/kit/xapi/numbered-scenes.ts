import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { learnerAgent, lesson, statement } from '../record-store.ts'
import { attachmentOf, mixed } from './mixed.ts'
import {
  path,
  kept,
  read,
  status,
  voiding,
  refused,
  content,
  withFile,
  changedBody,
  signedWith,
  pagesOf,
  type NumberedScene,
} from './scene-kit.ts'

export const numberedScenes: readonly NumberedScene[] = [
  [
    [2],
    'numbers are kept as exactly as they came',
    async (program) => {
      const id = await kept(program, { result: { score: { raw: 0.1234567890123 } } })
      expect((await read(program, id)).result.score.raw).toBe(0.1234567890123)
    },
  ],
  [
    [15],
    'texts are UTF-8',
    async (program) => {
      const id = await kept(program, { actor: { ...learnerAgent, name: 'Åse 漢字 🙂' } })
      expect((await read(program, id)).actor.name).toBe('Åse 漢字 🙂')
      await refused(program, {
        body: Buffer.from(JSON.stringify(statement({ result: { response: 'é' } })), 'latin1'),
      })
    },
  ],
  [
    [16],
    'what voids is not voided',
    async (program) => {
      const id = await kept(program, voiding(await kept(program)))
      expect(await program.post(statement(voiding(id)))).toMatch(/^400/)
      expect((await read(program, id)).id).toBe(id)
    },
  ],
  [
    [18, 155, 157, 163],
    'what is voided is found as such alone',
    async (program) => {
      const id = await kept(program)
      await kept(program, voiding(id))
      expect(await status(program, { query: { statementId: id } })).toBe(404)
      expect((await program.send(path, { query: { voidedStatementId: id } })).json().id).toBe(id)
      expect(await program.list()).not.toContain(id)
    },
  ],
  [
    [21],
    'an object has each key once',
    (program) =>
      refused(program, {
        body: JSON.stringify(statement()).replace(
          '{',
          '{"timestamp":"2026-01-01T00:00:00Z","timestamp":"2026-01-02T00:00:00Z",',
        ),
      }),
  ],
  [
    [23, 97],
    'when it was stored the store says',
    async (program) => {
      const before = Date.now()
      const { stored } = await read(program, await kept(program, { stored: '2013-05-18T05:32:34.804Z' }))
      expect(Date.parse(stored)).toBeGreaterThanOrEqual(before - 1000)
    },
  ],
  [
    [26, 146],
    'who says no id is told one, for each statement in its order',
    async (program) => {
      const id = randomUUID()
      const ids = (
        await program.send(path, { method: 'POST', body: [statement(), statement({ id })] })
      ).json()
      expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), id])
      expect((await read(program, ids[0])).id).toBe(ids[0])
    },
  ],
  [
    [96],
    'an activity of the context comes back in a list',
    async (program) => {
      const id = await kept(program, { context: { contextActivities: { parent: lesson } } })
      expect((await read(program, id)).context.contextActivities.parent).toEqual([lesson])
    },
  ],
  [
    [99],
    'whoever wrote it stands in it',
    async (program) =>
      expect((await read(program, await kept(program))).authority).toMatchObject({ objectType: 'Agent' }),
  ],
  [
    [108, 109, 110, 111, 113, 114],
    'pages lead from one to the next, and the last to none',
    async (program) => {
      const { ids, pages } = await pagesOf(program, 5)
      expect(pages.map(({ statements }) => statements.length)).toEqual([2, 2, 1])
      expect(pages.flatMap(({ statements }) => statements.map(({ id }) => id))).toEqual(ids)
      expect(pages.map(({ more }) => more ?? '')).toEqual([
        expect.stringMatching(/^\/xapi\//),
        expect.stringMatching(/^\/xapi\//),
        '',
      ])
    },
  ],
  [
    [115],
    'a signature comes along, as bytes',
    async (program) => {
      await refused(program, signedWith('RS256', statement(), { contentType: 'text/plain' }))
      const attachment = attachmentOf(
        Buffer.from('no signature'),
        'http://adlnet.gov/expapi/attachments/signature',
      )
      await refused(program, mixed(statement({ attachments: [attachment] }), [Buffer.from('no signature')]))
    },
  ],
  [
    [116],
    'and is of the statement that it comes with',
    async (program) => {
      expect(await status(program, { method: 'POST', ...signedWith('RS256', statement()) })).toBe(200)
      await refused(program, signedWith('RS256', statement({ result: { success: true } })))
      await refused(program, signedWith('RS256', 'said'))
    },
  ],
  [
    [117],
    'by one of three algorithms',
    async (program) => {
      for (const alg of ['RS256', 'RS384', 'RS512'])
        expect(await status(program, { method: 'POST', ...signedWith(alg, statement()) })).toBe(200)
      for (const alg of ['HS256', 'ES256', 'none']) await refused(program, signedWith(alg, statement()))
    },
  ],
  [
    [122],
    'a moment keeps its thousandths',
    async (program) => {
      const id = await kept(program, { timestamp: '2026-05-18T05:32:34.804567Z' })
      expect((await read(program, id)).timestamp).toMatch(/34\.804/)
    },
  ],
  [
    [125, 126],
    'HEAD is answered as GET without its body',
    async (program) => {
      const id = await kept(program)
      for (const at of ['/statements', '/about', '/agents', '/activities']) {
        const query: Record<string, Record<string, string>> = {
          '/statements': { statementId: id },
          '/agents': { agent: JSON.stringify(learnerAgent) },
          '/activities': { activityId: lesson.id },
        }
        const sent = { ...(query[at] && { query: query[at] }) }
        const [got, head] = [
          await program.send(at, sent),
          await program.send(at, { ...sent, method: 'HEAD' }),
        ]
        expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([
          200,
          '',
          got.headers['content-type'],
        ])
      }
    },
  ],
  [
    [127],
    'statements are JSON, or JSON and more',
    (program) =>
      refused(program, { body: JSON.stringify(statement()), headers: { 'content-type': 'text/plain' } }),
  ],
  [[128], 'each part is an attachment', (program) => refused(program, mixed(statement(), [content]))],
  [
    [129],
    'each attachment without an address has its part',
    (program) => refused(program, mixed(withFile(), [])),
  ],
  [
    [130],
    'a boundary stands before each part',
    (program) =>
      refused(
        program,
        changedBody((text) =>
          text.replace('--cut\r\nContent-Type: application/octet', 'Content-Type: application/octet'),
        ),
      ),
  ],
  [
    [131],
    'and is named',
    async (program) =>
      refused(program, { ...changedBody((text) => text), headers: { 'content-type': 'multipart/mixed' } }),
  ],
  [
    [132],
    'a part says its hash',
    async (program) => {
      await refused(
        program,
        changedBody((text) => text.replace(/X-Experience-API-Hash: \w+\r\n/, '')),
      )
      await refused(
        program,
        changedBody((text) => text.replace(/(X-Experience-API-Hash: )\w+/, `$1${'b'.repeat(64)}`)),
      )
    },
  ],
  [
    [133],
    'all statements are in the first part',
    (program) =>
      refused(
        program,
        changedBody((text) => text.replace(/--cut\r\nContent-Type: application\/json[\s\S]*?(?=--cut)/, '')),
      ),
  ],
  [
    [134],
    'which is JSON',
    (program) =>
      refused(
        program,
        changedBody((text) => text.replace('Content-Type: application/json', 'Content-Type: text/plain')),
      ),
  ],
  [
    [135],
    'the others are bytes',
    (program) =>
      refused(
        program,
        changedBody((text) =>
          text.replace('Content-Transfer-Encoding: binary', 'Content-Transfer-Encoding: base64'),
        ),
      ),
  ],
  [
    [137, 138],
    'what has parts says so',
    async (program) => {
      const { body } = mixed(withFile(), [content])
      await refused(program, { body, headers: { 'content-type': 'multipart/form-data; boundary=cut' } })
      expect(await status(program, { method: 'POST', ...mixed(withFile(), [content]) })).toBe(200)
    },
  ],
]
