import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from './demo-sign-ins.module.css'
import { publicSettings } from './sessions.queries.ts'

type DemoSignInsProps = { onChoose: (values: { login: string; password: string }) => void }

/** In a demonstration: everybody one may sign in as, filled in by one press. */
export function DemoSignIns({ onChoose }: DemoSignInsProps) {
  const { t } = useTranslation('sessions')
  const { data } = useQuery(publicSettings)
  if (!data?.demo) return null
  const { logins, password } = data.demo
  return (
    <section className={styles.demo} aria-labelledby="demo-sign-ins">
      <h2 id="demo-sign-ins">{t('demo.title')}</h2>
      <p>{t('demo.text')}</p>
      <ul className={styles.logins}>
        {logins.map((login) => (
          <li key={login}>
            <Button
              variant="default"
              size="xs"
              fw={550}
              aria-label={t('demo.fill', { login })}
              onClick={() => onChoose({ login, password })}
            >
              {login}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
