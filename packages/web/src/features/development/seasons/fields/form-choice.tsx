import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { questionParts } from '@oktant/contract/development/reviews/review-shapes.ts'
import type { SeasonFormChoice, SeasonOptions } from '@oktant/contract/development/seasons.ts'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import { fieldColumns } from '../../../../ui/admin/record/record-form.tsx'
import styles from '../seasons.module.css'

type ChoiceProps = {
  choice: SeasonFormChoice
  place: number
  options: SeasonOptions
  error: string | undefined
  onChange: (choice: SeasonFormChoice) => void
  onRemove?: () => void
}

/** Which form whom is given, where each of its questions stands, and which competencies it rates. */
export function FormChoice({ choice, place, options, error, onChange, onRemove }: ChoiceProps) {
  const { t } = useTranslation('seasons')
  const text = useLocalText()
  const { jobRoleId, evaluationId } = choice
  return (
    <fieldset className={styles['choice']}>
      <legend>{t('form.number', { number: place + 1 })}</legend>
      <div className={fieldColumns}>
        <NativeSelect
          label={t('form.jobRole')}
          value={String(jobRoleId ?? 0)}
          data={[
            { value: '0', label: t('form.everybody') },
            ...options.jobRoles.map(({ id, name }) => ({ value: String(id), label: text(name) })),
          ]}
          onChange={({ target }) => onChange({ ...choice, jobRoleId: Number(target.value) || null })}
        />
        <NativeSelect
          label={t('form.form')}
          value={String(evaluationId)}
          error={error}
          data={[
            { value: '0', label: t('form.choose') },
            ...options.forms.map(({ id, name }) => ({ value: String(id), label: text(name) })),
          ]}
          onChange={({ target }) => onChange({ ...choice, evaluationId: Number(target.value), parts: [] })}
        />
      </div>
      <Parts choice={choice} options={options} onChange={onChange} />
      <Competencies choice={choice} options={options} onChange={onChange} />
      {onRemove && (
        <div>
          <Button variant="subtle" onClick={onRemove}>
            {t('form.remove', { number: place + 1 })}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type PartProps = Pick<ChoiceProps, 'choice' | 'options' | 'onChange'>

function Parts({ choice, options, onChange }: PartProps) {
  const { t } = useTranslation('seasons')
  const text = useLocalText()
  const questions = options.forms.find(({ id }) => id === choice.evaluationId)?.questions ?? []
  const partOf = (questionId: number) =>
    choice.parts.find((one) => one.questionId === questionId)?.part ?? 'B'
  if (questions.length === 0) return null
  return (
    <div className={styles['parts']} role="group" aria-label={t('form.parts')}>
      <h3>{t('form.parts')}</h3>
      {questions.map(({ id, title }) => (
        <NativeSelect
          key={id}
          label={text(title)}
          value={partOf(id)}
          data={questionParts.map((value) => ({ value, label: t(`part.${value}`) }))}
          onChange={({ target }) => {
            const part = questionParts.find((one) => one === target.value) ?? 'B'
            const others = choice.parts.filter((one) => one.questionId !== id)
            onChange({ ...choice, parts: [...others, { questionId: id, part }] })
          }}
        />
      ))}
    </div>
  )
}

function Competencies({ choice, options, onChange }: PartProps) {
  const { t } = useTranslation('seasons')
  const text = useLocalText()
  const ids = choice.competencyItemIds
  if (options.competencyItems.length === 0) return <p className={styles['quiet']}>{t('noCompetencies')}</p>
  return (
    <div className={styles['parts']} role="group" aria-label={t('form.competencies')}>
      <h3>{t('form.competencies')}</h3>
      {options.competencyItems.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={text(name)}
          checked={ids.includes(id)}
          onChange={({ target }) =>
            onChange({
              ...choice,
              competencyItemIds: target.checked ? [...ids, id] : ids.filter((one) => one !== id),
            })
          }
        />
      ))}
    </div>
  )
}
