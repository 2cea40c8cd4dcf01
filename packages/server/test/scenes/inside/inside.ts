import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Made } from '../../kit/make.ts'
import { type Server, two } from '../scene.ts'

/** Whose the named rows are, somebody of another company, and what each of them sends from a place of their own. */
export type InsideScene = (
  server: Server,
) => Promise<{ owner: Made; intruder: Made; call: (as: Made) => object | Promise<object> }>

/** What the owner has, and how somebody names it in a call of theirs. */
export const inside =
  <T>(
    rights: Permission[],
    make: (server: Server, owner: Made) => Promise<T>,
    call: (made: T, as: Made, server: Server) => object | Promise<object>,
  ): InsideScene =>
  async (server) => {
    const pair = await two(server, rights)
    const made = await make(server, pair.owner)
    return { ...pair, call: (as) => call(made, as, server) }
  }

/** Somebody chooses rows of a list by number, for this to be done with them. */
export const chosen = (
  rights: Permission[],
  make: (server: Server, owner: Made) => Promise<{ id?: number }>,
  change: object,
) => inside(rights, make, ({ id }) => ({ body: { ...change, chosen: { ids: [id] } } }))

export const colleague = ({ make }: Server, { companyId }: Made) => make.user({ companyId })
