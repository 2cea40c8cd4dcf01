export const tileSide = 60

const shapes = ['quarter', 'quarter', 'quarter', 'disc', 'waves', 'spark', 'blank'] as const
const tones = [0.22, 0.38, 0.12, 0.55] as const

export type CoverTile = {
  x: number
  y: number
  shape: (typeof shapes)[number]
  /** Quarter turns, in degrees. */
  turn: number
  tone: number
}

/** A stream of numbers in [0, 1) that is the same for the same seed, on every machine. */
function numbersFrom(seed: number) {
  let state = Math.imul(seed + 1, 2654435761) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** The tiles of a cover: the same id always has the same picture. */
export function coverTiles(id: number, rows: number, columns: number): CoverTile[] {
  const next = numbersFrom(id)
  const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0]
  return Array.from({ length: rows * columns }, (_, index) => ({
    x: (index % columns) * tileSide,
    y: Math.floor(index / columns) * tileSide,
    shape: pick(shapes),
    turn: Math.floor(next() * 4) * 90,
    tone: pick(tones),
  }))
}
