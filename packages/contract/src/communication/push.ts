import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams } from '../http/http.ts'

export type PushSettings = Static<typeof PushSettings>
export const PushSettings = t.Object({
  /** With it a browser asks its push service for an address. */
  publicKey: t.String(),
  devices: t.Array(t.Object({ id: Id, device: t.String(), createdAt: t.String({ format: 'date-time' }) })),
})

const key = (bytes: number) =>
  t.String({ pattern: '^[A-Za-z0-9_-]+=*$', minLength: Math.floor(bytes * 1.3), maxLength: bytes * 2 })

export const readPushSettings = endpoint({
  method: 'GET',
  path: '/client/push',
  access: 'signedIn',
  summary: 'Reads which of one’s devices are woken, and the key to turn on another.',
  reply: PushSettings,
})

export const turnOnPush = endpoint({
  method: 'POST',
  path: '/client/push',
  access: 'signedIn',
  summary: 'Lets this browser be woken; it may only name the push service of a browser maker.',
  body: t.Object({
    endpoint: t.String({ maxLength: 1000, pattern: '^[!-~]*$' }),
    keys: t.Object({ p256dh: key(65), auth: key(16) }),
  }),
  reply: t.Intersect([PushSettings, t.Object({ id: Id })]),
  errors: ['push_service_unknown'],
  tokens: false,
})

export const turnOffPush = endpoint({
  method: 'DELETE',
  path: '/client/push/:id',
  access: 'signedIn',
  summary: 'Wakes one of one’s devices no more.',
  params: idParams,
  reply: PushSettings,
  errors: ['push_device_not_found'],
})
