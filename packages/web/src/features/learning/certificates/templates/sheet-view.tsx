import type { Sheet, SheetItem } from '@oktant/contract/learning/certificates/certificate-templates.ts'
import styles from './designer.module.css'

const families = {
  text: { family: "'Figtree Variable', sans-serif", weight: 400 },
  strong: { family: "'Figtree Variable', sans-serif", weight: 600 },
  title: { family: "'Bricolage Grotesque Variable', sans-serif", weight: 600 },
} as const

function Item({ item }: { item: SheetItem }) {
  if (item.kind === 'shape') return <path d={item.d} fill={item.colour} />
  if (item.kind === 'picture') {
    const { x, y, width, height, address } = item
    return <image x={x} y={y} width={width} height={height} href={address} />
  }
  const { x, y, size, anchor, colour, text, font } = item
  const { family, weight } = families[font]
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontFamily={family}
      fontWeight={weight}
      textAnchor={anchor}
      fill={colour}
    >
      {text}
    </text>
  )
}

type SheetViewProps = { sheet: Sheet; label: string; isStale?: boolean }

/** A sheet as it will be printed: what the server laid out, place by place. */
export function SheetView({ sheet, label, isStale = false }: SheetViewProps) {
  const { width, height, items } = sheet
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className={`${styles['sheet']} ${height > width ? styles['portrait'] : ''}`}
      data-stale={isStale || undefined}
    >
      {items.map((item, place) => (
        <Item key={place} item={item} />
      ))}
    </svg>
  )
}
