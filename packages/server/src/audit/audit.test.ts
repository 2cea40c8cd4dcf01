import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testServer } from '../../test/kit/server.ts'
import { audit } from './audit.ts'
import { auditEntries } from './audit.tables.ts'

async function setUp() {
  const { db, make } = await testServer()
  const user = await make.user()
  const deed = { kind: 'update', object: 'user', objectId: user.id } as const
  const entries = () => db.select().from(auditEntries).where(eq(auditEntries.companyId, user.companyId))
  return { db, user, deed, entries }
}

test('an entry says who did what to what, on whose behalf, and what changed', async () => {
  const { db, user, deed, entries } = await setUp()
  const [before, after] = [
    { surname: 'Naidoo', passwordHash: 'a' },
    { surname: 'Meyer', passwordHash: 'b' },
  ]
  await audit(db, { ...deed, by: { ...user, onBehalfOf: 7 }, before, after })
  expect(await entries()).toMatchObject([
    {
      userId: user.id,
      onBehalfOf: 7,
      kind: 'update',
      object: 'user',
      objectId: user.id,
      before: { surname: 'Naidoo', passwordHash: '[hidden]' },
      after: { surname: 'Meyer', passwordHash: '[hidden]' },
    },
  ])
})

test('an entry is undone with the deed it is about', async () => {
  const { db, user, deed, entries } = await setUp()
  const undone = db.transaction(async (tx) => {
    await audit(tx, { ...deed, by: user })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await entries()).toEqual([])
})

test.each(['update audit_entries set user_id = 1', 'delete from audit_entries', 'truncate audit_entries'])(
  'nobody can %s',
  async (statement) => {
    const { db, user, deed, entries } = await setUp()
    await audit(db, { ...deed, by: user })
    await expect(db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'entries of audit_entries are written once' },
    })
    expect(await entries()).toHaveLength(1)
  },
)
