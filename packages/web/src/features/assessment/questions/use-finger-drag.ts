import {
  type PointerEvent as PressEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useEdgeRoll } from '../../../ui/order/use-edge-roll.ts'

/** A finger that leaves sooner presses, and one that moves sooner turns the page. */
const restMs = 250
const slack = 10

type Point = { x: number; y: number }
type Press = Point & { finger: number; timer: number }

const placeAt = ({ x, y }: Point) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null

/** Takes an answer along with a finger that rested on it; browsers drag by mouse and pen themselves. */
export function useFingerDrag(
  frame: RefObject<HTMLElement | null>,
  onDrop: (id: number, place: string) => void,
) {
  const [held, setHeld] = useState<number | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const press = useRef<Press | null>(null)
  const pointer = useRef<Point>({ x: 0, y: 0 })
  const ghost = useRef<HTMLDivElement>(null)
  const show = () => {
    const { x, y } = pointer.current
    if (ghost.current) ghost.current.style.translate = `${x + 12}px ${y - 56}px`
  }
  const look = () => setOver(placeAt(pointer.current))
  const end = useEffectEvent((drops: boolean) => {
    const place = placeAt(pointer.current)
    clearTimeout(press.current?.timer)
    press.current = null
    setHeld(null)
    setOver(null)
    if (drops && held !== null && place !== null) onDrop(held, place)
  })
  const follow = useEffectEvent(({ clientX: x, clientY: y }: PointerEvent) => {
    const from = press.current
    if (!from) return
    pointer.current = { x, y }
    if (held === null) {
      if (Math.hypot(x - from.x, y - from.y) > slack) end(false)
      return
    }
    show()
    look()
  })
  // NOTE: only who listens like this before the finger comes down may keep the page from turning below it.
  const stay = useEffectEvent((event: TouchEvent) => {
    if (held !== null) event.preventDefault()
  })

  useLayoutEffect(show, [held])
  useEffect(() => {
    const element = frame.current
    const isOurs = ({ pointerId }: PointerEvent) => press.current?.finger === pointerId
    const move = (event: PointerEvent) => isOurs(event) && follow(event)
    const up = (event: PointerEvent) => isOurs(event) && end(true)
    const cancel = (event: PointerEvent) => isOurs(event) && end(false)
    const keep = (event: TouchEvent) => stay(event)
    element?.addEventListener('touchmove', keep, { passive: false })
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
    return () => {
      clearTimeout(press.current?.timer)
      element?.removeEventListener('touchmove', keep)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
    }
  }, [frame])
  useEdgeRoll(held !== null, pointer, look)

  return {
    held,
    over,
    ghost,
    begin({ pointerType, isPrimary, pointerId: finger, clientX: x, clientY: y }: PressEvent, id: number) {
      if (pointerType !== 'touch' || !isPrimary) return
      clearTimeout(press.current?.timer)
      pointer.current = { x, y }
      press.current = { finger, x, y, timer: window.setTimeout(() => setHeld(id), restMs) }
    },
  }
}
