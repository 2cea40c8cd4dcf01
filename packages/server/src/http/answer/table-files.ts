import { stringify } from 'csv-stringify/sync'
import writeXlsxFile, { type Row } from 'write-excel-file/node'
import { safeCells } from './csv.ts'
import type { RawReply } from '../serve.ts'

/** A cell is a text or a number; a spreadsheet is told which, so that it runs no text. */
export type TableCell = string | number
export type TableFile = { name: string; columns: readonly string[]; rows: readonly (readonly TableCell[])[] }

const file = (name: string, type: string, body: Buffer): RawReply => ({
  headers: {
    'content-type': type,
    'content-length': body.length,
    'content-disposition': `attachment; filename="${name}"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  },
  body,
})

export function csvFile({ name, columns, rows }: TableFile): RawReply {
  const text = stringify(
    [columns, ...rows].map((row) => [...row]),
    {
      bom: true,
      ...safeCells,
      quoted_match: /[\r\n]/,
    },
  )
  return file(`${name}.csv`, 'text/csv; charset=utf-8', Buffer.from(text))
}

const cellOf = (value: TableCell) =>
  typeof value === 'number' ? { value, type: Number } : { value, type: String }

/** NOTE: typed as text, a cell that begins like a formula is none. */
export async function xlsxFile({ name, columns, rows }: TableFile): Promise<RawReply> {
  const head: Row = columns.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const body = rows.map((row): Row => row.map(cellOf))
  const bytes = await writeXlsxFile([head, ...body]).toBuffer()
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return file(`${name}.xlsx`, type, bytes)
}
