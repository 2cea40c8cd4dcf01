import { NativeSelect } from '@mantine/core'
import type { Affected } from '@oktant/contract/http/http.ts'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { notice, offerUndo } from '../../../lib/notice.ts'
import { AffectedDialog } from '../affected-dialog.tsx'

type Made = { skipped: number }

type BulkChangeProps<A extends string, M extends Made> = {
  title: string
  /** What can be done; a single action is not asked for. */
  actions: readonly A[]
  action: A
  onAction?: (action: A) => void
  words: {
    name: (action: A) => string
    /** What happens then, and whether it can be taken back. */
    about: (action: A) => string
    /** How many rows it is done to; they are changed where nothing better is said. */
    changed?: (count: number) => string | undefined
    /** What is touched besides the rows themselves. */
    touched: (line: Affected[number]) => string
    done: (made: M) => string
  }
  affected: { data: Affected | undefined; error: unknown; refetch: () => unknown }
  /** Is what it asks for besides given? Says so itself where it is not. */
  check?: () => boolean
  change: () => Promise<M>
  /** The inverse; nothing where there is none, or none for what was made. */
  undo?: (made: M) => (() => Promise<unknown>) | undefined
  isDangerous?: boolean
  onDone: () => void
  onClose: () => void
  /** What else the action asks for, such as where to. */
  children?: ReactNode
}

/** One change of many rows: what, what it touches, and then it is made. */
export function BulkChange<A extends string, M extends Made>(props: BulkChangeProps<A, M>) {
  const { title, actions, action, onAction, words, affected, undo, isDangerous = false } = props
  const { onDone, onClose, children, check = () => true } = props
  const { t } = useTranslation('admin')
  const change = useMutation({
    mutationFn: props.change,
    onSuccess(made: M) {
      const done = words.done(made)
      const said = made.skipped ? `${done} ${t('bulk.skipped', { count: made.skipped })}` : done
      const back = undo?.(made)
      if (back) offerUndo(said, back)
      else notice.set({ text: said })
      onDone()
      onClose()
    },
  })
  const hasAny = affected.data?.some(({ what, count }) => what === 'changed' && count > 0) ?? false
  const worded = (line: Affected[number]) => {
    const { what, count } = line
    if (what === 'changed') return words.changed?.(count) ?? t('bulk.willChange', { count })
    return what === 'skipped' ? t('bulk.willSkip', { count }) : words.touched(line)
  }
  return (
    <AffectedDialog
      title={title}
      text={words.about(action)}
      confirm={words.name(action)}
      affected={affected}
      words={worded}
      isDangerous={isDangerous}
      isBlocking={({ what }) => what === 'skipped' && !hasAny}
      isBusy={change.isPending}
      error={change.error}
      onConfirm={() => check() && change.mutate()}
      onClose={onClose}
    >
      {actions.length > 1 && (
        <NativeSelect
          label={t('bulk.what')}
          value={action}
          data={actions.map((name) => ({ value: name, label: words.name(name) }))}
          onChange={({ target: { value } }) => onAction?.(actions.find((name) => name === value) ?? action)}
        />
      )}
      {children}
    </AffectedDialog>
  )
}
