import { type PointerEvent as PressEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { At } from './order.rules.ts'

const slack = 4
const edge = 70

/** What a row is known by. */
export type Key = number | string
type Drag<K extends Key> = { key: K; name: string; over: At | null }

/** Where a place would come to stand under the pointer; rows say in their data where they are. */
export function placeUnder(element: Element | null, y: number): At | null {
  const row = element?.closest<HTMLElement>('[data-drop]')
  if (!row) return null
  const [list, index, section] = (row.dataset['drop'] ?? '').split(':').map(Number)
  if (list === undefined || index === undefined) return null
  const { top, height } = row.getBoundingClientRect()
  const share = (y - top) / height
  if (section && share > 0.35) return { list: section, index: Number(row.dataset['inside']) }
  return { list, index: share < 0.5 ? index : index + 1 }
}

/** Drags a row by its handle, with a mouse, a pen or a finger; Escape lets it fall where it was. */
export function useDrag<K extends Key>(onDrop: (key: K, to: At) => void) {
  const [drag, setDrag] = useState<Drag<K> | null>(null)
  const press = useRef<{ key: K; name: string; x: number; y: number } | null>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const pointer = useRef({ x: 0, y: 0 })

  const end = useEffectEvent((drops: boolean) => {
    press.current = null
    if (drops && drag?.over) onDrop(drag.key, drag.over)
    setDrag(null)
  })
  const follow = useEffectEvent((event: PointerEvent) => {
    const from = press.current
    if (!from) return
    const { clientX: x, clientY: y } = event
    pointer.current = { x, y }
    if (ghost.current) ghost.current.style.translate = `${x + 12}px ${y + 12}px`
    if (!drag && Math.hypot(x - from.x, y - from.y) < slack) return
    const over = placeUnder(document.elementFromPoint(x, y), y)
    const isSame = drag && over?.list === drag.over?.list && over?.index === drag.over?.index
    if (!isSame) setDrag({ key: from.key, name: from.name, over })
  })

  useEffect(() => {
    const up = () => press.current && end(true)
    const cancel = () => press.current && end(false)
    const key = (event: KeyboardEvent) => event.key === 'Escape' && cancel()
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

  const isDragging = drag !== null
  // NOTE: at the edges of the window the page goes on below the pointer, for lists longer than the window.
  useEffect(() => {
    if (!isDragging) return
    let frame = 0
    const roll = () => {
      const { y } = pointer.current
      const by = y < edge ? y - edge : y > window.innerHeight - edge ? y - window.innerHeight + edge : 0
      if (by) window.scrollBy(0, by / 5)
      frame = requestAnimationFrame(roll)
    }
    frame = requestAnimationFrame(roll)
    return () => cancelAnimationFrame(frame)
  }, [isDragging])

  return {
    drag,
    ghost,
    begin(event: PressEvent, key: K, name: string) {
      if (event.button !== 0) return
      const { clientX: x, clientY: y } = event
      pointer.current = { x, y }
      press.current = { key, name, x, y }
    },
  }
}
