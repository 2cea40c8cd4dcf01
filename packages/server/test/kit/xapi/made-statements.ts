import { learnerAgent, lesson, statement } from '../record-store.ts'

/** A numbered requirement of xAPI on statements, in our words, with statements that keep it and that break it. */
export type NumberedStatements = readonly [
  number: number,
  says: string,
  told: { good?: unknown[]; bad?: unknown[] },
]

export const uuid = '7ccd3322-e1a5-411a-a67d-6a735c76f119'
export const v = { id: 'https://example.org/v' }
export const group = { objectType: 'Group', mbox: 'mailto:team@example.org' }
export const actor = (one: unknown) => statement({ actor: one })
export const verb = (more: object) => statement({ verb: { ...v, ...more } })
export const object = (one: unknown) => statement({ object: one })
export const defined = (definition: unknown) => object({ ...lesson, definition })
export const asks = (interactionType: unknown, more: object = {}) => defined({ interactionType, ...more })
export const result = (one: unknown) => statement({ result: one })
export const score = (one: unknown) => result({ score: one })
export const context = (one: unknown) => statement({ context: one })
export const sub = (more: object = {}) => object({ objectType: 'SubStatement', ...statement(), ...more })
export const without = (name: string) =>
  Object.fromEntries(Object.entries(statement()).filter(([key]) => key !== name))
export const file = {
  usageType: 'https://example.org/usage',
  display: { en: 'A file' },
  contentType: 'text/plain',
  length: 4,
  sha2: 'a'.repeat(64),
  fileUrl: 'https://example.org/file',
}
export const attached = (more: object) => statement({ attachments: [{ ...file, ...more }] })
export const missing = (name: string) => attached({ [name]: undefined })
export const at = (timestamp: unknown) => statement({ timestamp })
export const lasting = (duration: unknown) => result({ duration })
export const extended = (extensions: unknown) => result({ extensions })
export const components = (name: string, kind: string): { good: unknown[]; bad: unknown[] } => ({
  good: [asks(kind, { [name]: [{ id: 'a', description: { en: 'A' } }] })],
  bad: [asks(kind, { [name]: 'a' }), asks(kind, { [name]: ['a'] }), asks(kind, { [name]: [{}] })],
})
export const wordsOf = (make: (words: unknown) => unknown) => ({
  good: [make({ en: 'A', 'de-DE': 'B' })],
  bad: [make('A'), make({ a12345678: 'A' }), make({ en: 5 })],
})
export const truths = (name: string) => ({
  good: [result({ [name]: true })],
  bad: [result({ [name]: 'true' }), result({ [name]: 1 })],
})
export const agents = [
  { objectType: 'Agent', name: 'Mia' },
  { ...learnerAgent, openid: 'https://example.org/mia' },
  { mbox: 'learner' },
]
export const program = { mbox: 'mailto:app@example.org' }
export const authority = (...member: unknown[]) => statement({ authority: { objectType: 'Group', member } })
export const versions = {
  good: [statement({ version: '1.0.9' })],
  bad: [statement({ version: '0.9' }), statement({ version: 1 })],
}
export const onAgent = (name: string) => ({
  good: [context({ [name]: 'one' })],
  bad: [statement({ object: learnerAgent, context: { [name]: 'one' } })],
})
export const notInside = (name: string, value: unknown) => ({ good: [sub()], bad: [sub({ [name]: value })] })
