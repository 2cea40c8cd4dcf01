import { IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuButton, type MenuItem } from '../menu/menu-button.tsx'
import { movedTo, stepped } from './order.rules.ts'
import styles from './ordered-list.module.css'
import { useDrag } from './use-drag.ts'

type Item = {
  id: number
  name: string
  about?: ReactNode
  /** What else can be done with it. */
  actions?: readonly MenuItem[]
}
type ListProps = { label: string; items: readonly Item[]; onOrder: (ids: number[]) => void }

/** A list that people put in order: by dragging, by keyboard, or step by step from each row's menu. */
export function OrderedList({ label, items, onOrder }: ListProps) {
  const { t } = useTranslation('admin')
  const how = useId()
  const { held, said, drag, ghost, begin, step, press } = useOrder(items, onOrder)
  const over = drag?.over
  return (
    <>
      <p id={how} className="visually-hidden">
        {t('order.how')}
      </p>
      <ol className={styles['list']} aria-label={label}>
        {items.map((item, index) => (
          <li
            key={item.id}
            className={styles['item']}
            data-drop={`0:${index}`}
            data-held={held === item.id || undefined}
            data-mark={
              over?.index === index
                ? 'before'
                : over?.index === index + 1 && index === items.length - 1
                  ? 'after'
                  : undefined
            }
          >
            <button
              type="button"
              className={styles['handle']}
              aria-label={t('order.handle', { name: item.name })}
              aria-pressed={held === item.id}
              aria-describedby={how}
              // NOTE: Escape puts back what is held, and closes no dialog around the list.
              data-mantine-stop-propagation={held === item.id || undefined}
              onKeyDown={(event) => press(event, item)}
              onPointerDown={(event) => begin(event, item.id, item.name)}
            >
              <IconGripVertical size={18} stroke={1.7} aria-hidden />
            </button>
            <div className={styles['name']}>
              <strong>{item.name}</strong>
              {item.about && <span>{item.about}</span>}
            </div>
            <RowMenu item={item} place={index} of={items.length} onStep={step} />
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {drag && (
        <div ref={ghost} className={styles['ghost']} aria-hidden>
          {drag.name}
        </div>
      )}
    </>
  )
}

/** What is under way in the list: what somebody holds, what is dragged, and what was said last. */
function useOrder(items: readonly Item[], onOrder: ListProps['onOrder']) {
  const { t } = useTranslation('admin')
  const [held, setHeld] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const before = useRef<number[]>([])
  const handle = useRef<HTMLElement>(null)
  const ids = items.map(({ id }) => id)
  // NOTE: a row that moves in the page would lose the focus in the middle of a move.
  useLayoutEffect(() => {
    if (held !== null) handle.current?.focus()
  }, [held, items])
  const put = (id: number, next: number[]) => {
    setSaid(t('order.moved', { place: next.indexOf(id) + 1, of: next.length }))
    if (next.some((one, index) => one !== ids[index])) onOrder(next)
  }
  const { drag, ghost, begin } = useDrag((id, { index }) => put(id, movedTo(ids, ids.indexOf(id), index)))
  const step = (id: number, by: 1 | -1) => put(id, stepped(ids, ids.indexOf(id), by))
  const hold = ({ id, name }: Item) => {
    before.current = ids
    setHeld(held === id ? null : id)
    setSaid(t(held === id ? 'order.put' : 'order.held', { name }))
  }
  const letGo = ({ name }: Item) => {
    setHeld(null)
    setSaid(t('order.back', { name }))
    onOrder(before.current)
  }
  const press = (event: KeyboardEvent<HTMLElement>, item: Item) => {
    handle.current = event.currentTarget
    const isHeld = held === item.id
    if (isHeld && event.key === 'Escape') letGo(item)
    else if (isHeld && event.key === 'ArrowUp') step(item.id, -1)
    else if (isHeld && event.key === 'ArrowDown') step(item.id, 1)
    else if (event.key === 'Enter' || event.key === ' ') hold(item)
    else return
    event.preventDefault()
  }
  return { held, said, drag, ghost, begin, step, press }
}

type MenuProps = { item: Item; place: number; of: number; onStep: (id: number, by: 1 | -1) => void }

function RowMenu({ item: { id, name, actions = [] }, place, of, onStep }: MenuProps) {
  const { t } = useTranslation('admin')
  const moves = [
    ...(place > 0 ? [{ label: t('order.up'), onSelect: () => onStep(id, -1) }] : []),
    ...(place < of - 1 ? [{ label: t('order.down'), onSelect: () => onStep(id, 1) }] : []),
  ]
  const groups = [moves, actions].filter(({ length }) => length > 0).map((items) => ({ items }))
  if (groups.length === 0) return null
  return <MenuButton label={t('order.menu', { name })} face={<span aria-hidden>⋯</span>} groups={groups} />
}
