import { paper } from './prints.rules.ts'

/** A heading, what is said below it, and a table; a column takes its share of the width. */
export type PrintTable = {
  title: string
  about: readonly string[]
  columns: readonly { label: string; share: number }[]
  rows: readonly (readonly string[])[]
  /** How high a row is at least, in points: a signature needs room. */
  rowHeight?: number
}

type Face = 'text' | 'strong' | 'title'
type Means = {
  measure: (face: Face, size: number, text: string) => number
  linesOf: (text: string, width: number, measure: (text: string) => number) => string[]
}

export const look = { ink: '#191b2e', quiet: '#565c70', rule: '#c9ccd8', size: 9.5 }
const leading = 13
const padding = 4
const gap = 8
const width = paper.width - 2 * paper.margin
const last = paper.height - paper.margin - 24

type Line = { text: string; y: number }
type Cell = { x: number; lines: Line[] }
export type Laid =
  | {
      as: 'line'
      tag: 'H1' | 'P'
      text: string
      face: Face
      size: number
      colour: string
      x: number
      y: number
    }
  | { as: 'row'; isHead: boolean; cells: Cell[]; y: number; height: number }

/** The sheets that tables fill; the heads of a table stand on each sheet that has rows of it. */
export function laidTables(tables: readonly PrintTable[], means: Means): Laid[][] {
  const pages: Laid[][] = [[]]
  let y = paper.margin
  const turn = () => {
    pages.push([])
    y = paper.margin
  }
  const put = (laid: Laid, height: number) => {
    pages.at(-1)?.push(laid)
    y += height
  }

  function say(text: string, tag: 'H1' | 'P') {
    const style =
      tag === 'H1' ? ({ face: 'title', size: 18 } as const) : ({ face: 'text', size: 10 } as const)
    const colour = tag === 'H1' ? look.ink : look.quiet
    const height = style.size * 1.4
    for (const line of means.linesOf(text, width, (some) => means.measure(style.face, style.size, some))) {
      if (y + height > last) turn()
      put({ as: 'line', tag, text: line, ...style, colour, x: paper.margin, y: y + style.size }, height)
    }
  }

  function row(texts: readonly string[], { columns, rowHeight = 0 }: PrintTable, isHead: boolean) {
    const face = isHead ? 'strong' : 'text'
    const whole = columns.reduce((sum, { share }) => sum + share, 0)
    let x = paper.margin
    const cells = columns.map(({ share }, index) => {
      const own = (width * share) / whole
      const lines = means.linesOf(texts[index] ?? '', own - gap, (some) =>
        means.measure(face, look.size, some),
      )
      const cell = { x, texts: lines }
      x += own
      return cell
    })
    const most = Math.max(1, ...cells.map((cell) => cell.texts.length))
    const height = Math.max(isHead ? 0 : rowHeight, most * leading + 2 * padding)
    return { cells, height }
  }

  function lay(made: ReturnType<typeof row>, isHead: boolean) {
    const { cells, height } = made
    const placed = cells.map((cell) => ({
      x: cell.x,
      lines: cell.texts.map((text, index) => ({ text, y: y + padding + look.size + index * leading })),
    }))
    put({ as: 'row', isHead, cells: placed, y, height }, height)
  }

  for (const [index, table] of tables.entries()) {
    const head = row(
      table.columns.map(({ label }) => label),
      table,
      true,
    )
    if (index > 0 && y + 120 > last) turn()
    else if (index > 0) y += 24
    say(table.title, 'H1')
    for (const text of table.about) say(text, 'P')
    y += 8
    lay(head, true)
    for (const texts of table.rows) {
      const made = row(texts, table, false)
      if (y + made.height > last) {
        turn()
        lay(head, true)
      }
      lay(made, false)
    }
  }
  return pages
}
