import { Button } from '@mantine/core'
import type { TrainerEvent } from '@oktant/contract/events/event-shapes.ts'
import { eventTimes } from '@oktant/contract/kit/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { useNow } from '../../../../lib/time/now.ts'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { wallCode } from '../../check-in/check-in.queries.ts'
import { ShownCode } from '../../check-in/shown-code.tsx'
import styles from '../planning.module.css'

const minute = 60_000

/** The code for the wall, from a quarter of an hour before the event until it is over. */
export function WallCode({ event: { id, startsAt, endsAt, cancelled } }: { event: TrainerEvent }) {
  const { t } = useTranslation('planning')
  const now = useNow().getTime()
  const [isShown, setShown] = useState(false)
  if (cancelled || !startsAt || !endsAt) return null
  const isOpen =
    now >= Date.parse(startsAt) - eventTimes.availableMinutesBefore * minute && now < Date.parse(endsAt)
  if (!isOpen) return null
  return (
    <div className={styles['stack']} data-print="hide">
      <div className={styles['tools']}>
        <Button variant="default" size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'wall.hide' : 'wall')}
        </Button>
      </div>
      {isShown && <Shown id={id} />}
    </div>
  )
}

function Shown({ id }: { id: number }) {
  const { t } = useTranslation('planning')
  const { data, error } = useQuery(wallCode(id))
  const problem = useErrorText(error)
  return (
    <>
      <p className={styles['quiet']}>{t('wall.hint')}</p>
      {data && <ShownCode code={data} label={t('wall.picture')} />}
      {!data && <FormProblem>{problem}</FormProblem>}
    </>
  )
}
