import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../lib/language.ts'
import { segments } from './segments.queries.ts'

export function OverviewScreen() {
  const { t } = useTranslation('segments')
  const text = useLocalText()
  const { data } = useSuspenseQuery(segments)
  return (
    <div className="page">
      <h1>{t('overview.title')}</h1>
      <ul>
        {data.map(({ id, name }) => (
          <li key={id}>{text(name)}</li>
        ))}
      </ul>
    </div>
  )
}
