import { createApiToken } from '@oktant/contract/organisation/api-tokens.ts'
import { type Scene, two } from './scene.ts'

export const tokenForm = {
  name: 'Payroll',
  scopes: ['system.administer' as const],
  isPersonal: false,
  ranges: [],
  validDays: 30,
}

const ofToken: Scene = async (server) => {
  const pair = await two(server, ['system.administer'])
  const { apiToken } = await server.call(createApiToken, { as: pair.owner, body: tokenForm })
  return { ...pair, call: { params: { id: apiToken.id } } }
}

export const apiTokenScenes: Record<string, Scene> = {
  affectedByTokenEnd: ofToken,
  readApiToken: ofToken,
  revokeApiToken: ofToken,
}
