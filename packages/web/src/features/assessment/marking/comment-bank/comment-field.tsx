import { Button, Textarea } from '@mantine/core'
import { longestComment } from '@oktant/contract/kit/constants.ts'
import { IconMessages } from '@tabler/icons-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '../../../../lib/deferred.tsx'
import { readBankAhead } from './comment-bank.queries.ts'
import styles from '../marking.module.css'

const CommentBank = deferred(() => import('./comment-bank.tsx').then((file) => file.CommentBank))

type FieldProps = Omit<ComponentProps<typeof Textarea>, 'onChange' | 'value' | 'label'> & {
  label: string
  value: string
  onChange: (comment: string) => void
}

/** A comment, in one’s own words or in those that one keeps; Alt and K open these from the field. */
export function CommentField({ label, value, onChange, className, ...rest }: FieldProps) {
  const { t } = useTranslation('marking')
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  // NOTE: at hand before it is asked for, or the Enter after Alt and K would still be meant for the field.
  useEffect(() => {
    void CommentBank.prepare().catch(() => undefined)
    void readBankAhead()
  }, [])
  const open = () =>
    CommentBank.isLoaded() ? setOpen(true) : void CommentBank.prepare().then(() => setOpen(true))
  const close = () => {
    setOpen(false)
    field.current?.focus()
  }
  return (
    <div className={className}>
      <Textarea
        {...rest}
        ref={field}
        label={label}
        maxLength={longestComment}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (!event.altKey || event.code !== 'KeyK') return
          event.preventDefault()
          open()
        }}
      />
      <Button
        variant="subtle"
        size="compact-sm"
        className={styles['bankTool'] ?? ''}
        leftSection={<IconMessages size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-label={t('bank.openFor', { field: label })}
        aria-keyshortcuts="Alt+K"
        onClick={() => (isOpen ? close() : open())}
      >
        {t('bank.open')}
      </Button>
      {isOpen && (
        <CommentBank
          value={value}
          onClose={close}
          onPick={(text) => {
            onChange([value.trimEnd(), text].filter(Boolean).join('\n').slice(0, longestComment))
            close()
          }}
        />
      )}
    </div>
  )
}
