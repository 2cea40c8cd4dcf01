import { Button } from '@mantine/core'
import { listFailedLetters, retryFailedLetters } from '@oktant/contract/events/event-letters.ts'
import { eventsMessages } from '@oktant/contract/kit/messages/events.ts'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorTexts } from '../../../../lib/api/error-text.ts'
import { call } from '../../../../lib/api/api.ts'
import { notice, noteProblem } from '../../../../lib/notice.ts'
import { useMessage } from '../../../../lib/words/said/message.ts'
import { eventsChanged } from '../planning.queries.ts'
import styles from '../planning.module.css'

const failedLetters = (id: number) =>
  queryOptions({
    queryKey: ['trainerEvents', 'failedLetters', id],
    queryFn: ({ signal }) => call(listFailedLetters, { params: { id } }, { signal, quiet403: true }),
  })

/** Requests for approval that did not get through, and the way to send them again. */
export function FailedLetters({ id }: { id: number }) {
  const { t } = useTranslation('planning')
  const message = useMessage()
  const problem = useErrorTexts()
  const { data = [] } = useQuery(failedLetters(id))
  const retrying = useMutation({
    mutationFn: () => call(retryFailedLetters, { params: { id } }),
    async onSuccess() {
      notice.set({ text: t('failedSent') })
      await eventsChanged()
    },
    onError: (error) => noteProblem(problem(error)),
  })
  if (!data.length) return null
  const said = message(eventsMessages.authorization_mail_failed)
  return (
    <div role="alert" className={styles['warning']}>
      <p>{t('failed', { message: said, count: data.length })}</p>
      <p>{data.map(({ to }) => to).join(', ')}</p>
      <Button size="sm" variant="default" loading={retrying.isPending} onClick={() => retrying.mutate()}>
        {t('failedRetry')}
      </Button>
    </div>
  )
}
