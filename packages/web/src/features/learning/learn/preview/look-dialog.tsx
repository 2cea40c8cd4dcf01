import { Modal } from '@mantine/core'
import type { Container, ContainerChild } from '@oktant/contract/learning/own/learn.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useReturnFocus } from '../../../../lib/focus/return-focus.ts'
import { partId } from '../course/course-part.tsx'
import { useLearningWords } from '../learning-words.ts'
import styles from '../player/player.module.css'

type DialogProps = { course: Container; child: ContainerChild; onClose: () => void; children: ReactNode }

/** A part of a course over its page, for somebody who looks at it; Escape closes it. */
export function LookDialog({ course, child, onClose, children }: DialogProps) {
  const { t } = useTranslation('common')
  const { text } = useLearningWords()
  useReturnFocus(partId(child.key))
  return (
    <Modal.Root opened fullScreen onClose={onClose} returnFocus={false}>
      <Modal.Content className={styles['player'] ?? ''} radius={0}>
        <Modal.Header role="presentation" className={styles['header'] ?? ''}>
          <Modal.Title className={styles['title'] ?? ''}>{text(child.name)}</Modal.Title>
          <span className={styles['course']}>{text(course.name)}</span>
          <Modal.CloseButton aria-label={t('action.close')} size="lg" />
        </Modal.Header>
        <Modal.Body p={0} className={styles['body'] ?? ''}>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
