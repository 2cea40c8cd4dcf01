import { Button } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '../../lib/deferred.tsx'
import { MenuButton, type MenuItem } from '../menu/menu-button.tsx'
import styles from './ordered-list.module.css'
import type { Key } from './use-drag.ts'
import { useOrder } from './use-order.ts'

const PlaceDialog = deferred(() => import('./place-dialog.tsx').then((file) => file.PlaceDialog))

type Item<K extends Key> = {
  id: K
  name: string
  /** What stands in the place of the name, such as a link of that name. */
  title?: ReactNode
  about?: ReactNode
  /** What is said or asked of it below. */
  below?: ReactNode
  /** What else can be done with it. */
  actions?: readonly MenuItem[]
}
type ListProps<K extends Key> = {
  label: string
  items: readonly Item<K>[]
  onOrder: (ids: K[]) => void
}

/** NOTE: in a list that is seen at a glance nobody asks for the number of a place. */
const counted = 10

/** A list that people put in order: by dragging, by keyboard, or by each row's menu a step, to an end or to a place. */
export function OrderedList<K extends Key>({ label, items, onOrder }: ListProps<K>) {
  const { t } = useTranslation('admin')
  const how = useId()
  const { held, said, drag, ghost, begin, place, press, takeBack } = useOrder(items, onOrder)
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
            {items.length >= counted && (
              <span className={styles['at']} aria-hidden>
                {index + 1}
              </span>
            )}
            <div className={styles['name']}>
              {item.title ?? <strong>{item.name}</strong>}
              {item.about && <span>{item.about}</span>}
            </div>
            <RowMenu item={item} place={index} of={items.length} onPlace={place} />
            {item.below && <div className={styles['below']}>{item.below}</div>}
          </li>
        ))}
      </ol>
      <div className={styles['said']} data-shown={takeBack !== null || undefined}>
        <p role="status" className={takeBack ? '' : 'visually-hidden'}>
          {said}
        </p>
        {takeBack && (
          <Button variant="default" size="compact-md" onClick={takeBack}>
            {t('order.undo')}
          </Button>
        )}
      </div>
      {drag && (
        <div ref={ghost} className={styles['ghost']} aria-hidden>
          {drag.name}
        </div>
      )}
    </>
  )
}

type MenuProps<K extends Key> = {
  item: Item<K>
  place: number
  of: number
  onPlace: (id: K, at: number) => void
}

/** NOTE: with two, one step up or down says all. */
const fewest = 3

function RowMenu<K extends Key>({ item, place, of, onPlace }: MenuProps<K>) {
  const { t } = useTranslation('admin')
  const [isAsking, setAsking] = useState(false)
  const { id, name, actions = [] } = item
  const to = (at: number) => () => onPlace(id, at)
  const isLong = of >= fewest
  const [isFirst, isLast] = [place === 0, place === of - 1]
  const moves = [
    ...(isFirst ? [] : [{ label: t('order.up'), onSelect: to(place - 1) }]),
    ...(isLast ? [] : [{ label: t('order.down'), onSelect: to(place + 1) }]),
    ...(isLong && !isFirst ? [{ label: t('order.top'), onSelect: to(0) }] : []),
    ...(isLong && !isLast ? [{ label: t('order.end'), onSelect: to(of - 1) }] : []),
    ...(isLong
      ? [
          {
            label: t('order.place'),
            onSelect: () => void PlaceDialog.prepare().then(() => setAsking(true)),
          },
        ]
      : []),
  ]
  const groups = [moves, actions].filter(({ length }) => length > 0).map((items) => ({ items }))
  if (groups.length === 0) return null
  return (
    <>
      <MenuButton label={t('order.menu', { name })} face={<span aria-hidden>⋯</span>} groups={groups} />
      {isAsking && (
        <PlaceDialog
          name={name}
          place={place}
          of={of}
          onPlace={(at) => onPlace(id, at)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
