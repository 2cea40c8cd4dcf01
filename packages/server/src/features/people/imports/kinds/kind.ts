import type { Language } from '@oktant/contract/http/http.ts'
import type { ImportKind, LineOutcome } from '@oktant/contract/people/imports.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { Kit } from '../../../../kit.ts'
import type { ImportTask } from '../imports.queries.ts'
import type { RawValues, Reason, ShownChange } from '../imports.tables.ts'
import type { FieldPlan } from '../reading/columns.rules.ts'

export type Cells = Record<string, string>
export type Rows = readonly (readonly string[])[]
/** Lines of an example, and whom they name. */
export type Sample = { rows: Rows; userIds: readonly number[] }
/** A line as it was read. */
export type Staged = { position: number; line: number | null; cells: Cells }

/** What is to become of a line, seen beside what is there now. */
export type Planned = {
  position: number
  outcome: LineOutcome
  reasons: Reason[]
  name: string
  changes: ShownChange[]
  /** Whom or what it is about; nobody yet for a new one. */
  targetId: number | null
  before: RawValues | null
  after: RawValues | null
  /** Whether a later phase has something left to do with it. */
  isOpen: boolean
  /** Seats of the licence that it takes, or gives back. */
  seats: number
}

/** What the work needs of the process. */
export type ImportKit = Pick<Kit, 'engine' | 'files' | 'log' | 'now'>

/** One batch of a task, in its transaction, done with the rights that whoever began it has now. */
export type Work = { db: Db; kit: ImportKit; actor: Actor; task: ImportTask; fields: readonly FieldPlan[] }

/** A line that was applied, for taking it back. */
export type Applied = {
  position: number
  targetId: number
  outcome: LineOutcome
  before: RawValues
  after: RawValues
}
/** Why a line is kept as it is, by a code of the catalogue. */
export type KeptNames = Map<number, string>

export type KindPlan = {
  kind: ImportKind
  /** What one needs beside the right to import. */
  permission: Permission
  /** Of these fields one must be mapped. */
  identifying?: readonly string[]
  listFields: (db: Db, companyId: number) => Promise<FieldPlan[]>
  /** What may stand in fields that hold one of a few, in the reader’s language. */
  listChoices?: (db: Db, actor: Actor) => Promise<Record<string, string[]>>
  /** By what two lines are told to be about the same. */
  keysOf: (cells: Cells) => string[]
  compare: (work: Work, rows: readonly Staged[]) => Promise<Planned[]>
  /** Writes what was planned; answers whom or what each line is about now. */
  write: (work: Work, planned: readonly Planned[]) => Promise<Map<number, number>>
  /** Takes lines back, and says which must stay. */
  restore: (work: Work, rows: readonly Applied[]) => Promise<KeptNames>
  /** The name of its rows in the audit trail, by which somebody’s touch is told; none where a line is a part of one. */
  object: string | null
  /** What its lines say of a person’s manager, once everybody is there. */
  hasManagers?: true
  /** The only kind whose file may name everybody. */
  namesEverybody?: true
  /** An example, where nothing that is there fits. */
  sample?: Record<Language, Rows>
  /** An example with what is there, so that its own check finds nothing wrong with it. */
  sampleFor?: (asked: { db: Db; actor: Actor }) => Promise<Sample | null>
}

export const reason = (field: string, code: string, value = ''): Reason => ({ field, code, value })
