import { Button } from '@mantine/core'
import type { CompletionDone } from '@oktant/contract/components.ts'
import { componentCategory } from '@oktant/contract/constants.ts'
import type { LaunchData } from '@oktant/contract/launches.ts'
import type { Container, ContainerChild } from '@oktant/contract/learning.ts'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useDates } from '../../../lib/words/dates.ts'
import { useSaveLaunch } from '../learning.queries.ts'
import { nextPart } from '../learning.rules.ts'
import { EmbeddedPage, ExternalWindow, ReadDocument } from './contents.tsx'
import styles from './player.module.css'
import { useViewingTime } from '../../../lib/viewing-time.ts'

type LaunchedProps = {
  course: Container
  child: ContainerChild
  data: LaunchData
  onOpen: (key: string) => void
  onClose: () => void
}

/** What was opened, and below it how far one is with it. */
export function Launched({ course, child, data, onOpen, onClose }: LaunchedProps) {
  const work = useWork(data)
  const following = course.children.slice(course.children.indexOf(child) + 1)
  const next = work.isDone
    ? nextPart(following.map((part) => ({ ...part, enabled: opensAfter(part, child) })))
    : undefined
  return (
    <>
      <div className={styles['stage']}>
        <Content data={data} isDone={work.isDone} onDone={work.done} />
      </div>
      <footer className={styles['footer']}>
        <Status work={work} />
        <Ways data={data} work={work} next={next} onOpen={onOpen} onClose={onClose} />
      </footer>
    </>
  )
}

/** Will a later part be open once this one is done? One that only waited for it will. */
const opensAfter = (part: ContainerChild, done: ContainerChild) =>
  part.enabled || (part.locked?.code === 'previous_missing' && part.locked.text?.en === done.name.en)

/** Keeps what one does, as one does it. */
function useWork({ launch, componentLog, containerChildId, completion }: LaunchData) {
  const save = useSaveLaunch(containerChildId ?? 0)
  const [isDone, setDone] = useState(componentLog?.stateLabel === 'COMPLETED')
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const send = (seconds: number, done?: CompletionDone) => {
    if (!launch) return
    save.mutate(
      { launch, seconds, ...(done && { done }) },
      {
        onSuccess() {
          setSavedAt(Date.now())
          if (done) setDone(true)
        },
      },
    )
  }
  const time = useViewingTime(launch !== null && !save.error, (seconds) => send(seconds))
  return {
    isDone,
    savedAt,
    isBusy: save.isPending,
    error: save.error,
    /** Says what was done, where that is what completes it. */
    done(by: CompletionDone) {
      if (by === completion && !isDone && !save.isPending) send(time.take(), by)
    },
    leave: () => send(time.take()),
  }
}
type Work = ReturnType<typeof useWork>

type ContentProps = { data: LaunchData; isDone: boolean; onDone: (by: CompletionDone) => void }
function Content({ data, onDone }: ContentProps) {
  if (data.categoryId === componentCategory.externalWindow) return <ExternalWindow data={data} />
  if (data.categoryId === componentCategory.embeddedPage) return <EmbeddedPage data={data} />
  return <ReadDocument data={data} onEnd={() => onDone('read')} />
}

function Status({ work: { isDone, savedAt, error } }: { work: Work }) {
  const { t } = useTranslation('learning')
  const { time } = useDates()
  const problem = useErrorText(error)
  if (problem)
    return (
      <p role="alert" className={styles['problem']}>
        {problem}
      </p>
    )
  return (
    <p role="status" className={styles['status']}>
      {isDone && (
        <span className={styles['done']}>
          <IconCheck size={18} aria-hidden /> {t('player.done')}
        </span>
      )}
      {savedAt !== null && <span>{t('player.saved', { time: time(savedAt) })}</span>}
    </p>
  )
}

type WaysProps = Pick<LaunchedProps, 'data' | 'onOpen' | 'onClose'> & {
  work: Work
  next: ContainerChild | undefined
}
function Ways({ data, work, next, onOpen, onClose }: WaysProps) {
  const { t } = useTranslation('learning')
  const { completion } = data
  const close = () => {
    work.leave()
    onClose()
  }
  const asks = completion === 'acknowledged' || completion === 'confirmed'
  return (
    <div className={styles['ways']}>
      {!work.isDone && asks && (
        <Button loading={work.isBusy} onClick={() => work.done(completion)}>
          {t(`player.${completion}`)}
        </Button>
      )}
      {!work.isDone && completion === 'read' && (
        <span className={styles['hint']}>{t('player.readHint')}</span>
      )}
      <Button variant="default" onClick={close}>
        {t('player.toCourse')}
      </Button>
      {next && next.clazz !== 'Container' && (
        <Button onClick={() => onOpen(next.key)}>{t('player.next')}</Button>
      )}
    </div>
  )
}
