import { Skeleton } from '@mantine/core'
import type { TemplateVersion } from '@oktant/contract/communication/templates.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { dotted } from '../../../lib/words/shown/dotted.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { linkButton } from '../../../ui/form/form.tsx'
import { ErrorState } from '../../../ui/page/states.tsx'
import styles from '../parts/communication.module.css'
import { templateVersions } from './templates.queries.ts'

type VersionsProps = { templateKey: string; onTake: (version: TemplateVersion) => void }

/** What the words were before, and who changed them. */
export function TemplateVersions({ templateKey, onTake }: VersionsProps) {
  const { t } = useTranslation('templates')
  return (
    <RecordSection title={t('versions.title')}>
      <List templateKey={templateKey} onTake={onTake} />
    </RecordSection>
  )
}

function List({ templateKey, onTake }: VersionsProps) {
  const { t } = useTranslation(['templates', 'shell'])
  const { dateTime } = useDates()
  const { data, error, refetch } = useQuery(templateVersions(templateKey))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton h={48} />
  if (!data.length) return <p className={styles['quiet']}>{t('versions.none')}</p>
  return (
    <ol className={styles['versions']}>
      {data.map((version) => (
        <li key={version.id}>
          <strong>{version.isDefault ? t('versions.default') : version.text.subject}</strong>
          <span className={styles['under']}>
            {dotted([t(`shell:language.${version.language}`), dateTime(version.createdAt), version.by])}
          </span>
          <button type="button" className={linkButton} onClick={() => onTake(version)}>
            {t('versions.take')}
          </button>
        </li>
      ))}
    </ol>
  )
}
