import { expect, test } from 'vitest'
import { groupMessageValues } from '../../../../test/scenes/group-messages.ts'
import { faultsOfMessage, sourceOf, stateOf } from './group-messages.rules.ts'

const now = new Date('2026-03-01T08:00:00Z')
const later = new Date(now.getTime() + 1)

test.each([
  [later, null, null, 'scheduled'],
  [now, null, null, 'sending'],
  [now, now, null, 'sent'],
  [now, now, now, 'withdrawn'],
  [later, null, now, 'withdrawn'],
])('to be sent %s, sent %s, withdrawn %s: %s', (sendAt, sentAt, withdrawnAt, state) => {
  expect(stateOf({ sendAt, sentAt, withdrawnAt }, now)).toBe(state)
})

test('its notifications are found by its number', () => expect(sourceOf({ id: 7 })).toBe('message 7'))

test('a message wants a channel', () => {
  expect(faultsOfMessage(groupMessageValues())).toEqual([])
  expect(faultsOfMessage(groupMessageValues({ channels: [] }))).toMatchObject([
    { field: 'channels', code: 'channel_missing', message: expect.stringMatching(/./) },
  ])
})
