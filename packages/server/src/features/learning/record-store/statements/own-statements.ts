import type { Db } from '../../../../db/engine/db.ts'
import { type Authority, checkStatements, storeStatements } from './statements.ts'
import type { JsonObject } from './values.rules.ts'

export type ProductStatements = {
  companyId: number
  homePage: string
  statements: readonly JsonObject[]
  now: Date
}

const version = '1.0.3'

/** As whom the product itself speaks. */
export const ownAuthority = (companyId: number, homePage: string): Authority => ({
  companyId,
  credentialId: null,
  agent: { objectType: 'Agent', account: { homePage, name: 'platform' } },
  defines: false,
})

/** Stores what the product itself says of somebody's learning. */
export const storeOwn = (db: Db, { companyId, homePage, statements, now }: ProductStatements) =>
  storeStatements(db, ownAuthority(companyId, homePage), {
    version,
    statements: checkStatements(statements, version),
    now,
  })
