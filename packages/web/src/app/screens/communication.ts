import type { LateScreen } from './screen.ts'

export const communicationScreens: readonly LateScreen[] = [
  {
    name: 'mailOutbox',
    texts: ['admin', 'mail'],
    permission: 'mail.readOutbox',
  },
  {
    name: 'mail',
    texts: ['mail'],
    permission: 'mail.readOutbox',
  },
  {
    name: 'suppressedAddresses',
    texts: ['admin', 'addresses'],
    permission: 'mail.readOutbox',
  },
  {
    name: 'testimonials',
    texts: ['admin', 'testimonialNods'],
    permission: 'communications.administer',
  },
  {
    name: 'notificationDefaults',
    texts: ['admin', 'notificationSettings'],
    permission: 'communications.administer',
  },
  {
    name: 'autoMessages',
    texts: ['admin', 'autoMessages'],
    permission: 'communications.administer',
  },
  {
    name: 'autoMessage',
    texts: ['admin', 'audience', 'autoMessages', 'notificationSettings', 'templates'],
    permission: 'communications.administer',
  },
  {
    name: 'groupMessages',
    texts: ['admin', 'groupMessages'],
    permission: 'communications.administer',
  },
  {
    name: 'groupMessage',
    texts: ['admin', 'audience', 'groupMessages', 'notificationSettings', 'templates'],
    permission: 'communications.administer',
  },
  {
    name: 'messageTemplates',
    texts: ['admin', 'templates'],
    permission: 'communications.administer',
  },
  {
    name: 'messageTemplate',
    texts: ['admin', 'templates'],
    permission: 'communications.administer',
  },
]
