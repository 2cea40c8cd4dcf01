import { Button } from '@mantine/core'
import { IconDownload, IconFile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readText } from '../../../../../lib/api/download.ts'
import { deferred } from '../../../../../lib/deferred.tsx'
import { useDates } from '../../../../../lib/words/shown/dates.ts'
import { ErrorState } from '../../../../../ui/page/states.tsx'
import { EndOfPage } from '../contents.tsx'
import { saveFile, type ShownFile } from '../video/media.ts'
import styles from '../player.module.css'
import { Waiting } from '../waiting.tsx'
import type { Work } from '../work.ts'

const PdfDocument = deferred(() => import('./pdf-document.tsx').then((file) => file.PdfDocument))

type FileProps = { shown: ShownFile; work: Work }
/** With what a picture is called for whoever does not see it. */
type NamedProps = FileProps & { name: string }

/** A document that is a file, shown as what it is. */
export function FileDocument({ shown, work, name }: NamedProps) {
  const { use } = shown.file
  if (use === 'pdf') return <PdfDocument shown={shown} work={work} />
  if (use === 'image') return <Picture shown={shown} work={work} name={name} />
  if (use === 'text') return <PlainText shown={shown} work={work} />
  return <OfficeFile shown={shown} work={work} />
}

function Picture({ shown: { file, renew }, work, name }: NamedProps) {
  const { t } = useTranslation('player')
  const [isBroken, setBroken] = useState(false)
  const [isShown, setShown] = useState(false)
  if (isBroken)
    return (
      <div className={styles['page']}>
        <p role="alert">{t('file.broken')}</p>
        <Button variant="default" onClick={() => void renew().then(() => setBroken(false))}>
          {t('file.again')}
        </Button>
      </div>
    )
  return (
    <figure className={styles['picture']}>
      <img src={file.address} alt={name} onLoad={() => setShown(true)} onError={() => setBroken(true)} />
      {isShown && <EndOfPage onEnd={() => work.done('read')} />}
    </figure>
  )
}

function PlainText({ shown: { file, renew }, work }: FileProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['learning', 'text', file.id],
    queryFn: async ({ signal }) => readText(await renew(), signal),
    staleTime: Infinity,
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  return (
    <article className={styles['page']}>
      <div className={styles['plain']}>{data}</div>
      <EndOfPage onEnd={() => work.done('read')} />
    </article>
  )
}

function OfficeFile({ shown, work }: FileProps) {
  const { t } = useTranslation('player')
  const { size } = useDates()
  const { name, bytes } = shown.file
  return (
    <article className={styles['page']}>
      <div className={styles['office']}>
        <IconFile size={40} stroke={1.4} aria-hidden />
        <div>
          <strong>{name}</strong>
          <p className={styles['hint']}>{t('file.office', { size: size(bytes) })}</p>
        </div>
        <Button
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => void saveFile(shown).then(() => work.done('read'))}
        >
          {t('file.download')}
        </Button>
      </div>
    </article>
  )
}
