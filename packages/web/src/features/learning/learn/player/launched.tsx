import { Button } from '@mantine/core'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { isPackage } from '@oktant/contract/learning/package-launch.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { LaunchData } from '@oktant/contract/learning/own/launches.ts'
import type { Container, ContainerChild } from '@oktant/contract/learning/own/learn.ts'
import { IconCheck, IconDownload, IconExternalLink, IconLink } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isFailure } from '../../../../lib/api/api-error.ts'
import { deferred } from '../../../../lib/deferred.tsx'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLearningWords } from '../learning-words.ts'
import type { LaunchWish } from '../learn.queries.ts'
import { nextPart, opensAfter } from '../learn.rules.ts'
import { EmbeddedPage, ExternalWindow, ReadDocument } from './contents.tsx'
import { FileDocument } from './document/file-document.tsx'
import { saveFile, type ShownFile, useShownFile } from './video/media.ts'
import styles from './player.module.css'
import { VideoPlayer } from './video/video-player.tsx'
import { Waiting } from './waiting.tsx'
import { useWork, type Work } from './work.ts'

// NOTE: what plays packages is loaded with the first of them.
const PackagePlayer = deferred(() =>
  import('./package/package-player.tsx').then((file) => file.PackagePlayer),
)

type LaunchedProps = {
  data: LaunchData
  /** The course that it was opened in, and where it stands there. */
  inside?: { course: Container; child: ContainerChild }
  onOpen?: (key: string) => void
  onClose?: (() => void) | undefined
  /** Opens it here again, where it went on elsewhere. */
  onAgain?: (() => void) | undefined
  /** Opens another attempt at a package, or another part of it. */
  onWish?: ((wish: LaunchWish) => void) | undefined
  /** Hands over what leaves what is open, for whoever closes the dialog around it. */
  onLeaving?: (leave: (() => Promise<void>) | null) => void
  /** Said in a preview, where nothing is kept: what was done is only told. */
  onPreviewed?: () => void
}

/** What was opened, and below it how far one is with it. */
export function Launched(props: LaunchedProps) {
  const { data, inside, onOpen, onClose, onAgain, onWish, onPreviewed, onLeaving } = props
  if (!isPackage(data.categoryId)) return <LaunchedPart {...props} />
  const next = inside && partAfter(inside)
  const way = onOpen && next && next.clazz !== 'Container' && <Next onOpen={() => onOpen(next.key)} />
  return (
    <Suspense fallback={<Waiting />}>
      <PackagePlayer {...{ data, onClose, onAgain, onWish, onPreviewed, onLeaving }} next={way} />
    </Suspense>
  )
}

function Next({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('player')
  return <Button onClick={onOpen}>{t('next')}</Button>
}

function LaunchedPart({ data, inside, onOpen, onClose, onAgain, onPreviewed }: LaunchedProps) {
  const work = useWork(data, onPreviewed)
  const shown = useShownFile(data)
  const next = inside && work.isDone ? partAfter(inside) : undefined
  const passed = inside && work.hasPassed && !inside.course.passed ? inside.course.name : null
  return (
    <>
      <div className={styles['stage']}>
        <Suspense fallback={<Waiting />}>
          <Content data={data} shown={shown} work={work} />
        </Suspense>
      </div>
      <div className={styles['footer']}>
        <Status work={work} passed={passed} />
        {onAgain && isFailure(work.error, 'launched_elsewhere') ? (
          <Elsewhere onAgain={onAgain} onClose={onClose} />
        ) : (
          <Ways data={data} shown={shown} work={work} next={next} onOpen={onOpen} onClose={onClose} />
        )}
      </div>
    </>
  )
}

function partAfter({ course: { children }, child }: NonNullable<LaunchedProps['inside']>) {
  const following = children.slice(children.indexOf(child) + 1)
  return nextPart(following.map((part) => ({ ...part, enabled: opensAfter(part, child) })))
}

type ContentProps = { data: LaunchData; shown: ShownFile | null; work: Work }
function Content({ data, shown, work }: ContentProps) {
  const { text } = useLearningWords()
  if (data.categoryId === componentCategory.externalWindow) return <ExternalWindow data={data} />
  if (data.categoryId === componentCategory.embeddedPage) return <EmbeddedPage data={data} />
  if (shown?.file.use === 'video') return <VideoPlayer shown={shown} name={text(data.name)} work={work} />
  if (shown)
    return <FileDocument shown={shown} work={work} name={text(data.description) || text(data.name)} />
  return <ReadDocument data={data} onEnd={() => work.done('read')} />
}

type StatusProps = { work: Work; /** The course that was passed with it. */ passed: LocalText | null }
function Status({ work: { isDone, savedAt, error, isUnreached }, passed }: StatusProps) {
  const { t } = useTranslation('player')
  const { text } = useLearningWords()
  const { time } = useDates()
  const problem = useErrorText(error)
  if (problem || isUnreached)
    return (
      <p role="alert" className={styles['problem']}>
        {problem ?? t('unreached')}
      </p>
    )
  return (
    <div className={styles['status']}>
      {/* NOTE: that it is saved is shown, and not called out every half minute to whoever listens. */}
      <p role="status">
        {isDone && (
          <span className={styles['done']}>
            <IconCheck size={18} aria-hidden /> {t('done')}
          </span>
        )}
        {passed && <strong>{t('passed', { course: text(passed) })}</strong>}
      </p>
      {savedAt !== null && <span>{t('saved', { time: time(savedAt) })}</span>}
    </div>
  )
}

/** What its author offers beside it. */
function Linked({ name, onOpen }: { name: LocalText; onOpen: () => void }) {
  const { t } = useTranslation('player')
  const { text } = useLearningWords()
  return (
    <Button variant="default" leftSection={<IconLink size={18} aria-hidden />} onClick={onOpen}>
      {t('linked', { name: text(name) })}
    </Button>
  )
}

type ElsewhereProps = { onAgain: () => void; onClose: LaunchedProps['onClose'] }
/** Nothing that is done here counts any more until it is opened here again. */
function Elsewhere({ onAgain, onClose }: ElsewhereProps) {
  const { t } = useTranslation('player')
  return (
    <div className={styles['ways']}>
      {onClose && (
        <Button variant="default" onClick={onClose}>
          {t('toCourse')}
        </Button>
      )}
      <Button onClick={onAgain}>{t('goOnHere')}</Button>
    </div>
  )
}

type WaysProps = Pick<LaunchedProps, 'data' | 'onOpen' | 'onClose'> & {
  shown: ShownFile | null
  work: Work
  next: ContainerChild | undefined
}
function Ways({ data, shown, work, next, onOpen, onClose }: WaysProps) {
  const { t } = useTranslation('player')
  const { percent } = useDates()
  const { completion } = data
  const asks = completion === 'acknowledged' || completion === 'confirmed'
  return (
    <div className={styles['ways']}>
      {!work.isDone && asks && (
        <Button loading={work.isBusy} onClick={() => work.done(completion)}>
          {t(`${completion}`)}
        </Button>
      )}
      {!work.isDone && completion === 'read' && <span className={styles['hint']}>{t('readHint')}</span>}
      {!work.isDone && completion === 'watched' && (
        <span className={styles['hint']}>{t('watchHint', { share: percent(data.media?.share ?? 100) })}</span>
      )}
      {shown?.media.downloadable && shown.file.use !== 'office' && (
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => void saveFile(shown)}
        >
          {t('file.download')}
        </Button>
      )}
      {data.categoryId === componentCategory.embeddedPage && data.path && (
        <Button
          component="a"
          href={data.path}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          rightSection={<IconExternalLink size={18} aria-hidden />}
        >
          {t('openExternal')}
        </Button>
      )}
      {onOpen && data.linked && (
        <Linked name={data.linked.name} onOpen={() => onOpen(String(data.linked?.containerChildId))} />
      )}
      {onClose && (
        <Button variant={work.isDone && !next ? 'filled' : 'default'} onClick={onClose}>
          {t('toCourse')}
        </Button>
      )}
      {onOpen && next && next.clazz !== 'Container' && (
        <Button onClick={() => onOpen(next.key)}>{t('next')}</Button>
      )}
    </div>
  )
}
