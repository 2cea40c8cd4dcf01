import { importLimits } from '@oktant/contract/kit/constants.ts'

// NOTE: what a spreadsheet would run. An export puts an apostrophe before it, which reading takes away again.
const armedCell = /^[=+\-@\t\r]/

// NOTE: a number, a telephone number or a dash alone is no formula, though it begins like one.
const harmless = /^[+-]?[\d\s().,/-]*$/
export const isFormula = (cell: string) => armedCell.test(cell) && !harmless.test(cell)

export const trimmedCell = (cell: string) => cell.replace(/^[\s\u00a0]+|[\s\u00a0]+$/g, '')

// oxlint-disable-next-line no-control-regex
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd\ufffe\uffff]/

const halfLetter = /\p{Surrogate}/u

export type CellFault = 'cell_unreadable' | 'cell_too_long' | 'cell_formula'

/** What makes a cell unfit to be looked at further. */
export function faultOfCell(cell: string): CellFault | null {
  if (cell.length > importLimits.cellLength) return 'cell_too_long'
  if (unreadable.test(cell) || halfLetter.test(cell)) return 'cell_unreadable'
  return isFormula(cell) || isFormula(trimmedCell(cell)) ? 'cell_formula' : null
}

const keptLength = 200

/** What is kept of a cell that is shown only; the database holds no NUL and no half letters. */
export const presentable = (cell: string) =>
  cell
    .slice(0, keptLength)
    .replaceAll('\0', '\ufffd')
    .replace(/\p{Surrogate}/gu, '\ufffd')
