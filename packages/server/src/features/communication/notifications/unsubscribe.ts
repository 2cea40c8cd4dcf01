import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  type NotificationTypeName,
  notificationTypeNames,
} from '@oktant/contract/communication/notification-types.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Kit } from '../../../kit.ts'
import { endLetters } from '../notification-settings/notification-settings.ts'

type About = { userId: number; type: NotificationTypeName }
type Keys = Pick<Kit, 'config'>

/** Where a mail program ends letters of one type to one person: signed, and good for nothing else. */
export function unsubscribeAddress({ config }: Keys, { userId, type }: About) {
  const about = `${userId}.${type}`
  const token = `${Buffer.from(about).toString('base64url')}.${signatureOf(config.secret, about)}`
  return `${config.publicUrl}/rest/public/unsubscribe/${token}`
}

export async function unsubscribe(db: Db, { config }: Keys, token: string) {
  const about = readToken(config.secret, token)
  if (!about) throw fail('link_used')
  await endLetters(db, about)
  return {}
}

function readToken(secret: string, token: string): About | null {
  const [coded = '', signature = ''] = token.split('.')
  const about = Buffer.from(coded, 'base64url').toString()
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(secret, about))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const at = about.indexOf('.')
  const type = notificationTypeNames.find((name) => name === about.slice(at + 1))
  return type ? { userId: Number(about.slice(0, at)), type } : null
}

const signatureOf = (secret: string, about: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${about}`).digest('base64url')
