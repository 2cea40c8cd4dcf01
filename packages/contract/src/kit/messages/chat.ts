/** Chat. */
export const chatMessages = {
  message_undeliverable: {
    en: 'Unable to deliver message',
    de: 'Die Nachricht konnte nicht zugestellt werden',
  },
  xmpp_credentials_sent: {
    en: 'Your Xmpp credentials have been emailed to you.',
    de: 'Ihre XMPP-Zugangsdaten wurden Ihnen per E-Mail gesendet.',
  },
} as const
