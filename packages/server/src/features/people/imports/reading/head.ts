import { importLimits } from '@oktant/contract/kit/constants.ts'
import {
  type ImportEncoding,
  type ImportSeparator,
  importSeparators,
} from '@oktant/contract/people/imports.ts'
import { fail } from '../../../../http/fail.ts'
import { type CsvRecord, makeCsvReader } from './csv.ts'
import { trimmedCell } from './cells.rules.ts'

const looked = 30

/** A file's beginning, as far as it was read. */
export type Head = { head: Uint8Array; isWhole: boolean }

function firstRecords({ head, isWhole }: Head, encoding: ImportEncoding, separator: ImportSeparator) {
  const text = new TextDecoder(encoding).decode(head, { stream: !isWhole })
  const reader = makeCsvReader(separator)
  const records: CsvRecord[] = []
  for (const record of [...reader.push(text), ...(isWhole ? reader.end() : [])]) {
    if (record.fault === null && record.cells.every((cell) => !cell.trim())) continue
    records.push(record)
    if (records.length === looked) break
  }
  return records
}

/** The one that cuts most lines into as many cells as the headings have. */
export function detectSeparator(head: Head, encoding: ImportEncoding): ImportSeparator {
  const tried = importSeparators.map((separator) => {
    const [first, ...rest] = firstRecords(head, encoding, separator)
    const columns = first?.cells.length ?? 0
    const alike = rest.filter(({ cells }) => cells.length === columns).length
    const share = rest.length ? alike / rest.length : 1
    return { separator, score: columns < 2 ? 0 : share * 1000 + columns }
  })
  const best = tried.reduce((one, other) => (other.score > one.score ? other : one))
  return best.score > 0 ? best.separator : ','
}

const shownLength = 120

/** The headings and the lines below them, as the columns' screen shows them. */
export function readHead(head: Head, encoding: ImportEncoding, separator: ImportSeparator) {
  const [first, ...rest] = firstRecords(head, encoding, separator)
  if (!first || first.fault || (head.isWhole && !rest.length)) throw fail('import_empty')
  if (first.cells.length > importLimits.columns) throw fail('import_too_wide')
  const shown = (cell: string) => trimmedCell(cell).replaceAll('\0', '').slice(0, shownLength)
  return {
    header: first.cells.map(shown),
    preview: rest
      .slice(0, importLimits.previewRows)
      .map(({ cells }) => cells.slice(0, importLimits.columns).map(shown)),
  }
}
