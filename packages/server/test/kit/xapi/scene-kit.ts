import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { expect } from 'vitest'
import { type makeProgram, type Sent, statement } from '../record-store.ts'
import { attachmentOf, mixed } from './mixed.ts'

export type Program = Awaited<ReturnType<typeof makeProgram>>
/** A numbered requirement that takes more than one call, in our words. */
export type NumberedScene = readonly [
  numbers: number[],
  says: string,
  play: (program: Program) => Promise<unknown>,
]

export const v = 'https://example.org/verbs/'
export const path = '/statements'
export type Said = Record<string, unknown>

/** One statement, kept under an id of its own. */
export async function kept(program: Program, more: Said = {}) {
  const id = randomUUID()
  const answer = await program.send(path, {
    method: 'PUT',
    query: { statementId: id },
    body: statement(more),
  })
  expect(answer.statusCode).toBe(204)
  return id
}
export const read = async (program: Program, id: string, more: Sent['query'] = {}) =>
  (await program.send(path, { query: { statementId: id, ...more } })).json()
export const status = async (program: Program, sent: Sent = {}, at = path) =>
  (await program.send(at, sent)).statusCode
export const voiding = (id: string) => ({
  verb: { id: 'http://adlnet.gov/expapi/verbs/voided' },
  object: { objectType: 'StatementRef', id },
})
export const refused = async (program: Program, sent: Sent) =>
  expect(await status(program, { method: 'POST', ...sent })).toBe(400)

export const content = Buffer.from([0, 13, 10, 45, 45, 255, 1])
export const withFile = () => statement({ attachments: [attachmentOf(content, 'https://example.org/usage')] })
export const changedBody = (change: (text: string) => string, sent: Said = withFile()) => {
  const { body, headers } = mixed(sent, [content])
  return { body: Buffer.from(change(body.toString('latin1')), 'latin1'), headers }
}

export const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
export function signedWith(alg: string, what: unknown, more: Said = {}) {
  const text = [{ alg }, what]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const kind = alg.startsWith('RS') ? alg.replace('RS', 'sha') : 'sha256'
  const signature = Buffer.from(`${text}.${sign(kind, Buffer.from(text), privateKey).toString('base64url')}`)
  const attachment = { ...attachmentOf(signature, 'http://adlnet.gov/expapi/attachments/signature'), ...more }
  return mixed(statement({ attachments: [attachment] }), [signature])
}

/** A page and those after it, of what one verb of its own said. */
export async function pagesOf(program: Program, count: number) {
  const verb = v + randomUUID()
  const all = Array.from({ length: count }, () => statement({ verb: { id: verb } }))
  const ids = (await program.send(path, { method: 'POST', body: all })).json()
  const pages: { statements: { id: string }[]; more?: string }[] = []
  let answer = (await program.send(path, { query: { verb, limit: '2', ascending: 'true' } })).json()
  for (pages.push(answer); answer.more; pages.push(answer))
    answer = (await program.send(answer.more.slice('/xapi'.length))).json()
  return { ids, pages }
}

export async function found(program: Program, filter: Record<string, string>, more: Said, other: Said) {
  const [own, stranger] = [await kept(program, more), await kept(program, other)]
  const ids = await program.list(filter)
  expect(ids).toContain(own)
  expect(ids).not.toContain(stranger)
}

export const mia = { objectType: 'Agent', mbox: 'mailto:mia@example.org' }
export const through = 'x-experience-api-consistent-through'
