import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { attemptLimits } from '@oktant/contract/kit/constants.ts'
import { testServer } from '../../../test/kit/server.ts'
import { statementsOf } from '../../../test/kit/run/statements.ts'
import { attempts } from './limits.tables.ts'
import { countTry, forgetOldTries, forgetTries } from './limits.ts'

const at = new Date('2026-03-01T08:00:00Z')
const { tries, seconds } = attemptLimits.signIn.account
const after = (passed: number) => new Date(at.getTime() + passed * 1000)
const somebody = () => ({ address: randomUUID(), account: randomUUID() })

async function use(trier: { address: string; account?: string }, times: number, now = at) {
  const { db } = await testServer()
  for (let time = 0; time < times; time += 1) await countTry(db, 'signIn', trier, now)
}

test('an account may be tried so often, and then not until its time is over', async () => {
  const { db } = await testServer()
  const trier = somebody()
  await use(trier, tries)
  const refusal = { code: 'too_many_attempts', details: { retryAfter: seconds } }
  await expect(countTry(db, 'signIn', trier, at)).rejects.toMatchObject(refusal)
  await expect(countTry(db, 'signIn', trier, after(seconds - 1))).rejects.toMatchObject({
    details: { retryAfter: 1 },
  })
  await countTry(db, 'signIn', trier, after(seconds))
})

test('an account is the same however it is written, and from wherever it is tried', async () => {
  const { db } = await testServer()
  const { account } = somebody()
  for (let time = 0; time < tries; time += 1)
    await countTry(db, 'signIn', { address: randomUUID(), account }, at)
  const shouted = { address: randomUUID(), account: ` ${account.toUpperCase()} ` }
  await expect(countTry(db, 'signIn', shouted, at)).rejects.toMatchObject({ code: 'too_many_attempts' })
})

test('an address may try many accounts, but not for ever', async () => {
  const { db } = await testServer()
  const address = randomUUID()
  const most = attemptLimits.signIn.address.tries
  for (let time = 0; time < most; time += 1)
    await countTry(db, 'signIn', { address, account: randomUUID() }, at)
  await expect(countTry(db, 'signIn', { address, account: randomUUID() }, at)).rejects.toMatchObject({
    code: 'too_many_attempts',
  })
})

test('whoever has a network of IPv6 has as many tries in all of it as somebody at one address', async () => {
  const { db } = await testServer()
  const most = attemptLimits.signIn.address.tries
  const inNetwork = (host: number) => ({
    address: `2001:db8:7:1::${host.toString(16)}`,
    account: randomUUID(),
  })
  for (let time = 0; time < most; time += 1) await countTry(db, 'signIn', inNetwork(time), at)
  await expect(countTry(db, 'signIn', inNetwork(most), at)).rejects.toMatchObject({
    code: 'too_many_attempts',
  })
  await countTry(db, 'signIn', { address: '2001:db8:7:2::1', account: randomUUID() }, at)
})

test('who has proved to be the owner starts anew', async () => {
  const { db } = await testServer()
  const trier = somebody()
  await use(trier, tries)
  await forgetTries(db, 'signIn', trier.account)
  await countTry(db, 'signIn', trier, at)
})

test('where both are used up the one that lasts longer is waited for', async () => {
  const { db } = await testServer()
  const trier = somebody()
  await use({ address: trier.address }, attemptLimits.signIn.address.tries)
  await use({ ...trier, address: randomUUID() }, tries, after(60))
  await expect(countTry(db, 'signIn', trier, after(120))).rejects.toMatchObject({
    details: { retryAfter: seconds - 60 },
  })
})

test('where only addresses are counted, or nobody is named, there is no account to count', async () => {
  const { db } = await testServer()
  const { account } = somebody()
  for (let time = 0; time < 3; time += 1)
    await countTry(db, 'captcha', { address: randomUUID(), account }, at)
  await countTry(db, 'signIn', { address: randomUUID() }, at)
})

test('tries of the past are cleared away, and those that still count are kept', async () => {
  const { db } = await testServer()
  const trier = somebody()
  await use(trier, tries)
  await forgetOldTries(db, after(seconds - 1))
  await expect(countTry(db, 'signIn', trier, after(seconds - 1))).rejects.toMatchObject({
    code: 'too_many_attempts',
  })
  const kept = await db.$count(attempts)
  await forgetOldTries(db, after(10 * seconds))
  expect([kept > 0, await db.$count(attempts)]).toEqual([true, 0])
})

test('an address and an account are counted in one order, so that two tries cannot wait for each other', async () => {
  const { db } = await testServer()
  for (let time = 0; time < 12; time += 1) {
    const asked = await statementsOf(() => countTry(db, 'signIn', somebody(), at))
    const counted = asked
      .flatMap(({ values }) => values.flat())
      .filter((value) => typeof value === 'string' && /^[\w-]{43}$/.test(value))
    expect(counted).toHaveLength(2)
    expect(counted).toEqual(counted.toSorted())
  }
})
