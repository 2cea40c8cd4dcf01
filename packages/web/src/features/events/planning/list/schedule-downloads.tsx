import { Button } from '@mantine/core'
import { printSchedule, scheduleFormats } from '@oktant/contract/events/event-reports.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { download } from '../../../../lib/api/download.ts'
import { useErrorTexts } from '../../../../lib/api/error-text.ts'
import { noteProblem } from '../../../../lib/notice.ts'
import { useUser } from '../../../../lib/session/session-state.ts'
import { browserZone } from '../../../../lib/time/today.ts'
import styles from '../planning.module.css'

const months = 3

/** What is planned from this month on, on paper, for a calendar or as a table. */
export function ScheduleDownloads() {
  const { t } = useTranslation('planning')
  const problem = useErrorTexts()
  const zone = useUser()?.timezone ?? browserZone()
  const taking = useMutation({
    mutationFn: (format: (typeof scheduleFormats)[number]) =>
      download(
        printSchedule,
        { params: { date: dayIn(zone, new Date()) }, query: { format, months } },
        `schedule.${format.toLowerCase()}`,
      ),
    onError: (error) => noteProblem(problem(error)),
  })
  return (
    <div className={styles['tools']} role="group" aria-label={t('schedule.label')}>
      <span className={styles['quiet']}>{t('schedule')}</span>
      {scheduleFormats.map((format) => (
        <Button
          key={format}
          size="xs"
          variant="subtle"
          aria-label={`${t('schedule')}: ${t(`schedule.${format}`)}`}
          loading={taking.isPending && taking.variables === format}
          onClick={() => taking.mutate(format)}
        >
          {t(`schedule.${format}`)}
        </Button>
      ))}
    </div>
  )
}
