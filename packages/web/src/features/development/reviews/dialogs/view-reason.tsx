import { Button, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { Form, FormProblem } from '../../../../ui/form/form.tsx'
import { giveViewReason } from '../reviews.queries.ts'
import styles from '../reviews.module.css'

/** Whoever administers reviews reads what stands in one after saying why; that is kept. */
export function ViewReason({ id }: { id: number }) {
  const { t } = useTranslation('reviews')
  const [reason, setReason] = useState('')
  const giving = useMutation({ mutationFn: () => giveViewReason(id, reason) })
  const problem = useErrorText(giving.error)
  return (
    <section className={`card ${styles['section']}`} aria-label={t('reason.title')}>
      <h2>{t('reason.title')}</h2>
      <p>{t('reason.text')}</p>
      <Form action={() => giving.mutate()} aria-label={t('reason.title')}>
        <Textarea
          label={t('reason.label')}
          rows={3}
          maxLength={2000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormProblem>{problem}</FormProblem>
        <div>
          <Button type="submit" disabled={!reason.trim()} loading={giving.isPending}>
            {t('reason.read')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
