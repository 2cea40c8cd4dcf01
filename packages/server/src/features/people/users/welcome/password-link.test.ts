import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { handedLinkHours, makePasswordLink } from '@oktant/contract/people/password-links.ts'
import { resetPassword, signIn } from '@oktant/contract/people/sessions.ts'
import { expect, test } from 'vitest'
import { otpIn } from '../../../../../test/kit/make.ts'
import { testServer } from '../../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['users.administer', 'audit.read'] })
  const person = (values = {}) => server.make.user({ companyId: me.companyId, ...values })
  const hand = (id: number, as = me) => server.call(makePasswordLink, { as, params: { id } })
  const set = (url: string, newPassword = 'Kestrel-flies-north') =>
    server.call(resetPassword, { body: { otp: otpIn(url), newPassword } })
  return { ...server, me, person, hand, set }
}

test('a link that is handed over sets a password once, and it is written down who made it', async () => {
  const { call, me, person, hand, set } = await setUp()
  const mia = await person()
  const { url = '' } = await hand(mia.id)
  expect(await set(url)).not.toHaveProperty('code')
  expect(await set(url, 'Heron-stands-still')).toMatchObject({ code: 'link_used' })
  const proof = { login: mia.login, password: 'Kestrel-flies-north' }
  expect(await call(signIn, { body: proof })).toMatchObject({ user: { id: mia.id } })
  const { content } = await call(listAudit, { as: me, query: { object: 'user', number: mia.id } })
  expect(content.map(({ person: who, change }) => [who?.id, change[0]?.field])).toContainEqual([
    me.id,
    'passwordLink',
  ])
})

test('it waits for a day, and no longer', async () => {
  const { clock, person, hand, set } = await setUp()
  const [mia, jo] = [await person(), await person()]
  const [early, late] = [await hand(mia.id), await hand(jo.id)]
  try {
    clock.skew = (handedLinkHours - 1) * 3_600_000
    expect(await set(early.url ?? '')).not.toHaveProperty('code')
    clock.skew = (handedLinkHours + 1) * 3_600_000
    expect(await set(late.url ?? '')).toMatchObject({ code: 'link_used' })
  } finally {
    clock.skew = 0
  }
})

test('nobody makes one for whoever may do more, is closed, or belongs to others', async () => {
  const { me, person, hand, make } = await setUp()
  const higher = await person({ permissions: ['permissions.administer'] })
  expect(await hand(higher.id)).toMatchObject({ status: 403, code: 'more_permissions_needed' })
  const closed = await person({ status: 'Inactive' })
  expect(await hand(closed.id)).toMatchObject({ status: 404, code: 'user_not_found' })
  const stranger = await make.user()
  expect(await hand(stranger.id)).toMatchObject({ status: 404, code: 'user_not_found' })
  expect(await hand(me.id, await person())).toMatchObject({ status: 403, code: 'not_permitted' })
})
