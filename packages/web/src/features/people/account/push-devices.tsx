import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { FormProblem } from '../../../ui/form/form.tsx'
import styles from './account.module.css'
import { deviceName } from '../../../lib/words/shown/device-name.ts'
import { pushObstacle } from '../../../lib/live/push-subscription.ts'
import { ownDevice, pushSettings, useTurnOffPush, useTurnOnPush } from './push.queries.ts'

/** The devices that show what one is told, even while the application is closed. */
export function PushDevices() {
  const { t } = useTranslation('notificationSettings')
  const { dateTime } = useDates()
  const { data } = useSuspenseQuery(pushSettings)
  const turnOn = useTurnOnPush()
  const turnOff = useTurnOffPush()
  const problem = useErrorText(turnOn.error ?? turnOff.error)
  const obstacle = pushObstacle()
  const own = ownDevice()
  const isOn = data.devices.some(({ id }) => id === own)
  return (
    <section className={`card ${styles.section}`}>
      <h2>{t('push.title')}</h2>
      <p className={styles.hint}>{t(obstacle ? `push.${obstacle}` : 'push.hint')}</p>
      {!obstacle && !isOn && (
        <div>
          <Button loading={turnOn.isPending} onClick={() => turnOn.mutate(data.publicKey)}>
            {t('push.turnOn')}
          </Button>
        </div>
      )}
      <FormProblem>{problem}</FormProblem>
      {data.devices.length > 0 && (
        <ul className={styles.sessions} aria-label={t('push.devices')}>
          {data.devices.map(({ id, device, createdAt }) => (
            <li key={id} className={styles.row}>
              <span>
                <strong>{deviceName(device) || t('push.device')}</strong>{' '}
                {id === own && <span className="pill">{t('push.this')}</span>}
                <span className={styles.hint}> {dateTime(createdAt)}</span>
              </span>
              <Button
                variant="default"
                loading={turnOff.isPending && turnOff.variables === id}
                onClick={() => turnOff.mutate(id)}
              >
                {t('push.turnOff')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
