/** Every permission, with a label in both languages. */
export const permissions = {
  'mail.readOutbox': { en: 'Read the mail outbox', de: 'Postausgang lesen' },
  'notifications.administer': {
    en: 'Delete anybody’s notifications',
    de: 'Benachrichtigungen aller löschen',
  },
} as const

export type Permission = keyof typeof permissions
