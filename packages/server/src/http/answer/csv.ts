/** With what a spreadsheet begins a formula; also after its own separator, and in the signs of full width. */
const beginnings = '[=+\\-@\\t\\r;＝＋－＠]'
const armed = new RegExp(`^${beginnings}`)
const armedOrDefused = new RegExp(`^'*${beginnings}`)
const defusedCell = new RegExp(`^'('*${beginnings})`)

/** A cell that no spreadsheet runs; `restored` is its inverse for every text. */
export const defused = (cell: string) => (armedOrDefused.test(cell) ? `'${cell}` : cell)
export const restored = (cell: string) => cell.replace(defusedCell, '$1')

/** How cells are written that no import reads again: none begins a formula. */
export const safeCells = {
  escape_formulas: true,
  cast: { string: (cell: string) => (armed.test(cell) ? `'${cell}` : cell) },
}
