import { Button } from '@mantine/core'
import type { SeasonFormChoice, SeasonOptions } from '@oktant/contract/development/seasons.ts'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { newChoice, type SeasonFormState } from '../season-form.ts'
import { FieldFault } from '../../../../ui/form/field-fault.tsx'
import styles from '../seasons.module.css'
import { FormChoice } from './form-choice.tsx'

type FormsProps = { form: SeasonFormState; options: SeasonOptions }

/** What people fill in, by job role: one form for everybody, and others where a job role has its own. */
export function Forms({ form, options }: FormsProps) {
  const { t } = useTranslation('seasons')
  const { forms } = form.values
  const set = (next: SeasonFormChoice[]) => form.set({ forms: next })
  return (
    <RecordSection title={t('part.forms')} hint={t('part.formsHint')}>
      {options.forms.length === 0 && (
        <p className={styles['note']}>
          {t('noForms')} <Link to={paths.adminEvaluations}>{t('noForms.make')}</Link>
        </p>
      )}
      <FieldFault>{form.errorAt('forms')}</FieldFault>
      {forms.map((choice, place) => (
        // NOTE: a choice has no identity of its own but its place.
        <FormChoice
          key={place}
          choice={choice}
          place={place}
          options={options}
          error={form.errorAt(`forms.${place}.evaluationId`) ?? form.errorAt(`forms.${place}`)}
          onChange={(next) => set(forms.with(place, next))}
          {...(forms.length > 1 && { onRemove: () => set(forms.toSpliced(place, 1)) })}
        />
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => set([...forms, { ...newChoice(), jobRoleId: options.jobRoles[0]?.id ?? null }])}
        >
          {t('form.add')}
        </Button>
      </div>
    </RecordSection>
  )
}
