import { Button, Skeleton, TextInput } from '@mantine/core'
import type { Affected } from '@oktant/contract/http/http.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/api/error-text.ts'
import { DialogButtons } from '../dialog/dialog-buttons.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { FormProblem } from '../form/form.tsx'
import { ErrorState } from '../page/states.tsx'
import styles from './affected-dialog.module.css'

type AffectedDialogProps = {
  title: string
  /** What happens then, and whether it can be taken back. */
  text: string
  /** What the button does, as a verb. */
  confirm: string
  affected: { data: Affected | undefined; error: unknown; refetch: () => unknown }
  /** Words one line: how many of what. */
  words: (line: Affected[number]) => string
  /** Must be typed before the button works, where nothing brings the rows back. */
  typed?: string
  isDangerous?: boolean
  /** It cannot be done while this is touched. */
  isBlocking?: ((line: Affected[number]) => boolean) | undefined
  /** Says so, where the lines alone do not. */
  blocked?: string | undefined
  isBusy: boolean
  error: unknown
  onConfirm: () => void
  onClose: () => void
  /** Something is to be chosen first, so there is nothing to tell yet. */
  isWaiting?: boolean
  /** What is to be said before, such as which change is meant. */
  children?: ReactNode
}

/** Says what a change would touch, and asks for it. */
export function AffectedDialog(props: AffectedDialogProps) {
  const { title, text, confirm, affected, words, typed, isDangerous, isBusy, error, onConfirm, onClose } =
    props
  const { t } = useTranslation(['admin', 'common'])
  const problem = useErrorText(error)
  const [entered, setEntered] = useState('')
  const isBlocked = affected.data?.some((line) => line.count > 0 && props.isBlocking?.(line))
  const isReady = isBlocked === false && (typed === undefined || entered.trim() === typed)
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles['content']}>
        {props.children}
        <p>{text}</p>
        {!props.isWaiting && <AffectedLines affected={affected} words={words} />}
        {typed !== undefined && (
          <TextInput
            label={t('affected.type', { text: typed })}
            value={entered}
            autoComplete="off"
            onChange={(event) => setEntered(event.target.value)}
          />
        )}
        <FormProblem>{problem ?? (isBlocked ? props.blocked : null)}</FormProblem>
        <DialogButtons>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('common:action.cancel')}
          </Button>
          <Button
            color={isDangerous ? 'coral.6' : 'iris'}
            disabled={!isReady}
            loading={isBusy}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  )
}

/** Names in a line; a comma would not part those that have marks of their own. */
const inLine = (names: readonly string[]) =>
  names.join(names.some((name) => /[.,;:?!…]/.test(name)) ? ' · ' : ', ')

type LinesProps = Pick<AffectedDialogProps, 'affected' | 'words'>

/** The lines alone, for a screen that shows them beside its form. */
export function AffectedLines({ affected: { data, error, refetch }, words }: LinesProps) {
  const { t } = useTranslation('admin')
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton h={48} />
  const lines = data.filter(({ count }) => count > 0)
  if (!lines.length) return <p className={styles['none']}>{t('affected.none')}</p>
  return (
    <ul className={styles['lines']}>
      {lines.map((line) => (
        <li key={line.what}>
          <strong>{words(line)}</strong>
          {line.examples.length > 0 && (
            <span>
              {inLine(line.examples)}
              {line.count > line.examples.length && '\u00a0…'}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
