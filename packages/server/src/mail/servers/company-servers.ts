import type { Db } from '../../db/engine/db.ts'
import { connectCompany, type House, type MailServer, type Outgoing } from './mail-server.ts'
import { listServers, noteServerFailure, noteServerWorks, type ServerRow } from './mail-servers.queries.ts'

export type ServerNeeds = {
  outgoing: Outgoing
  unseal: (sealed: string) => string
  house: House
}

/** `setBy`: whoever stands for it, told with it so that neither is another’s. */
export type OwnServer = { setBy: number | null; open: () => Promise<MailServer> }
type KeptServer = { changedAt: number; server: Promise<MailServer> }

/** The servers that companies have of their own; each is connected once, and anew when its settings change. */
export function makeCompanyServers({ outgoing, unseal, house }: ServerNeeds) {
  const kept = new Map<number, KeptServer>()

  function drop(companyId: number) {
    void kept
      .get(companyId)
      ?.server.then((server) => server.close())
      .catch(() => undefined)
    kept.delete(companyId)
  }

  function open(row: ServerRow) {
    const changedAt = row.changedAt.getTime()
    const known = kept.get(row.companyId)
    if (known?.changedAt === changedAt) return known.server
    drop(row.companyId)
    const password = row.password === null ? null : unseal(row.password)
    const server = connectCompany({ ...row, password }, outgoing, house)
    kept.set(row.companyId, { changedAt, server })
    return server
  }

  return {
    /** Of these companies the ones that have a server of their own, each with how to reach it. */
    async of(db: Db, companyIds: number[]): Promise<Map<number, OwnServer>> {
      const rows = await listServers(db, [...new Set(companyIds)])
      return new Map(rows.map((row) => [row.companyId, { setBy: row.setBy, open: async () => open(row) }]))
    },
    async works(db: Db, companyId: number) {
      await noteServerWorks(db, companyId)
    },
    /** NOTE: looked up anew at the next try, because a server may have moved. */
    async failed(db: Db, companyId: number, said: string, now: Date) {
      drop(companyId)
      await noteServerFailure(db, companyId, said, now)
    },
    close: () => [...kept.keys()].forEach(drop),
  }
}
