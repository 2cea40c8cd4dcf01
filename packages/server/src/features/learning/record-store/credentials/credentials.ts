import {
  type RecordStoreCredential,
  type RecordStoreCredentialForm,
  recordStoreRoot,
  type RecordStoreSettings,
} from '@oktant/contract/learning/record-store.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { Kit } from '../../../../kit.ts'
import {
  type CredentialRow,
  endCredential,
  findCredentialRow,
  findSettings,
  insertCredential,
  saveSettings,
} from './credentials.queries.ts'
import { faultsOf, hashOfSecret, makeKey, makeSecret } from './credential-secrets.ts'

type Needs = Pick<Kit, 'now' | 'config'>

/** The only way to one credential. */
async function accessCredential(db: Db, actor: Actor, id: number) {
  const credential = await findCredentialRow(db, actor.companyId, id)
  if (!credential) throw fail('record_credential_not_found')
  return credential
}

export function credentialView({ config }: Pick<Kit, 'config'>, row: CredentialRow): RecordStoreCredential {
  const { makerId, makerName, createdAt, lastUsedAt, revokedAt, ...credential } = row
  return {
    ...credential,
    maker: { id: makerId, fullName: makerName },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    address: `${config.publicUrl}${recordStoreRoot}/`,
    can: { revoke: !revokedAt },
  }
}

export const readRecordStoreCredential = async (db: Db, kit: Needs, actor: Actor, id: number) =>
  credentialView(kit, await accessCredential(db, actor, id))

/** NOTE: the secret is answered and nowhere kept; what is kept tells only whether another one is the same. */
export async function createRecordStoreCredential(
  db: Db,
  kit: Needs,
  actor: Actor,
  { name: typed, scopes }: RecordStoreCredentialForm,
) {
  const name = typed.trim()
  const errors = faultsOf({ name, scopes })
  if (errors.length) throw fail('record_credential_invalid', { errors })
  const secret = makeSecret()
  const key = makeKey()
  const { companyId, id: userId } = actor
  const made = { companyId, userId, name, scopes, key, createdAt: kit.now() }
  const id = await insertCredential(db, { ...made, secretHash: hashOfSecret(secret) })
  await audit(db, {
    by: actor,
    kind: 'create',
    object: 'recordStoreCredential',
    objectId: id,
    after: { name, scopes, key },
  })
  return { credential: await readRecordStoreCredential(db, kit, actor, id), secret }
}

/** Ends a credential for good; what it wrote stays. */
export async function revokeRecordStoreCredential(db: Db, kit: Needs, actor: Actor, id: number) {
  const { name, key } = await accessCredential(db, actor, id)
  if (!(await endCredential(db, actor.companyId, id, kit.now()))) throw fail('somebody_was_quicker')
  await audit(db, {
    by: actor,
    kind: 'delete',
    object: 'recordStoreCredential',
    objectId: id,
    before: { name, key },
  })
  return readRecordStoreCredential(db, kit, actor, id)
}

export const readRecordStoreSettings = (db: Db, actor: Actor) => findSettings(db, actor.companyId)

/** Says how people appear from now on; what has been said of them stays as it is. */
export async function saveRecordStoreSettings(db: Db, actor: Actor, { namesByMail }: RecordStoreSettings) {
  const before = await findSettings(db, actor.companyId)
  await saveSettings(db, actor.companyId, namesByMail)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'recordStoreSettings',
    objectId: actor.companyId,
    before,
    after: { namesByMail },
  })
  return { namesByMail }
}
