import { type PointerEvent as PressEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OrderPlace } from './order.rules.ts'
import { useEdgeRoll } from './use-edge-roll.ts'

const slack = 4

/** What a row is known by. */
export type Key = number | string
type Press<K extends Key> = { key: K; name: string; x: number; y: number; finger: number; isMoved: boolean }
type Drag<K extends Key> = { key: K; name: string; over: OrderPlace | null }

/** NOTE: a line between two rows is drawn in their gap, so whoever aims at it lets go beside both. */
const around = [0, 8, -8]

/** The row at a point of the window, also below a bar that stands over the page. */
function rowAt(x: number, y: number) {
  for (const by of around)
    for (const element of document.elementsFromPoint(x, y + by)) {
      const row = element.closest<HTMLElement>('[data-drop], [data-end]')
      if (row) return row
    }
  return null
}

/** Where a place would come to stand under the pointer; rows say in their data where they are. */
export function placeUnder(x: number, y: number): OrderPlace | null {
  const row = rowAt(x, y)
  if (!row) return null
  const [endOf, count] = (row.dataset['end'] ?? '').split(':').map(Number)
  if (endOf !== undefined && count !== undefined) return { list: endOf, index: count }
  const [list, index, section] = (row.dataset['drop'] ?? '').split(':').map(Number)
  if (list === undefined || index === undefined) return null
  const { top, height } = row.getBoundingClientRect()
  const share = (y - top) / height
  if (section && share > 0.35) return { list: section, index: Number(row.dataset['inside']) }
  return { list, index: share < 0.5 ? index : index + 1 }
}

/** Drags a row by its handle, with a mouse, a pen or a finger; Escape lets it fall where it was. */
export function useDrag<K extends Key>(onDrop: (key: K, to: OrderPlace) => void) {
  const [drag, setDrag] = useState<Drag<K> | null>(null)
  const press = useRef<Press<K> | null>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const pointer = useRef({ x: 0, y: 0 })

  // NOTE: a finger is lifted before what it last passed over is drawn, so the place is looked for anew.
  const end = useEffectEvent((drops: boolean) => {
    const from = press.current
    press.current = null
    const over = drops && from?.isMoved && placeUnder(pointer.current.x, pointer.current.y)
    if (from && over) onDrop(from.key, over)
    setDrag(null)
  })
  const look = () => {
    const from = press.current
    if (!from) return
    const { x, y } = pointer.current
    const over = placeUnder(x, y)
    const isSame = drag && over?.list === drag.over?.list && over?.index === drag.over?.index
    if (!isSame) setDrag({ key: from.key, name: from.name, over })
  }
  const follow = useEffectEvent((event: PointerEvent) => {
    const from = press.current
    if (from?.finger !== event.pointerId) return
    const { clientX: x, clientY: y } = event
    pointer.current = { x, y }
    if (ghost.current) ghost.current.style.translate = `${x + 12}px ${y + 12}px`
    from.isMoved ||= Math.hypot(x - from.x, y - from.y) >= slack
    if (from.isMoved) look()
  })

  useEffect(() => {
    const isOurs = ({ pointerId }: PointerEvent) => press.current?.finger === pointerId
    const up = (event: PointerEvent) => isOurs(event) && end(true)
    const cancel = (event: PointerEvent) => isOurs(event) && end(false)
    const key = (event: KeyboardEvent) => press.current && event.key === 'Escape' && end(false)
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', key)
    return () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
      window.removeEventListener('keydown', key)
    }
  }, [])

  useEdgeRoll(drag !== null, pointer, look)

  return {
    drag,
    ghost,
    begin(event: PressEvent, key: K, name: string) {
      if (event.button !== 0 || !event.isPrimary) return
      const { clientX: x, clientY: y, pointerId: finger } = event
      pointer.current = { x, y }
      press.current = { key, name, x, y, finger, isMoved: false }
    },
  }
}
