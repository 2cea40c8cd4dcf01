/** What the screens of this file's twin are made of; loaded with the first of them. */
export const communicationParts = {
  mailOutbox: () =>
    import('../../../features/communication/mails/mail-outbox-screen.tsx').then(
      (file) => file.MailOutboxScreen,
    ),
  mail: () => import('../../../features/communication/mails/mail-screen.tsx').then((file) => file.MailScreen),
  suppressedAddresses: () =>
    import('../../../features/communication/addresses/addresses-screen.tsx').then(
      (file) => file.AddressesScreen,
    ),
  testimonials: () =>
    import('../../../features/learning/testimonials/testimonials-screen.tsx').then(
      (file) => file.TestimonialsScreen,
    ),
  notificationDefaults: () =>
    import('../../../features/communication/notification-settings/notification-defaults-screen.tsx').then(
      (file) => file.NotificationDefaultsScreen,
    ),
  autoMessages: () =>
    import('../../../features/communication/auto-messages/auto-messages-screen.tsx').then(
      (file) => file.AutoMessagesScreen,
    ),
  autoMessage: () =>
    import('../../../features/communication/auto-messages/auto-message-screen.tsx').then(
      (file) => file.AutoMessageScreen,
    ),
  groupMessages: () =>
    import('../../../features/communication/group-messages/group-messages-screen.tsx').then(
      (file) => file.GroupMessagesScreen,
    ),
  groupMessage: () =>
    import('../../../features/communication/group-messages/group-message-screen.tsx').then(
      (file) => file.GroupMessageScreen,
    ),
  messageTemplates: () =>
    import('../../../features/communication/message-templates/templates-screen.tsx').then(
      (file) => file.TemplatesScreen,
    ),
  messageTemplate: () =>
    import('../../../features/communication/message-templates/template-screen.tsx').then(
      (file) => file.TemplateScreen,
    ),
}
