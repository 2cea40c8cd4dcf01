import { useTranslation } from 'react-i18next'
import { useUser } from '../../lib/session-state.ts'

export function HomeScreen() {
  const { t } = useTranslation('home')
  const user = useUser()
  return (
    <div className="page">
      <h1>{t('greeting', { name: user?.firstName })}</h1>
    </div>
  )
}
