import { type GroupMessageValues, sendGroupMessage } from '@oktant/contract/communication/group-messages.ts'
import { type Scene, two } from './scene.ts'

export const groupMessageValues = (own: Partial<GroupMessageValues> = {}): GroupMessageValues => ({
  audience: { kind: 'everyone', ids: [], reach: 'themselves' },
  channels: ['mail', 'inApp'],
  texts: {
    en: {
      subject: 'Hello {firstName}',
      body: 'The canteen is closed.\n\n- on Monday\n- on Tuesday',
      action: '',
    },
    de: { subject: 'Guten Tag {firstName}', body: 'Die Kantine ist geschlossen.', action: '' },
  },
  sendAt: null,
  ...own,
})

const ofMessage: Scene = async (server) => {
  const pair = await two(server, ['communications.administer'])
  const { id } = await server.call(sendGroupMessage, { as: pair.owner, body: groupMessageValues() })
  return { ...pair, call: { params: { id } } }
}

export const groupMessageScenes: Record<string, Scene> = {
  affectedByWithdrawal: ofMessage,
  readGroupMessage: ofMessage,
  withdrawGroupMessage: ofMessage,
}
