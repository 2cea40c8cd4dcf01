import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { saveRecordStoreSettings } from '@oktant/contract/learning/record-store.ts'
import { defaultSystemSettings } from '@oktant/contract/organisation/system.ts'
import { makeProgram, statement } from '../../../../../test/kit/record-store.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { announce } from '../../../../outbox/announce.ts'
import { applyRetention } from '../../../organisation/system/retention.ts'
import { users } from '../../../people/people/people.tables.ts'
import { agentOf } from '../record-store.ts'

const day = 24 * 3_600_000

test('whoever is forgotten is named by mail in no statement, by whichever way it came, and others are as before', async () => {
  const server = await testServer()
  const { call, db, kit, make } = server
  const admin = await make.user({ permissions: ['system.administer'] })
  const { companyId } = admin
  const mia = await make.user({ companyId })
  await call(saveRecordStoreSettings, { as: admin, body: { namesByMail: true } })
  const actor = await agentOf(db, kit, { companyId, userId: mia.id })
  const program = await makeProgram(server, ['all'], '1.0.3', admin)
  const other = { mbox: 'mailto:ole@example.org', name: 'Ole' }
  expect(await program.post(statement({ actor }))).toBe(200)
  expect(await program.post(statement({ actor: other, context: { instructor: actor }, object: actor }))).toBe(
    200,
  )
  expect(await program.post(statement({ actor: other }))).toBe(200)
  const [before] = await db.select().from(users).where(eq(users.id, mia.id))
  const named = { agent: JSON.stringify(actor), related_agents: 'true' }
  expect(await program.list(named)).toHaveLength(2)
  await db
    .update(users)
    .set({ status: 'Inactive', emailAddress: 'nobody@invalid' })
    .where(eq(users.id, mia.id))
  await db.transaction((tx) => announce(tx, 'user.anonymised', { companyId, userId: mia.id }, { companyId }))
  await kit.outbox.deliver()
  const { statements } = (await program.send('/statements')).json()
  expect(statements).toHaveLength(3)
  expect(JSON.stringify(statements)).not.toContain(before?.emailAddress)
  expect(JSON.stringify(statements)).toContain('"name":"Ole"')
  expect(await program.list(named)).toEqual([])
  const opaque = statements.find((one: { actor: { account?: object } }) => one.actor.account).actor
  expect(await program.list({ agent: JSON.stringify(opaque) })).toHaveLength(2)
})

test('statements are kept as long as their company keeps them, and with them all by which they are found', async () => {
  const server = await testServer()
  const program = await makeProgram(server)
  expect(await program.post(statement())).toBe(200)
  const { db, kit } = server
  const apply = (days: number) =>
    db.transaction((tx) => applyRetention(tx, kit.ageing, new Date(kit.now().getTime() + days * day)))
  await apply(defaultSystemSettings.retention.statements - 1)
  expect(await program.list()).toHaveLength(1)
  await apply(defaultSystemSettings.retention.statements + 1)
  expect(await program.list()).toEqual([])
})
