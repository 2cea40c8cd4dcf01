import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../lib/words/language.ts'
import { ErrorState } from '../../../../ui/page/states.tsx'
import type { ShownFile } from './video/media.ts'
import styles from './video/video.module.css'
import { Waiting } from './waiting.tsx'
import type { Watched } from './work.ts'

type Props = { shown: ShownFile; work: Watched; isLost: boolean; counts: boolean; onAgain: () => void }

/** That a film does not play, and what can be done: it counts as seen, what is said in it is read, or its authors see to it. */
export function Unplayable({ shown, work, isLost, counts, onAgain }: Props) {
  const { t } = useTranslation('player')
  const [isReading, setReading] = useState(false)
  const { media } = shown
  const isOpen = !isLost && !work.isDone && shown.tell !== undefined && work.isToWatch
  const isReadable = media.captions.length > 0
  if (isReading) return <Words shown={shown} work={work} isOpen={isOpen} onBack={() => setReading(false)} />
  return (
    <div className={styles['broken']}>
      <div role="alert">
        <strong>{t(isLost ? 'video.lost' : 'video.broken')}</strong>
        {!isLost && <p>{t('video.brokenHint')}</p>}
        {media.downloadable && <p>{t('video.orDownload')}</p>}
        {isOpen && <p>{t(counts ? 'video.counts' : isReadable ? 'video.readable' : 'video.waits')}</p>}
      </div>
      <div className={styles['instead']}>
        {isOpen && counts && (
          <Button loading={work.isBusy} onClick={() => work.done('counted_as_seen')}>
            {t('video.count')}
          </Button>
        )}
        {!isLost && isReadable && (
          <Button variant={isOpen && !counts ? 'filled' : 'default'} onClick={() => setReading(true)}>
            {t('video.read')}
          </Button>
        )}
        <Button variant="default" onClick={onAgain}>
          {t('file.again')}
        </Button>
      </div>
    </div>
  )
}

type WordsProps = Pick<Props, 'shown' | 'work'> & { isOpen: boolean; onBack: () => void }

/** What is said in a film, to be read instead. */
function Words({ shown, work, isOpen, onBack }: WordsProps) {
  const { t } = useTranslation('player')
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: ['captions', shown.file.id, language],
    queryFn: ({ signal }) => shown.words(language, signal),
    staleTime: Infinity,
  })
  return (
    <section className={styles['said']} aria-label={t('video.said')}>
      <h2>{t('video.said')}</h2>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data?.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
      <div className={styles['instead']}>
        {data && isOpen && (
          <Button loading={work.isBusy} onClick={() => work.done('captions_read')}>
            {t('video.haveRead')}
          </Button>
        )}
        <Button variant="default" onClick={onBack}>
          {t('video.toFilm')}
        </Button>
      </div>
    </section>
  )
}
