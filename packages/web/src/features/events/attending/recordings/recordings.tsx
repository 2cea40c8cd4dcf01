import { Button } from '@mantine/core'
import type { Recording } from '@oktant/contract/events/recordings.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { safeLink } from '../attending.rules.ts'
import styles from '../attending.module.css'
import { Film } from './film.tsx'
import { recordings } from './recordings.queries.ts'

/** What was recorded of an event, for whoever has a seat; nothing where there is nothing. */
export function Recordings({ id }: { id: number }) {
  const { t } = useTranslation('attending')
  const heading = useId()
  const { data = [], refetch } = useQuery(recordings(id))
  if (!data.length) return null
  return (
    <section className={`card ${styles['panel']}`} aria-labelledby={heading}>
      <h2 id={heading}>{t('recordings')}</h2>
      <ul className={styles['recordings']}>
        {data.map((one) => (
          <Row key={one.id} eventId={id} recording={one} onStale={() => void refetch()} />
        ))}
      </ul>
    </section>
  )
}

type RowProps = { eventId: number; recording: Recording; onStale: () => void }

function Row({ eventId, recording, onStale }: RowProps) {
  const { t } = useTranslation('attending')
  const [isOpen, setOpen] = useState(false)
  const { name, link, file, watchedShare } = recording
  const address = safeLink(link)
  const turn = () => {
    // NOTE: as the address of a film is good for ten minutes only.
    if (!isOpen) onStale()
    setOpen(!isOpen)
  }
  return (
    <li>
      <div className={styles['recording']}>
        <span>
          {name}
          {watchedShare ? ` · ${t('recordings.watched', { share: watchedShare })}` : ''}
        </span>
        {file && (
          <Button
            size="sm"
            variant="default"
            aria-expanded={isOpen}
            aria-label={`${t(isOpen ? 'recordings.close' : 'recordings.play')}: ${name}`}
            onClick={turn}
          >
            {t(isOpen ? 'recordings.close' : 'recordings.play')}
          </Button>
        )}
        {address && (
          <Button
            component="a"
            size="sm"
            variant="default"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${t('recordings.open')}: ${name}`}
          >
            {t('recordings.open')}
          </Button>
        )}
      </div>
      {isOpen && file && <Film eventId={eventId} recording={recording} onStale={onStale} />}
    </li>
  )
}
