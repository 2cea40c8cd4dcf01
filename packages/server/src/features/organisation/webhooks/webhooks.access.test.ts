import { expect, test } from 'vitest'
import { may } from './webhooks.access.ts'

type SentMessage = Parameters<typeof may.replay>[0]

test.for<[SentMessage['state'], SentMessage['event'], replay: boolean, skip: boolean]>([
  ['delivered', 'user.created', true, false],
  ['failed', 'user.created', true, false],
  ['waiting', 'user.created', false, true],
  ['delivered', 'webhook.test', false, false],
  ['waiting', 'webhook.test', false, true],
])('what is %s of %s', ([state, event, replay, skip]) => {
  expect([may.replay({ state, event }), may.skip({ state })]).toEqual([replay, skip])
})
