import { type CsvRecord, makeCsvReader } from './csv.ts'
import { detectSeparator } from './head.ts'

/** The records of a text that is there as a whole, by the separator that suits it; without its empty lines. */
export function readText(text: string): CsvRecord[] {
  const plain = text.replace(/^\ufeff/, '')
  const head = { head: new TextEncoder().encode(plain), isWhole: true }
  const reader = makeCsvReader(detectSeparator(head, 'utf-8'))
  return [...reader.push(plain), ...reader.end()].filter(
    ({ fault, cells }) => fault !== null || cells.some((cell) => cell.trim()),
  )
}
