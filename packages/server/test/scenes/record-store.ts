import { createRecordStoreCredential } from '@oktant/contract/learning/record-store.ts'
import { type Scene, two } from './scene.ts'

const ofCredential: Scene = async (server) => {
  const pair = await two(server, ['system.administer'])
  const { credential } = await server.call(createRecordStoreCredential, {
    as: pair.owner,
    body: { name: 'Authoring tool', scopes: ['all'] },
  })
  return { ...pair, call: { params: { id: credential.id } } }
}

export const recordStoreScenes: Record<string, Scene> = {
  readRecordStoreCredential: ofCredential,
  revokeRecordStoreCredential: ofCredential,
}
