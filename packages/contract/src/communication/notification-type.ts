import type { NotificationCategory } from './notifications.ts'
import type { Permission } from '../kit/permissions.ts'

/** The ways in which people are told: by mail, in the application, and on the devices that they let be woken. */
export const channels = ['mail', 'inApp', 'push'] as const
export type Channel = (typeof channels)[number]

type Words = { en: string; de: string }
/** Something that people are told of. */
export type NotificationType = {
  category: NotificationCategory
  en: string
  de: string
  about: Words
  /** The channels that are on until the company or the person says otherwise. */
  defaults: readonly Channel[]
  /** The channels that nobody can turn off, because they keep the account safe. */
  mandatory: readonly Channel[]
  /** Only whoever holds one of these is ever told; whoever tells asks for their holders by this list. */
  onlyTo?: readonly Permission[]
}
