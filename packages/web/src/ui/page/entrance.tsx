import type { ReactNode } from 'react'
import styles from './entrance.module.css'

const shapes = {
  quarter: 'M0 0H60A60 60 0 0 1 0 60Z',
  circle: 'M30 0A30 30 0 0 1 30 60A30 30 0 0 1 30 0Z',
  waves: 'M0 60A30 30 0 0 1 60 60ZM0 30A30 30 0 0 1 60 30Z',
  leaf: 'M0 0H30A30 30 0 0 1 60 30V60H30A30 30 0 0 1 0 30Z',
} as const

type Tile = { shape: keyof typeof shapes; turn: 0 | 90 | 180 | 270; strength: number; gold?: boolean }
const tile = (shape: Tile['shape'], turn: Tile['turn'], strength: number, gold = false): Tile => ({
  shape,
  turn,
  strength,
  gold,
})

const columns = 4
const tiles: readonly (Tile | null)[] = [
  tile('quarter', 90, 0.38),
  tile('circle', 0, 0.18),
  null,
  tile('quarter', 180, 0.28),
  tile('waves', 0, 0.22),
  tile('quarter', 0, 0.16, true),
  tile('leaf', 0, 0.38),
  null,
  null,
  tile('leaf', 90, 0.28),
  tile('quarter', 270, 0.5),
  tile('circle', 0, 0.22),
  tile('quarter', 180, 0.3),
  tile('circle', 0, 0.14),
  tile('waves', 90, 0.26),
  tile('quarter', 90, 0.14, true),
  tile('circle', 0, 0.4),
  null,
  tile('quarter', 0, 0.22),
  tile('leaf', 0, 0.18),
]

function Tiles() {
  return (
    <div className={styles.tiles} aria-hidden="true">
      <svg
        viewBox={`0 0 ${columns * 60} ${(tiles.length / columns) * 60}`}
        preserveAspectRatio="xMidYMid slice"
      >
        {tiles.map(
          (item, place) =>
            item && (
              <g
                key={place}
                fill="currentColor"
                transform={`translate(${(place % columns) * 60} ${Math.floor(place / columns) * 60}) rotate(${item.turn} 30 30)`}
              >
                <path d={shapes[item.shape]} opacity={item.strength} />
                {item.gold && <path className={styles.gold} d="M0 0H30A30 30 0 0 1 0 30Z" />}
              </g>
            ),
        )}
      </svg>
    </div>
  )
}

type EntranceProps = { title: ReactNode; lead?: ReactNode; children?: ReactNode }

/** The frame of screens that stand before the application: one thing to do, and room around it. */
export function Entrance({ title, lead, children }: EntranceProps) {
  return (
    <div className={styles.entrance}>
      <Tiles />
      <div className={styles.content}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}
