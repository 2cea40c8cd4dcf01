import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Modal } from '@mantine/core'
import type { Container, ContainerChild } from '@oktant/contract/learning/own/learn.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useReturnFocus } from '../../../../lib/focus/return-focus.ts'
import { ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { partPreview } from '../learn.queries.ts'
import { useLearningWords } from '../learning-words.ts'
import { partId } from '../course/course-part.tsx'
import { Launched } from '../player/launched.tsx'
import styles from '../player/player.module.css'

type PartProps = { course: Container; child: ContainerChild; onDone: () => void; onClose: () => void }

/** A part of a draft, opened as its learner would open it; Escape closes it. */
export function PreviewPart({ course, child, onDone, onClose }: PartProps) {
  const { t } = useTranslation(['learning', 'common'])
  const { text } = useLearningWords()
  useReturnFocus(partId(child.key))
  const { data, error, refetch } = useQuery(partPreview(course.containerId, Number(child.key)))
  return (
    <Modal.Root opened fullScreen onClose={onClose} returnFocus={false}>
      <Modal.Content className={styles['player'] ?? ''} radius={0}>
        <Modal.Header role="presentation" className={styles['header'] ?? ''}>
          <Modal.Title className={styles['title'] ?? ''}>{text(child.name)}</Modal.Title>
          <span className={styles['course']}>{text(course.name)}</span>
          <Modal.CloseButton aria-label={t('common:action.close')} size="lg" />
        </Modal.Header>
        <Modal.Body p={0} className={styles['body'] ?? ''}>
          {error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!data && !error && <LoadingState>{null}</LoadingState>}
          {data && (
            <Launched
              inside={{ course, child }}
              data={data}
              onOpen={onClose}
              onClose={onClose}
              onPreviewed={onDone}
            />
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
