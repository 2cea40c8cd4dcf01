import { Button, Textarea, TextInput } from '@mantine/core'
import type { ReviewAnswerSet } from '@oktant/contract/development/reviews/review-shapes.ts'
import { reviewsMessages } from '@oktant/contract/kit/messages/reviews.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import { DayField } from '../../../../ui/form/fields/day-field.tsx'
import { Scale } from '../../../../ui/scale/scale.tsx'
import styles from '../reviews.module.css'
import type { ReviewForm } from '../state/review-form.ts'

export type FieldProps = {
  form: ReviewForm
  /** Its name on its way to the server. */
  field: string
  /** What the server said at first. */
  known: string | number | null
  label: string
}

/** What is missing at a field, in the printed words. */
export function useFaultWords() {
  const text = useLocalText()
  return (field: string) => {
    if (field.startsWith('question.')) return text(messages.response_required)
    if (/^objective\.\d+\.(title|text)$/.test(field)) return text(reviewsMessages.pdr_objective_incomplete)
    return text(messages.required)
  }
}

export function Fault({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles['fault']}>
      <IconAlertCircle size={18} aria-hidden />
      {children}
    </p>
  )
}

/** What was typed here and does not stand, as the field was written later elsewhere. */
function Overtaken({ form, field }: Pick<FieldProps, 'form' | 'field'>) {
  const { t } = useTranslation('reviews')
  const mine = form.mineOf(field)
  if (mine === undefined) return null
  return (
    <div role="status" className={styles['overtaken']}>
      <p>{t('overtaken')}</p>
      {mine && <blockquote>{mine}</blockquote>}
      <Button size="xs" variant="default" onClick={() => form.write(field, mine)}>
        {t('overtaken.mine')}
      </Button>
    </div>
  )
}

/** Words that were written and cannot be changed here. */
export function Written({ label, children }: { label: string; children: string }) {
  if (!children) return null
  return (
    <div className={styles['written']}>
      <h4>{label}</h4>
      <p>{children}</p>
    </div>
  )
}

type TextProps = FieldProps & { isLong?: boolean; maxLength?: number; hint?: string; isRequired?: boolean }

/** Words of one side: a field for whoever writes them now, else as they were written. */
export function TextField(props: TextProps) {
  const { form, field, known, label, isLong = false, maxLength = 5000, hint, isRequired = false } = props
  const faults = useFaultWords()
  const value = form.valueOf(field, known)
  if (!form.may(field)) return <Written label={label}>{value}</Written>
  const Input = isLong ? Textarea : TextInput
  const fault = form.faultAt(field)
  return (
    <div data-field={field}>
      <Input
        label={label}
        description={hint}
        withAsterisk={isRequired}
        maxLength={maxLength}
        value={value}
        error={fault && faults(field)}
        {...(isLong && { rows: 4 })}
        onChange={({ target }) => form.write(field, target.value)}
      />
      <Overtaken form={form} field={field} />
    </div>
  )
}

/** A day that one side sets. */
export function DateField({ form, field, known, label }: FieldProps) {
  const faults = useFaultWords()
  return (
    <div data-field={field}>
      <DayField
        label={label}
        value={form.valueOf(field, known)}
        error={form.faultAt(field) && faults(field)}
        onChange={(day) => form.write(field, day)}
      />
      <Overtaken form={form} field={field} />
    </div>
  )
}

type RatingProps = FieldProps & { points: ReviewAnswerSet['possibleAnswers'] }

/** A slider that one side moves; to everybody else it shows where it stands. */
export function RatingField({ form, field, known, label, points }: RatingProps) {
  const { t } = useTranslation('reviews')
  const text = useLocalText()
  const faults = useFaultWords()
  const fault = useId()
  const value = form.valueOf(field, known)
  const may = form.may(field)
  if (!may && value === '') return <p className={styles['quiet']}>{t('rating.none', { label })}</p>
  const isWrong = form.faultAt(field) !== undefined
  return (
    <div className={styles['rating']} data-field={field}>
      <p className={styles['label']}>{label}</p>
      <Scale
        points={points.map(({ id, name, description }) => ({
          id,
          name: text(name),
          description: text(description),
        }))}
        rating={points.findIndex(({ id }) => String(id) === value)}
        isReadOnly={!may}
        label={label}
        isWrong={isWrong}
        describedBy={isWrong ? fault : undefined}
        onRating={(rating) => form.write(field, String(points[rating]?.id ?? ''))}
      />
      {isWrong && <Fault id={fault}>{faults(field)}</Fault>}
      <Overtaken form={form} field={field} />
    </div>
  )
}
