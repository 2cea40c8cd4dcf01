import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import type { EvaluationLaunch } from '@oktant/contract/assessment/attempts/attempts.ts'
import { idFrom } from '../../../../lib/api/ids.ts'
import { paths } from '../../../../lib/paths.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useTitle } from '../../../../lib/words/shown/title.ts'
import { Attempt } from '../attempt.tsx'
import { Peek, Unseen } from './peek.tsx'
import styles from '../runner.module.css'
import { preview, previewCalls } from '../runner.queries.ts'
import { Waiting } from '../waiting.tsx'

/** Closes the window that was opened for it; where the browser keeps it open, the application begins anew. */
function useClosing() {
  const navigate = useNavigate()
  return () => {
    window.close()
    void navigate(paths.home)
  }
}

/** An evaluation as a learner might be given it, or one’s own attempt to look at; nothing is kept. */
export function PreviewScreen() {
  const { t } = useTranslation(['attempts', 'common'])
  const { id, evaluation } = useParams()
  const known = idFrom(id)
  const close = useClosing()
  useTitle(t('preview.title'))
  return (
    <Modal.Root
      opened
      fullScreen
      onClose={close}
      returnFocus={false}
      classNames={{ body: styles['body'] ?? '', content: styles['player'] ?? '' }}
    >
      <Modal.Content radius={0}>
        <Modal.Header role="presentation" className={styles['header'] ?? ''}>
          <Modal.Title component="h1" className={styles['title'] ?? ''}>
            {t('preview.title')}
          </Modal.Title>
          <Modal.CloseButton aria-label={t('common:action.close')} size="lg" />
        </Modal.Header>
        <Modal.Body p={0}>
          {evaluation === '1' ? (
            <Shown id={known ?? 0} onClose={close} />
          ) : (
            <Peek id={known ?? 0} onClose={close} />
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function Shown({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery(preview(id))
  if (data) return <Tried launch={data} onClose={onClose} />
  if (error) return <Unseen error={error} onRetry={() => void refetch()} onClose={onClose} />
  return <Waiting />
}

function Tried({ launch, onClose }: { launch: EvaluationLaunch; onClose: () => void }) {
  const text = useLocalText()
  return (
    <>
      <p className={styles['lead']}>{text(launch.evaluation.name)}</p>
      <Attempt
        launch={launch}
        calls={previewCalls(launch, onClose)}
        onTakeOver={onClose}
        onLeave={onClose}
        onClose={onClose}
      />
    </>
  )
}
