import { coverTiles, tileSide, type CoverTile } from './cover-tiles.ts'
import { type Tone, toneClass } from './tone.ts'
import styles from './cover-art.module.css'

type CoverArtProps = { id: number; tone: Tone; rows?: number; columns?: number }

/** The picture of whatever has none of its own: quarter-circle tiles in one of the eight colours. */
export function CoverArt({ id, tone, rows = 2, columns = 4 }: CoverArtProps) {
  return (
    <svg
      className={toneClass(tone, styles.cover)}
      viewBox={`0 0 ${columns * tileSide} ${rows * tileSide}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden
    >
      {coverTiles(id, rows, columns).map((tile) => (
        <Tile key={`${tile.x},${tile.y}`} tile={tile} />
      ))}
    </svg>
  )
}

const quarter = 'M0 0H60A60 60 0 0 1 0 60Z'
const paths: Record<CoverTile['shape'], string> = {
  quarter,
  disc: 'M0 30A30 30 0 0 1 60 30A30 30 0 0 1 0 30Z',
  waves: 'M0 60A30 30 0 0 1 60 60ZM0 30A30 30 0 0 1 60 30Z',
  spark: quarter,
  blank: '',
}

function Tile({ tile: { x, y, shape, turn, tone } }: { tile: CoverTile }) {
  if (shape === 'blank') return null
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} 30 30)`}>
      <path d={paths[shape]} fill="#fff" fillOpacity={shape === 'spark' ? 0.16 : tone} />
      {shape === 'spark' && <path d="M0 0H30A30 30 0 0 1 0 30Z" className={styles.spark} />}
    </g>
  )
}
