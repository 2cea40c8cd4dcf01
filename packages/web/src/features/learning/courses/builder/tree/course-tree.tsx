import { Button } from '@mantine/core'
import type { CourseView } from '@oktant/contract/learning/courses/containers.ts'
import { IconPlus } from '@tabler/icons-react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '../../../../../lib/deferred.tsx'
import { useUser } from '../../../../../lib/session/session-state.ts'
import { useLocalText } from '../../../../../lib/words/language.ts'
import { RecordSection } from '../../../../../ui/admin/record/record-screen.tsx'
import { EmptyState } from '../../../../../ui/page/states.tsx'
import { ArrivalList, ChooseFiles } from '../arrivals/arrivals.tsx'
import fileStyles from '../arrivals/arrivals.module.css'
import { useArrivals } from '../arrivals/use-arrivals.ts'
import { useFileDrop } from '../arrivals/use-file-drop.ts'
import { countParts, listOf, placeOfNew, type Step, stepFrom } from '../builder.rules.ts'
import styles from './tree.module.css'
import { handleId, type RowActions, type TreeState } from './row.ts'
import { TreeList } from './tree-list.tsx'
import { useShown } from './shown.ts'
import { useBroughtPart } from './use-brought-part.ts'
import type { Builder } from '../use-builder.ts'
import type { OrderPlace } from '../../../../../ui/order/order.rules.ts'
import { useDrag } from '../../../../../ui/order/use-drag.ts'
import { FieldFault } from '../../../../../ui/form/field-fault.tsx'

const AddDialog = deferred(() => import('./add-dialog.tsx').then((file) => file.AddDialog), ['editor'])

/** The parts of a course in their order, with its sections and what is in them. */
export function CourseTree({ course, builder }: { course: CourseView; builder: Builder }) {
  const { t } = useTranslation('courses')
  const text = useLocalText()
  const { values } = builder
  const [adding, setAdding] = useState<{ list: number } | null>(null)
  const mayAdd = useUser()?.permissions.includes('content.administer') ?? false
  const { said, held, open, actions, dragged, ghost, begin } = useTree(builder)
  const shown = useShown(course, values)
  const ask = (list: number) => void AddDialog.prepare().then(() => setAdding({ list }))
  const arriving = useArrivals({ course, builder, say: actions.say })
  const { over, area } = useFileDrop((dropped, at) =>
    arriving.take(dropped, at ? placeOfNew(values, at) : { list: 0 }),
  )
  const state: TreeState = {
    values,
    held,
    open,
    over: dragged?.over ?? over?.at ?? null,
    shown,
    titleOf: (key) => text(shown(key).title),
    errorAt: builder.form.errorAt,
    actions: useActions({ ...actions, ask, begin }),
    mayAdd,
  }
  const added = (key: number) => {
    setAdding(null)
    actions.say(t('child.added'))
    focusLater(key)
  }
  useBroughtPart(builder, added)
  return (
    <RecordSection title={t('part.content')} hint={t('part.contentHint', { count: countParts(values) })}>
      <div className={fileStyles['area']} data-over={over ? true : undefined} {...(mayAdd && area)}>
        {values.children.length === 0 && <EmptyState title={t('child.empty')} hint={t('child.emptyHint')} />}
        <p id="builder-how" className="visually-hidden">
          {t('move.how')}
        </p>
        <TreeList list={0} state={state} />
        <ArrivalList state={arriving} />
        <div className={fileStyles['add']} data-end={`0:${values.children.length}`}>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onPointerEnter={() => void AddDialog.prepare()}
            onClick={() => ask(0)}
          >
            {t('child.add')}
          </Button>
          {mayAdd && <ChooseFiles state={arriving} />}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <FieldFault>{builder.form.errorAt('children')}</FieldFault>
      {dragged && (
        <div ref={ghost} className={styles['ghost']} aria-hidden>
          {dragged.name}
        </div>
      )}
      {adding && (
        <AddDialog
          course={course}
          list={adding.list}
          mayMake={mayAdd}
          onAdd={(what, shown) => added(builder.add(adding, what, shown))}
          onSection={(made) => added(builder.addSection(adding, made))}
          onClose={() => setAdding(null)}
        />
      )}
    </RecordSection>
  )
}

const focusLater = (key: number) =>
  setTimeout(() => document.getElementById(handleId(key))?.focus({ preventScroll: false }))

/** What is under way in the tree: a place in somebody's hand, open rows, and what was said last. */
function useTree(builder: Builder) {
  const { t } = useTranslation('courses')
  const text = useLocalText()
  const [held, setHeld] = useState<number | null>(null)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const [said, setSaid] = useState('')
  const from = useRef<OrderPlace | null>(null)
  const grips = useRef(0)
  const { values } = builder

  const tell = (at: OrderPlace | undefined) => {
    if (!at) return setSaid(t('move.not'))
    const of = listOf(values, at.list).length + (builder.place(held ?? 0)?.list === at.list ? 0 : 1)
    const section = values.sections.find(({ id }) => id === at.list)
    const where = section ? t('move.inSection', { name: text(section.title) }) : t('move.inCourse')
    setSaid(t('child.moved', { place: at.index + 1, of: Math.max(of, at.index + 1), where }))
  }
  const gripOn = (key: number) => (held === key ? `grip:${grips.current}` : '')
  const move = (key: number, to: OrderPlace | undefined) => tell(to && builder.move(key, to, gripOn(key)))
  const { drag: dragged, ghost, begin } = useDrag<number>((key, to) => move(key, to))

  // NOTE: a row that moves to another list is made anew, and would lose the focus in the middle of a move.
  useLayoutEffect(() => {
    if (held !== null) document.getElementById(handleId(held))?.focus()
  }, [held, values])

  const actions = {
    say: setSaid,
    hold(key: number, name: string) {
      from.current = held === key ? null : (builder.place(key) ?? null)
      grips.current += 1
      setHeld(held === key ? null : key)
      setSaid(t(held === key ? 'move.put' : 'move.held', { name }))
    },
    letGo(key: number) {
      if (held !== key) return
      const [now, before] = [builder.place(key), from.current]
      setHeld(null)
      setSaid(t('move.back'))
      if (!now || !before) return
      const isLater = now.list === before.list && before.index > now.index
      builder.move(key, { list: before.list, index: before.index + (isLater ? 1 : 0) }, gripOn(key))
    },
    step(key: number, step: Step) {
      const at = builder.place(key)
      move(key, at && stepFrom(values, at, step))
    },
    toggle(key: number) {
      const next = new Set(open)
      if (!next.delete(key)) next.add(key)
      setOpen(next)
    },
    change: builder.change,
    rename: builder.rename,
    remove(key: number, name: string) {
      builder.remove(key)
      setSaid(t('child.removed', { name }))
    },
  }
  return { said, held, open, actions, dragged, ghost, begin }
}

/** The same functions for every row and every time, so that of sixty rows only those are drawn that changed. */
function useActions(now: RowActions): RowActions {
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  return useMemo(
    () => ({
      ask: (...of) => latest.current.ask(...of),
      begin: (...of) => latest.current.begin(...of),
      change: (...of) => latest.current.change(...of),
      hold: (...of) => latest.current.hold(...of),
      letGo: (...of) => latest.current.letGo(...of),
      remove: (...of) => latest.current.remove(...of),
      rename: (...of) => latest.current.rename(...of),
      step: (...of) => latest.current.step(...of),
      toggle: (...of) => latest.current.toggle(...of),
    }),
    [],
  )
}
