import { Modal } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { notice } from '../../lib/notice.ts'
import { useReturnFocus } from '../../lib/focus/return-focus.ts'
import styles from './dialog.module.css'

type DialogProps = {
  title: string
  /** Left out, nothing but what stands in it leads on. */
  onClose?: () => void
  children: ReactNode
  /** Without the visible title and the padding: the content fills it. */
  bare?: boolean
  size?: 'sm' | 'md' | 'lg'
}

/** A dialog over the page. Load it with what opens it, never with the page. */
export function Dialog({ title, onClose, children, bare = false, size = 'md' }: DialogProps) {
  const { t } = useTranslation('common')
  useReturnFocus()
  // NOTE: an older word would lie over its buttons; one that can be taken back stays.
  useEffect(() => void (notice.get()?.undo || notice.set(null)), [])
  return (
    <Modal.Root
      opened
      onClose={onClose ?? (() => undefined)}
      closeOnEscape={onClose !== undefined}
      closeOnClickOutside={onClose !== undefined}
      size={bare ? 620 : size}
      shadow="lg"
      yOffset="10dvh"
      // NOTE: the part's own way back knows no opener, as a dialog comes opened.
      returnFocus={false}
      // NOTE: a class given to Modal.Content alone lands on the full-screen box around it too.
      classNames={{
        content: styles['content'] ?? '',
        header: styles['header'] ?? '',
        title: styles['title'] ?? '',
      }}
    >
      <Modal.Overlay blur={3} backgroundOpacity={0.45} color="#0c0d14" />
      <Modal.Content radius="lg">
        {bare ? (
          <Modal.Title className="visually-hidden">{title}</Modal.Title>
        ) : (
          // NOTE: it is a header element, which would count as a second banner of the page.
          <Modal.Header role="presentation">
            <Modal.Title>{title}</Modal.Title>
            {onClose && <Modal.CloseButton aria-label={t('action.close')} />}
          </Modal.Header>
        )}
        <Modal.Body p={bare ? 0 : 'lg'} pt={0}>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
