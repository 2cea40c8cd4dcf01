import { listMails } from '@oktant/contract/mail.ts'
import type { Permission } from '@oktant/contract/permissions.ts'
import { listSegments } from '@oktant/contract/segments.ts'
import { makeDefaultSegments } from '../src/features/segments/segments.ts'
import { makeNotification } from '../src/features/notifications/notifications.ts'
import { sendLetter } from '../src/mail/mail.ts'
import type { Made } from './kit/make.ts'
import { png } from './kit/pictures.ts'
import type { testServer } from './kit/server.ts'

type Server = Awaited<ReturnType<typeof testServer>>
type Scene = (server: Server) => Promise<{ owner: Made; intruder: Made; call: object }>

async function two({ make }: Server, permissions: Permission[] = []) {
  const owner = await make.user({ permissions })
  const intruder = await make.user({ permissions })
  return { owner, intruder }
}

const ofPerson =
  (rest: (owner: Made) => object = () => ({})): Scene =>
  async (server) => {
    const pair = await two(server)
    return { ...pair, call: { params: { id: pair.owner.id }, ...rest(pair.owner) } }
  }

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

/** For each call that takes an id: somebody whose row it is, somebody of another company, and the call itself. */
export const scenes: Record<string, Scene> = {
  deleteAnyNotification: ofNotification(['notifications.administer']),
  deleteNotification: ofNotification(),
  endSession: async (server) => {
    const pair = await two(server)
    return { ...pair, call: { params: { id: pair.owner.sessionId } } }
  },
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
  readProfile: ofPerson(),
  readSegment: async (server) => {
    const pair = await two(server)
    await makeDefaultSegments(server.db, pair.owner.companyId)
    const [segment] = await server.call(listSegments, { as: pair.owner })
    return { ...pair, call: { params: { id: segment?.id } } }
  },
  saveCustomFields: ofPerson(() => ({ body: {} })),
  setAvatar: ofPerson(() => ({ file: { name: 'me.png', bytes: png(8, 8), type: 'image/png' } })),
  switchProject: async (server) => {
    const pair = await two(server)
    return { ...pair, call: { params: { id: pair.owner.projectId } } }
  },
}
