import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUser } from '../../../lib/session/session-state.ts'
import { unplayedComponents } from './components.queries.ts'
import styles from './components.module.css'

type MarkProps = {
  componentId: number
  /** Where it is mended; without it the mark says no more than that it does not play. */
  mendAt?: string | undefined
}

/** Says of a film that it did not play for somebody lately, and what helps; nothing where it plays. */
export function UnplayedMark({ componentId, mendAt }: MarkProps) {
  const { t } = useTranslation('courses')
  const isAuthor = useUser()?.permissions.includes('content.administer') ?? false
  const { data } = useQuery({ ...unplayedComponents, enabled: isAuthor })
  const found = data?.find((one) => one.componentId === componentId)
  if (!found) return null
  return (
    <span className={styles['unplayedMark']}>
      <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
      <span>
        {t('unplayed.short', { count: found.people })}
        {mendAt && (
          <>
            {found.reasons.map((reason) => ` ${t(`unplayed.${reason}`)}`)}{' '}
            <Link to={mendAt}>{t('unplayed.mend')}</Link>
          </>
        )}
      </span>
    </span>
  )
}
