import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { movedTo, placed } from './order.rules.ts'
import { type Key, useDrag } from './use-drag.ts'

type Named<K extends Key> = { id: K; name: string }

const steps: Partial<Record<string, (from: number, last: number) => number>> = {
  ArrowUp: (from) => from - 1,
  ArrowDown: (from) => from + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** What is under way in a list: what somebody holds, what is dragged, what was said last, and what can be taken back. */
export function useOrder<K extends Key>(items: readonly Named<K>[], onOrder: (ids: K[]) => void) {
  const { t } = useTranslation('admin')
  const [held, setHeld] = useState<K | null>(null)
  const [said, setSaid] = useState('')
  const [jumped, setJumped] = useState<{ id: K; from: number } | null>(null)
  const before = useRef<K[]>([])
  const handle = useRef<HTMLElement>(null)
  const ids = items.map(({ id }) => id)
  const nameOf = (id: K) => items.find((item) => item.id === id)?.name ?? ''
  // NOTE: a row that moves in the page would lose the focus in the middle of a move.
  useLayoutEffect(() => {
    if (held !== null) handle.current?.focus()
  }, [held, items])
  const put = (id: K, next: K[]) => {
    setSaid(t('order.moved', { place: next.indexOf(id) + 1, of: next.length }))
    if (next.some((one, index) => one !== ids[index])) onOrder(next)
  }
  /** In one go, so that it is taken back in one go. */
  const jump = (id: K, next: K[]) => {
    const [from, at] = [ids.indexOf(id), next.indexOf(id)]
    if (from === at) return
    put(id, next)
    setSaid(t('order.jumped', { name: nameOf(id), place: at + 1, of: ids.length }))
    setJumped({ id, from })
  }
  const { drag, ghost, begin } = useDrag<K>((id, { index }) => jump(id, movedTo(ids, ids.indexOf(id), index)))
  const hold = ({ id, name }: Named<K>) => {
    const from = before.current.indexOf(id)
    if (held === id && from !== ids.indexOf(id)) setJumped({ id, from })
    if (held !== id) {
      before.current = ids
      setJumped(null)
    }
    setHeld(held === id ? null : id)
    setSaid(t(held === id ? 'order.put' : 'order.held', { name }))
  }
  const letGo = ({ name }: Named<K>) => {
    setHeld(null)
    setSaid(t('order.back', { name }))
    onOrder(before.current)
  }
  const press = (event: KeyboardEvent<HTMLElement>, item: Named<K>) => {
    handle.current = event.currentTarget
    const isHeld = held === item.id
    const from = ids.indexOf(item.id)
    const to = steps[event.key]?.(from, ids.length - 1)
    if (isHeld && event.key === 'Escape') letGo(item)
    else if (isHeld && to !== undefined) put(item.id, placed(ids, from, to))
    else if (event.key === 'Enter' || event.key === ' ') hold(item)
    else return
    event.preventDefault()
  }
  return {
    held,
    said,
    drag,
    ghost,
    begin,
    press,
    place: (id: K, at: number) => jump(id, placed(ids, ids.indexOf(id), at)),
    /** Puts back what was moved last, whatever has come or gone since; nothing where it has gone itself. */
    takeBack:
      jumped && ids.includes(jumped.id)
        ? () => {
            put(jumped.id, placed(ids, ids.indexOf(jumped.id), Math.min(jumped.from, ids.length - 1)))
            setSaid(t('order.back', { name: nameOf(jumped.id) }))
            setJumped(null)
          }
        : null,
  }
}
