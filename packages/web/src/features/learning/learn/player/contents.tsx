import { Button } from '@mantine/core'
import type { LaunchData } from '@oktant/contract/learning/own/launches.ts'
import { IconExternalLink } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLearningWords } from '../learning-words.ts'
import styles from './player.module.css'

/** A text to read; its end says when it came into view. */
export function ReadDocument({ data, onEnd }: { data: LaunchData; onEnd: () => void }) {
  const { text } = useLearningWords()
  return (
    <article className={styles['page']}>
      {/* NOTE: the server lets nothing into this text that runs or loads, and the page's policy runs no script of it. */}
      <div className={styles['prose']} dangerouslySetInnerHTML={{ __html: text(data.html) }} />
      <EndOfPage onEnd={onEnd} />
    </article>
  )
}

/** Stands below what there is to read, and says when it came into view. */
export function EndOfPage({ onEnd }: { onEnd: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const reached = useEffectEvent((entries: IntersectionObserverEntry[]) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onEnd()
  })
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => reached(entries))
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={end} aria-hidden className={styles['end']} />
}

/** Another site's page inside this one; it may run its own scripts and reach nothing of ours. */
export function EmbeddedPage({ data }: { data: LaunchData }) {
  const { text } = useLearningWords()
  return (
    <iframe
      className={styles['frame']}
      src={data.path ?? ''}
      title={text(data.name)}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      referrerPolicy="no-referrer"
    />
  )
}

/** Something that opens in a window of its own. */
export function ExternalWindow({ data }: { data: LaunchData }) {
  const { t } = useTranslation('player')
  const { text } = useLearningWords()
  return (
    <article className={styles['page']}>
      <p className={styles['lead']}>{text(data.description) || t('externalText')}</p>
      <Button
        component="a"
        href={data.path ?? ''}
        target="_blank"
        rel="noopener noreferrer"
        size="md"
        rightSection={<IconExternalLink size={18} aria-hidden />}
      >
        {t('openExternal')}
      </Button>
      <p className={styles['hint']}>{data.path}</p>
    </article>
  )
}
