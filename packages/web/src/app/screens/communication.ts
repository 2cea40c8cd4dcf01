import type { Screen } from './screen.ts'

export const communicationScreens: readonly Screen[] = [
  {
    name: 'mailOutbox',
    texts: ['admin', 'mail'],
    permission: 'mail.readOutbox',
    load: () =>
      import('../../features/communication/mails/mail-outbox-screen.tsx').then(
        (file) => file.MailOutboxScreen,
      ),
  },
  {
    name: 'mail',
    texts: ['mail'],
    permission: 'mail.readOutbox',
    load: () => import('../../features/communication/mails/mail-screen.tsx').then((file) => file.MailScreen),
  },
  {
    name: 'suppressedAddresses',
    texts: ['admin', 'addresses'],
    permission: 'mail.readOutbox',
    load: () =>
      import('../../features/communication/addresses/addresses-screen.tsx').then(
        (file) => file.AddressesScreen,
      ),
  },
  {
    name: 'testimonials',
    texts: ['admin', 'testimonialNods'],
    permission: 'communications.administer',
    load: () =>
      import('../../features/learning/testimonials/testimonials-screen.tsx').then(
        (file) => file.TestimonialsScreen,
      ),
  },
  {
    name: 'notificationDefaults',
    texts: ['admin', 'notificationSettings'],
    permission: 'communications.administer',
    load: () =>
      import('../../features/communication/notification-settings/notification-defaults-screen.tsx').then(
        (file) => file.NotificationDefaultsScreen,
      ),
  },
  {
    name: 'autoMessages',
    texts: ['admin', 'autoMessages'],
    permission: 'communications.administer',
    load: () =>
      import('../../features/communication/auto-messages/auto-messages-screen.tsx').then(
        (file) => file.AutoMessagesScreen,
      ),
  },
  {
    name: 'autoMessage',
    texts: ['admin', 'audience', 'autoMessages', 'notificationSettings', 'templates'],
    permission: 'communications.administer',
    load: () =>
      import('../../features/communication/auto-messages/auto-message-screen.tsx').then(
        (file) => file.AutoMessageScreen,
      ),
  },
  {
    name: 'groupMessages',
    texts: ['admin', 'groupMessages'],
    permission: 'communications.administer',
    load: () =>
      import('../../features/communication/group-messages/group-messages-screen.tsx').then(
        (file) => file.GroupMessagesScreen,
      ),
  },
  {
    name: 'groupMessage',
    texts: ['admin', 'audience', 'groupMessages', 'notificationSettings', 'templates'],
    permission: 'communications.administer',
    load: () =>
      import('../../features/communication/group-messages/group-message-screen.tsx').then(
        (file) => file.GroupMessageScreen,
      ),
  },
  {
    name: 'messageTemplates',
    texts: ['admin', 'templates'],
    permission: 'communications.administer',
    load: () =>
      import('../../features/communication/message-templates/templates-screen.tsx').then(
        (file) => file.TemplatesScreen,
      ),
  },
  {
    name: 'messageTemplate',
    texts: ['admin', 'templates'],
    permission: 'communications.administer',
    load: () =>
      import('../../features/communication/message-templates/template-screen.tsx').then(
        (file) => file.TemplateScreen,
      ),
  },
]
