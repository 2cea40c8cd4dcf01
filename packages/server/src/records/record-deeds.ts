import type { ErrorCode } from '@oktant/contract/http/errors.ts'
import type { Affected, LocalText } from '@oktant/contract/http/http.ts'
import type { Actor } from '../access/actor.ts'
import { audit } from '../audit/audit.ts'
import type { AuditObject } from '../audit/objects.rules.ts'
import type { Db } from '../db/engine/db.ts'
import { touched } from '../http/affected.ts'
import { fail } from '../http/fail.ts'
import { refuseName } from './names.rules.ts'
import type { KeptRow, RecordTable, Stand } from './record-store.ts'

export type Moment = { now: Date }
type Named = { name: LocalText }
type Holder = { title: LocalText; count: number }

/** What a store of named records can do, as far as the deeds need it. */
type Store<R, V> = {
  find: (db: Db, whose: { companyId: number; id: number }) => Promise<R | undefined>
  isNameTaken: (db: Db, whose: { companyId: number; but: number }, name: LocalText) => Promise<boolean>
  insert: (db: Db, values: V) => Promise<number>
  write: (db: Db, stand: Stand, change: Partial<V>, at: Date) => Promise<boolean>
}

export type Holders<R> = {
  /** What of it holds one, and what holds any of many. */
  what: (row: R) => string
  ofMany: string
  /** Some by their titles, each with how many there are. */
  list: (db: Db, companyId: number, ids: readonly number[]) => Promise<Holder[]>
}

export type DeedsOf<R, F, V> = {
  store: Store<R, V>
  object: AuditObject
  missing: ErrorCode
  invalid: ErrorCode
  /** The form as it is kept, and what is said once, when it is made. */
  tidied: (sent: F, before?: R) => Partial<R> & Named
  born?: (sent: F) => object
  /** What follows from a change in the same transaction. */
  follow?: (db: Db, actor: Actor, row: R) => Promise<unknown>
  /** Tells whoever shows such records, in every window. */
  tell?: (db: Db, companyId: number) => Promise<unknown>
  refuseRemoval?: (row: R) => void
  holders?: Holders<R>
  /** Whether the entry about one that came back says so. */
  marksRestored?: false
}

/** The only way to one record of one’s company; a removed one is reached only to bring it back. */
export const accessRecord =
  <R extends KeptRow>(
    find: (db: Db, whose: { companyId: number; id: number }) => Promise<R | undefined>,
    missing: ErrorCode,
  ) =>
  async (
    db: Db,
    { companyId }: Pick<Actor, 'companyId'>,
    id: number,
    { removed = false } = {},
  ): Promise<R> => {
    const row = await find(db, { companyId, id })
    if (!row || (row.removedAt !== null) !== removed) throw fail(missing)
    return row
  }

/** What is done with an ordinary named record, each deed written down. */
export function recordDeeds<
  R extends KeptRow & Named,
  F extends object,
  V extends RecordTable['$inferInsert'],
>(of: DeedsOf<R, F, V>) {
  const access = accessRecord(of.store.find, of.missing)
  return { access, ...changesOf(of, access), ...removalsOf(of, access) }
}

type Access<R> = ReturnType<typeof accessRecord<R & KeptRow>>

/** Writes a record that is as it was seen, and tells whoever shows it. */
async function keep<R, F, V>(
  { store, tell }: DeedsOf<R, F, V>,
  db: Db,
  stand: Stand,
  { change, now }: { change: Partial<V>; now: Date },
) {
  if (!(await store.write(db, stand, change, now))) throw fail('content_changed')
  await tell?.(db, stand.companyId)
}

function changesOf<R extends KeptRow & Named, F extends object, V>(of: DeedsOf<R, F, V>, access: Access<R>) {
  const { store, object, invalid } = of
  const checked = async (db: Db, { companyId }: Actor, sent: F, before?: R) => {
    const form = of.tidied(sent, before)
    const { name } = form
    const isKept = before && before.name.en === name.en && before.name.de === name.de
    const isTaken = !isKept && (await store.isNameTaken(db, { companyId, but: before?.id ?? 0 }, name))
    refuseName(invalid, name, isTaken)
    return form
  }
  return {
    async create(db: Db, actor: Actor, sent: F, { now }: Moment): Promise<R> {
      const form = { ...(await checked(db, actor, sent)), ...of.born?.(sent) }
      const { companyId } = actor
      // NOTE: what a form is kept as are columns of the table, which its feature says.
      const objectId = await store.insert(db, { companyId, ...form, changedAt: now } as V)
      await audit(db, { by: actor, kind: 'create', object, objectId, after: form })
      return access(db, actor, objectId)
    },
    async update(
      db: Db,
      actor: Actor,
      id: number,
      sent: F & { revision: number },
      { now }: Moment,
    ): Promise<R> {
      const seen = await access(db, actor, id)
      const form = await checked(db, actor, sent, seen)
      const stand = { companyId: actor.companyId, id, changes: sent.revision }
      await keep(of, db, stand, { change: form as unknown as Partial<V>, now })
      const row = await access(db, actor, id)
      await of.follow?.(db, actor, row)
      const before = Object.fromEntries(Object.keys(form).map((key) => [key, seen[key as keyof R]]))
      await audit(db, { by: actor, kind: 'update', object, objectId: id, before, after: form })
      return row
    },
  }
}

function removalsOf<R extends KeptRow & Named, F, V>(of: DeedsOf<R, F, V>, access: Access<R>) {
  const { store, object, holders } = of
  const stamp = (removedAt: Date | null) => ({ removedAt }) as unknown as Partial<V>
  return {
    async affected(db: Db, actor: Actor, id: number): Promise<Affected> {
      const row = await access(db, actor, id)
      const found = (await holders?.list(db, actor.companyId, [id])) ?? []
      const { language } = actor
      return holders ? touched(holders.what(row), found, { language, count: found[0]?.count ?? 0 }) : []
    },
    /** Whatever holds a removed record keeps it, and shows it again where it comes back. */
    async remove(db: Db, actor: Actor, id: number, { now }: Moment) {
      const row = await access(db, actor, id)
      of.refuseRemoval?.(row)
      await keep(of, db, row, { change: stamp(now), now })
      await audit(db, { by: actor, kind: 'delete', object, objectId: id, before: { name: row.name } })
      return {}
    },
    async restore(db: Db, actor: Actor, id: number, { now }: Moment): Promise<R> {
      const row = await access(db, actor, id, { removed: true })
      const { companyId } = actor
      if (await store.isNameTaken(db, { companyId, but: id }, row.name)) throw fail('name_taken')
      await keep(of, db, row, { change: stamp(null), now })
      const after = { name: row.name, ...(of.marksRestored !== false && { restored: true }) }
      await audit(db, { by: actor, kind: 'create', object, objectId: id, after })
      return access(db, actor, id)
    },
  }
}
