import type { PushSettings } from '@oktant/contract/communication/push.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { fail } from '../../../http/fail.ts'
import type { Kit } from '../../../kit.ts'
import {
  insertMessages,
  listDevices,
  listDevicesOf,
  removeDevice,
  writeDevice,
} from '../../../push/push.queries.ts'
import { isPushService, payloadOf } from '../../../push/push.rules.ts'
import { accessPushDevice } from './push-devices.access.ts'

type Keys = Pick<Kit, 'push' | 'config'>

export async function readPushSettings(
  db: Db,
  { push }: Pick<Kit, 'push'>,
  actor: Actor,
): Promise<PushSettings> {
  const devices = await listDevices(db, actor)
  return {
    publicKey: push.publicKey,
    devices: devices.map(({ id, device, createdAt }) => ({ id, device, createdAt: createdAt.toISOString() })),
  }
}

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

export async function turnOnPush(
  db: Db,
  kit: Keys,
  actor: Actor,
  { endpoint, keys, device }: Subscription & { device: string },
) {
  const sizes = [keys.p256dh, keys.auth].map((key) => Buffer.from(key, 'base64url').length)
  const isWhole = sizes[0] === 65 && sizes[1] === 16
  if (!isWhole || !isPushService(endpoint, kit.config.pushHosts)) throw fail('push_service_unknown')
  const { companyId, id: userId } = actor
  const { id } = await writeDevice(db, { companyId, userId, endpoint, ...keys, device })
  await audit(db, { by: actor, kind: 'create', object: 'pushDevice', objectId: id, after: { device } })
  return { id, ...(await readPushSettings(db, kit, actor)) }
}

export async function turnOffPush(db: Db, kit: Keys, actor: Actor, id: number) {
  const device = await accessPushDevice(db, actor, id)
  await removeDevice(db, device)
  const before = { device: device.device }
  await audit(db, { by: actor, kind: 'delete', object: 'pushDevice', objectId: id, before })
  return readPushSettings(db, kit, actor)
}

type Shown = { userId: number; title: string; body: string; link: string | null; notBefore: Date | null }

/** Has every device of these people show something. */
export async function wakeDevices(db: Db, shown: readonly Shown[]) {
  if (!shown.length) return
  const devices = await listDevicesOf(db, [...new Set(shown.map(({ userId }) => userId))])
  const messages = shown.flatMap(({ userId, notBefore, ...words }) =>
    devices
      .filter((device) => device.userId === userId)
      .map(({ companyId, id }) => ({
        companyId,
        deviceId: id,
        payload: payloadOf(words),
        nextTryAt: notBefore,
      })),
  )
  await insertMessages(db, messages)
  if (messages.length) await notify(db, { about: 'mail' })
}
