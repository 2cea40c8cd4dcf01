import { Readable } from 'node:stream'
import type { ImportKind } from '@oktant/contract/people/imports.ts'
import { type Permission, permissions } from '@oktant/contract/kit/permissions.ts'
import { audit } from '../../../../audit/audit.ts'
import { nameStored, storeStream } from '../../../../files/files.ts'
import { defaultOptions } from '../imports.rules.ts'
import { insertImport, updateImport } from '../imports.queries.ts'
import type { ImportKit } from '../kinds/kind.ts'
import { kinds } from '../kinds/kinds.ts'
import { mapColumns } from '../reading/columns.rules.ts'
import { readHead } from '../reading/head.ts'
import { workOn } from './run-import.ts'

type Doer = { companyId: number; id: number }
// NOTE: the keys of the table itself; nothing limits it but what the doer holds.
const doneWith = Object.keys(permissions) as Permission[]
type Text = { kind: ImportKind; title: string; text: string }

/** A text brought in by the product itself, through every step at once. */
export async function bringIn(kit: ImportKit, doer: Doer, { kind, title, text }: Text) {
  const { companyId, id: createdBy } = doer
  const format = { encoding: 'utf-8', separator: ',' } as const
  const stored = await storeStream(kit.files, Readable.from([Buffer.from(text)]))
  const read = readHead({ head: Buffer.from(text), isWhole: true }, format.encoding, format.separator)
  const id = await kit.engine.db.transaction(async (tx) => {
    const file = await nameStored(tx, stored, { companyId, createdBy, kind: 'import', title })
    const columns = mapColumns(read.header, await kinds[kind].listFields(tx, companyId))
    const values = { companyId, kind, createdBy, title, fileId: file.id, ...format, ...read, columns }
    const begun = {
      state: 'checking',
      phase: 'read',
      doneBy: createdBy,
      options: defaultOptions,
      doneWith,
    } as const
    const made = await insertImport(tx, { ...values, ...begun })
    await audit(tx, { by: doer, kind: 'create', object: 'import', objectId: made, after: { kind, title } })
    return made
  })
  while (await workOn(kit, id)) continue
  await updateImport(kit.engine.db, id, { state: 'applying', phase: 'leave', cursor: 0 })
  while (await workOn(kit, id)) continue
  return id
}
