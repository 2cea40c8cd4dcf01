import { useTranslation } from 'react-i18next'
import styles from '../reviews.module.css'
import { Competencies } from './competencies.tsx'
import { TextField } from './fields.tsx'
import { Mark } from './mark.tsx'
import { Questions } from './questions.tsx'
import type { ReviewForm } from '../state/review-form.ts'
import { Section } from './section.tsx'
import { useSides } from '../state/sides.ts'

type SectionProps = { form: ReviewForm }

/** Competencies, and the questions that go with them. */
export function SectionB({ form }: SectionProps) {
  const { t } = useTranslation('reviews')
  const { review } = form
  const isEmpty = review.bcs.length === 0 && !review.questions.some(({ part }) => part === 'B')
  return (
    <Section name="B" status={review.sectionBStatus} form={form}>
      {isEmpty && <p className={styles['quiet']}>{t('section.empty')}</p>}
      <Competencies form={form} />
      <Questions form={form} part="B" title={t('questions.B')} />
    </Section>
  )
}

/** What both say at the end, and the mark. */
export function SectionC({ form }: SectionProps) {
  const { t } = useTranslation('reviews')
  const { review } = form
  const sides = useSides(review)
  return (
    <Section name="C" status={review.sectionCStatus} form={form}>
      <Questions form={form} part="C" title={t('questions.C')} />
      <Questions form={form} part="CManager" title={t('questions.CManager')} />
      <TextField
        form={form}
        field="userFinalComments"
        known={review.userFinalComments}
        label={sides.own('final')}
        isLong
      />
      <TextField
        form={form}
        field="managerFinalComments"
        known={review.managerFinalComments}
        label={sides.other('final')}
        isLong
      />
      {!review.sees.managerBC && <p className={styles['quiet']}>{t('later.managerBC')}</p>}
      <Mark form={form} />
    </Section>
  )
}
