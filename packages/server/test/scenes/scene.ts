import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Made } from '../kit/make.ts'
import type { testServer } from '../kit/server.ts'

export type Server = Awaited<ReturnType<typeof testServer>>
/** Somebody whose row it is, somebody of another company, and the call itself. */
export type Scene = (server: Server) => Promise<{ owner: Made; intruder: Made; call: object }>

export async function two({ make }: Server, permissions: Permission[] = []) {
  const owner = await make.user({ permissions })
  const intruder = await make.user({ permissions })
  return { owner, intruder }
}
