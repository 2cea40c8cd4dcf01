import { importLimits } from '@oktant/contract/kit/constants.ts'
import { findFile } from '../../../../files/files.ts'
import { holdImport, type ImportTask, updateImport } from '../imports.queries.ts'
import type { importRows, Reason } from '../imports.tables.ts'
import type { Cells, ImportKit, KindPlan } from '../kinds/kind.ts'
import { reason } from '../kinds/kind.ts'
import { restored } from '../../../../http/answer/csv.ts'
import { faultOfCell, presentable, trimmedCell } from '../reading/cells.rules.ts'
import { type CsvRecord, makeCsvReader } from '../reading/csv.ts'
import { decoded } from '../../../../files/encoding.ts'
import { insertRows } from '../rows.queries.ts'

type NewRow = typeof importRows.$inferInsert
type AskedLines = { kit: ImportKit; task: ImportTask; plan: KindPlan; until: number }
type Reading = { task: ImportTask; plan: KindPlan; unique: readonly string[] }

const atOnce = 500

/** The file’s records below its headings, as it is read; nothing more than a chunk of it is held. */
async function* recordsOf({ files, engine }: ImportKit, { fileId, encoding, separator }: ImportTask) {
  const file = fileId === null ? undefined : await findFile(engine.db, fileId)
  const source = file && (await files.read(file.name))
  if (!source) return
  const reader = makeCsvReader(separator)
  let isHeading = true
  const below = (record: CsvRecord) => {
    const isEmpty = record.fault === null && record.cells.every((cell) => !cell.trim())
    if (!isHeading) return isEmpty ? { ...record, cells: [] } : record
    isHeading = isEmpty
    return null
  }
  for await (const text of decoded(source, encoding))
    for (const record of reader.push(text)) {
      const one = below(record)
      if (one) yield one
    }
  for (const record of reader.end()) {
    const one = below(record)
    if (one) yield one
  }
}

/** A line as it waits to be compared: its cells by field, and what is wrong with them by themselves. */
export function rowOf(
  { task, plan, unique }: Reading,
  { line, cells, fault }: CsvRecord,
  position: number,
): NewRow {
  const { companyId, id: importId, columns, header, options } = task
  const base = { companyId, importId, position, line, keys: [] }
  if (fault) return { ...base, cells: asRead(cells), faults: [reason('', fault)] }
  if (!cells.length) return { ...base, cells: {}, faults: [reason('', 'empty')] }
  if (cells.length !== header.length) {
    const code = cells.length < header.length ? 'cells_missing' : 'cells_too_many'
    return { ...base, cells: asRead(cells), faults: [reason('', code)] }
  }
  const faults: Reason[] = []
  const values: Cells = {}
  const named = columns.map((key, at) => [key, cells[at] ?? ''] as const)
  for (const [key, cell] of [...named, ...Object.entries(options.values ?? {})]) {
    if (!key) continue
    const code = faultOfCell(cell)
    if (code) faults.push(reason(key, code))
    values[key] = code ? presentable(cell) : trimmedCell(restored(cell))
  }
  return {
    ...base,
    cells: values,
    faults,
    keys: faults.length ? [] : [...plan.keysOf(values), ...uniqueIn(values, unique)],
  }
}

const uniqueIn = (values: Cells, unique: readonly string[]) =>
  unique.flatMap((key) => (values[key] ? [`${key}:${values[key].toLowerCase()}`] : []))

const shownCells = 20
const asRead = (cells: readonly string[]): Cells =>
  Object.fromEntries(cells.slice(0, shownCells).map((cell, at) => [String(at + 1), presentable(cell)]))

/** Brings lines into the database, from where it stood; answers whether all are there. */
export async function readLines({ kit, task, plan, until }: AskedLines): Promise<boolean> {
  const fields = await plan.listFields(kit.engine.db, task.companyId)
  const unique = fields.flatMap(({ key, isUnique }) => (isUnique ? [key] : []))
  let position = 0
  let cursor = task.cursor
  let batch: NewRow[] = []
  const keep = async () => {
    if (!batch.length) return true
    const isOurs = await keepBatch(kit, task, cursor, batch)
    cursor = position
    batch = []
    return isOurs
  }
  for await (const record of recordsOf(kit, task)) {
    position += 1
    if (position <= task.cursor) continue
    if (position > importLimits.lines) {
      await updateImport(kit.engine.db, task.id, { problem: 'import_too_long' })
      break
    }
    batch.push(rowOf({ task, plan, unique }, record, position))
    if (batch.length < atOnce) continue
    if (!(await keep()) || Date.now() > until) return false
  }
  return keep()
}

/** NOTE: whoever else reads the same file meanwhile finds that it has come further, and leaves it alone. */
function keepBatch({ engine, now }: ImportKit, { id }: ImportTask, cursor: number, rows: NewRow[]) {
  return engine.db.transaction(async (tx) => {
    const task = await holdImport(tx, id)
    if (
      !task ||
      task.state !== 'checking' ||
      task.phase !== 'read' ||
      task.cursor !== cursor ||
      task.isStopping
    )
      return false
    await insertRows(tx, rows)
    const last = rows.at(-1)?.position ?? cursor
    await updateImport(tx, id, { cursor: last, lines: last, movedAt: now() })
    return true
  })
}
