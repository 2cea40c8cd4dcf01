import { Button } from '@mantine/core'
import type { TestimonialRecord } from '@oktant/contract/learning/testimonial-nods.ts'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { onceMade } from '../../../lib/api/once-made.ts'
import { offerUndo } from '../../../lib/notice.ts'
import { FormProblem } from '../../../ui/form/form.tsx'
import { takeDecisionBack, useDecideTestimonial } from './testimonial-nods.queries.ts'
import styles from './testimonials-screen.module.css'

const choices = ['approved', 'refused'] as const

/** Both decisions, less the one that holds; each can be taken back. */
export function DecideTestimonial({ row }: { row: TestimonialRecord }) {
  const { t } = useTranslation('testimonialNods')
  const decide = useDecideTestimonial()
  const problem = useErrorText(decide.error)
  const { id, updatedAt } = row
  const name = row.user.fullName
  const send = (nod: (typeof choices)[number]) => {
    const back = () => takeDecisionBack({ id, updatedAt, nod: row.nod })
    onceMade(decide.mutateAsync({ id, nod, updatedAt }), () => offerUndo(t(`done.${nod}`, { name }), back))
  }
  return (
    <>
      <div className={styles['acts']}>
        {choices
          .filter((nod) => nod !== row.nod)
          .map((nod) => (
            <Button
              key={nod}
              variant={nod === 'approved' ? 'filled' : 'default'}
              size="sm"
              disabled={decide.isPending}
              aria-label={t(`named.${nod}`, { name })}
              onClick={() => send(nod)}
            >
              {t(`act.${nod}`)}
            </Button>
          ))}
      </div>
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
