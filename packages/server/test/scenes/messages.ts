import { listMails } from '@oktant/contract/communication/mails.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { makeNotification } from '../../src/features/communication/notifications/notifications.ts'
import { sendLetter } from '../../src/mail/mail.ts'
import { mails, suppressedAddresses } from '../../src/mail/mails.tables.ts'
import { type Scene, two } from './scene.ts'

const ofNotification =
  (permissions: Permission[] = []): Scene =>
  async (server) => {
    const pair = await two(server, permissions)
    const made = await makeNotification(server.db, {
      companyId: pair.owner.companyId,
      userId: pair.owner.id,
      type: 'company.news',
      title: { en: 'Hello', de: 'Hallo' },
      body: { en: 'A word', de: 'Ein Wort' },
      link: null,
    })
    return { ...pair, call: { params: { id: made?.id } } }
  }

const ofAddress =
  (isReleased: boolean): Scene =>
  async (server) => {
    const pair = await two(server, ['communications.administer'])
    const { companyId, emailAddress: address } = pair.owner
    const releasedAt = isReleased ? new Date() : null
    const [made] = await server.db
      .insert(suppressedAddresses)
      .values({ companyId, address, error: '550', releasedAt })
      .returning()
    return { ...pair, call: { params: { id: made?.id } } }
  }

export const messageScenes: Record<string, Scene> = {
  deleteAnyNotification: ofNotification(['notifications.administer']),
  deleteNotification: ofNotification(),
  markNotificationRead: ofNotification(),
  readMail: async (server) => {
    const pair = await two(server, ['mail.readOutbox'])
    const { companyId, emailAddress } = pair.owner
    const letter = { subject: 'Hello', paragraphs: ['A word'] }
    await sendLetter(server.db, { companyId, to: emailAddress, language: 'en', letter })
    const { content = [] } = await server.call(listMails, { query: {}, as: pair.owner })
    return { ...pair, call: { params: { id: content[0]?.id } } }
  },
  readNotification: ofNotification(),
  releaseAddress: ofAddress(false),
  resendMail: async (server) => {
    const pair = await two(server, ['mail.readOutbox', 'communications.administer'])
    const { companyId, emailAddress: to } = pair.owner
    const words = { companyId, to, subject: 'Hello', text: 'A word', html: '<p>A word</p>' }
    const [made] = await server.db
      .insert(mails)
      .values({ ...words, state: 'sent' as const })
      .returning()
    return { ...pair, call: { params: { id: made?.id } } }
  },
  suppressAddress: ofAddress(true),
}
