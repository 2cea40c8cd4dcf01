import {
  affectedByRevocation,
  revokeCertificates,
} from '@oktant/contract/learning/certificates/certificate-changes.ts'
import { listCertificates } from '@oktant/contract/learning/certificates/certificates.ts'
import { latestNotifications } from '@oktant/contract/communication/notifications.ts'
import { expect, test } from 'vitest'
import { passCourse } from '../../../../test/kit/content/certificates.ts'
import { testServer } from '../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const permissions = ['certificates.administer', 'courses.administer', 'content.administer'] as const
  const me = await make.user({ permissions: [...permissions, 'learning.take'] })
  const certificates = [await passCourse(server, me), await passCourse(server, me)]
  const ids = certificates.map(({ id }) => id)
  const states = async () =>
    (await call(listCertificates, { as: me, query: {} })).content.map(({ state }) => state)
  return { ...server, me, ids, states }
}

test('many certificates are revoked for good, with a reason, and their holders are told', async () => {
  const { call, me, ids, states } = await setUp()
  const chosen = { ids }
  expect(await call(affectedByRevocation, { as: me, body: { chosen } })).toMatchObject([
    { what: 'changed', count: 2 },
    { what: 'skipped', count: 0 },
    { what: 'people', count: 1 },
  ])
  const revoke = (reason: string) => call(revokeCertificates, { as: me, body: { chosen, reason } })
  expect(await revoke(' ')).toMatchObject({ code: 'certificate_invalid', errors: [{ field: 'reason' }] })
  expect(await revoke('Copied answers.')).toEqual({ changed: ids, skipped: 0 })
  expect(await states()).toEqual(['revoked', 'revoked'])
  expect(await revoke('Copied answers.')).toEqual({ changed: [], skipped: 2 })
  const told = (await call(latestNotifications, { as: me })).filter(({ messageBody }) =>
    messageBody.includes('Copied'),
  )
  expect(told).toHaveLength(2)
})

test('all that a filter matches is revoked, and none of another company’s', async () => {
  const { call, make, me, ids, states } = await setUp()
  const stranger = await make.user({ permissions: ['certificates.administer'] })
  const reason = 'Copied answers.'
  expect(await call(revokeCertificates, { as: stranger, body: { chosen: { ids }, reason } })).toMatchObject({
    code: 'certificate_not_found',
  })
  const chosen = { filter: { _filterFields: ['state'], _filterValues: ['valid'] } }
  expect(await call(revokeCertificates, { as: stranger, body: { chosen, reason } })).toEqual({
    changed: [],
    skipped: 0,
  })
  expect(await states()).toEqual(['valid', 'valid'])
  expect(await call(revokeCertificates, { as: me, body: { chosen, reason } })).toMatchObject({ changed: ids })
})
