import { recordStore } from '@oktant/contract/kit/constants.ts'
import { fail } from '../../../../http/fail.ts'
import { countTry } from '../../../../http/guard/limits.ts'
import type { Kit } from '../../../../kit.ts'
import { findCredential, noteCredentialUse } from '../credentials/credentials.queries.ts'
import { readSecret } from '../credentials/credential-secrets.ts'
import type { Admission } from './xapi-call.ts'

const minute = 60_000

/** Refuses whoever makes too many calls in a minute. */
export function makeCallCount(kit: Kit) {
  const counted = new Map<number, { from: number; calls: number }>()

  return (id: number) => {
    const now = kit.now().getTime()
    const seen = counted.get(id)
    const current = seen && now - seen.from < minute ? seen : { from: now, calls: 0 }
    counted.set(id, { ...current, calls: current.calls + 1 })
    if (current.calls >= recordStore.callsPerMinute) throw fail('too_many_calls')
  }
}

/** Who makes a call of the record store, if they are known and do not make too many. */
export function makeAdmission(kit: Kit): Admission {
  const count = makeCallCount(kit)
  return async ({ headers }, address) => {
    const { db } = kit.engine
    const given = readSecret(headers.authorization)
    const found = given && (await findCredential(db, given.hash))
    if (!found || (given.key !== null && given.key !== found.key)) {
      await countTry(db, 'recordStore', { address }, kit.now())
      throw fail('record_credential_refused')
    }
    count(found.id)
    const now = kit.now()
    if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() >= minute)
      await noteCredentialUse(db, found.id, now)
    return found
  }
}
