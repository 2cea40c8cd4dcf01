import {
  type AutoMessageValues,
  createAutoMessage,
  deleteAutoMessage,
} from '@oktant/contract/communication/auto-messages.ts'
import { type Scene, two } from './scene.ts'

export const autoMessageValues = (own: Partial<AutoMessageValues> = {}): AutoMessageValues => ({
  name: 'First day',
  trigger: 'user.created',
  days: 0,
  field: null,
  audience: { kind: 'everyone', ids: [], reach: 'themselves' },
  channels: ['mail', 'inApp'],
  delay: { amount: 0, unit: 'minutes' },
  activeFrom: null,
  activeUntil: null,
  quiet: null,
  texts: {
    en: { subject: 'Welcome, {firstName}', body: 'Good to see you.\n\n- look around', action: '' },
    de: { subject: 'Willkommen, {firstName}', body: 'Schön, dass Sie da sind.', action: '' },
  },
  ...own,
})

const ofMessage =
  (rest: object = {}, isRemoved = false): Scene =>
  async (server) => {
    const pair = await two(server, ['communications.administer'])
    const { id } = await server.call(createAutoMessage, { as: pair.owner, body: autoMessageValues() })
    if (isRemoved) await server.call(deleteAutoMessage, { as: pair.owner, params: { id } })
    return { ...pair, call: { params: { id }, ...rest } }
  }

export const autoMessageScenes: Record<string, Scene> = {
  deleteAutoMessage: ofMessage(),
  listAutoMessageRuns: ofMessage({ query: {} }),
  readAutoMessage: ofMessage(),
  restoreAutoMessage: ofMessage({}, true),
  saveAutoMessage: ofMessage({ body: autoMessageValues() }),
  switchAutoMessage: ofMessage({ body: { isOn: true } }),
}
