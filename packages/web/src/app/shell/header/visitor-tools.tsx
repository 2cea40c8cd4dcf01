import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { mayOpen } from '../built-screens.ts'
import styles from './visitor-tools.module.css'

export function VisitorTools() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  // NOTE: these two pages lead to one another themselves.
  if (pathname === paths.login || pathname === paths.register) return null
  return (
    <div className={styles['tools']}>
      {mayOpen('register', null) && (
        <Button component={Link} to={paths.register} variant="default" className={styles['register'] ?? ''}>
          {t('screen.register')}
        </Button>
      )}
      <Button component={Link} to={paths.login} className={styles['signIn'] ?? ''}>
        {t('screen.login')}
      </Button>
    </div>
  )
}
