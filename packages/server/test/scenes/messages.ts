import { listMails } from '@oktant/contract/mail.ts'
import type { Permission } from '@oktant/contract/permissions.ts'
import { makeNotification } from '../../src/features/notifications/notifications.ts'
import { sendLetter } from '../../src/mail/mail.ts'
import { type Scene, two } from './scene.ts'

const ofNotification =
  (permissions: Permission[] = []): Scene =>
  async (server) => {
    const pair = await two(server, permissions)
    const { id } = await makeNotification(server.db, {
      companyId: pair.owner.companyId,
      userId: pair.owner.id,
      category: 'system',
      title: { en: 'Hello', de: 'Hallo' },
      body: { en: 'A word', de: 'Ein Wort' },
      link: null,
    })
    return { ...pair, call: { params: { id } } }
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
}
