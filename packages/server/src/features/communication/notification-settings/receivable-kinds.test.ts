import { expect, test } from 'vitest'
import {
  readNotificationSettings,
  saveNotificationSettings,
} from '@oktant/contract/communication/notification-settings.ts'
import { notificationTypeNames, typeOf } from '@oktant/contract/communication/notification-types.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { listHolderIdsOf } from '../../people/permissions/permissions.ts'

const narrow = notificationTypeNames.flatMap((type) => {
  const { onlyTo } = typeOf(type)
  return onlyTo ? [{ type, onlyTo }] : []
})

test.each(narrow)('who is told of $type chooses how, and nobody else is asked about it', async (kind) => {
  const { call, make, db } = await testServer()
  const outsider = await make.user()
  const { companyId } = outsider
  const holders = await Promise.all(
    kind.onlyTo.map((permission) => make.user({ companyId, permissions: [permission] })),
  )
  // NOTE: the question by which the tellers find whom to tell.
  expect(await listHolderIdsOf(db, companyId, kind.onlyTo)).toEqual(
    holders.map(({ id }) => id).toSorted((a, b) => a - b),
  )
  const asked = async (as: { token: string }) =>
    new Set((await call(readNotificationSettings, { as })).choices.map(({ type }) => type)).has(kind.type)
  expect(await Promise.all(holders.map(asked))).toEqual(holders.map(() => true))
  expect(await asked(outsider)).toBe(false)
})

test('what somebody is never told cannot be chosen, and what everybody may be told always can', async () => {
  const { call, make } = await testServer()
  const me = await make.user()
  const choices = [{ type: 'webhook.paused', channel: 'mail', isOn: false } as const]
  const saved = await call(saveNotificationSettings, {
    as: me,
    body: { digestHour: null, quiet: null, choices },
  })
  const kinds = new Set(saved.choices.map(({ type }) => type))
  const wide = notificationTypeNames.filter((type) => !narrow.some((kind) => kind.type === type))
  expect([...kinds]).toEqual(wide)
  const leads = await make.user({ companyId: me.companyId, permissions: ['system.administer'] })
  expect((await call(readNotificationSettings, { as: leads })).choices).toContainEqual(
    expect.objectContaining({ type: 'webhook.paused', channel: 'mail', isOn: true }),
  )
})
