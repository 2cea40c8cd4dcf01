import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LocalFields } from '../../../../ui/admin/record/local-fields.tsx'
import { fieldColumns } from '../../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { DayField } from '../../../../ui/form/fields/day-field.tsx'
import { PersonPicker } from '../../../../ui/form/fields/person-picker.tsx'
import type { SeasonFormState } from '../season-form.ts'
import styles from '../seasons.module.css'

/** What a season is called, when it is, and what goes in it. */
export function Basics({ form, isOpen }: { form: SeasonFormState; isOpen: boolean }) {
  const { t } = useTranslation('seasons')
  const { values, set, errorAt } = form
  return (
    <RecordSection title={t('part.season')}>
      <div className={fieldColumns}>
        <LocalFields
          labels={{ en: t('name.en'), de: t('name.de') }}
          value={values.name}
          maxLength={100}
          error={errorAt('name')}
          onChange={(name) => set({ name })}
        />
        <DayField
          label={t('field.seasonStart')}
          value={values.seasonStart}
          error={errorAt('seasonStart')}
          disabled={isOpen}
          onChange={(seasonStart) => set({ seasonStart })}
        />
        <DayField
          label={t('field.seasonEnd')}
          value={values.seasonEnd}
          error={errorAt('seasonEnd')}
          onChange={(seasonEnd) => set({ seasonEnd })}
        />
      </div>
      <div className={styles['checks']}>
        <Checkbox
          label={t('field.allowUserCompleteSectionB')}
          description={t('hint.allowUserCompleteSectionB')}
          checked={values.allowUserCompleteSectionB}
          disabled={isOpen}
          onChange={({ target }) => set({ allowUserCompleteSectionB: target.checked })}
        />
        <Checkbox
          label={t('field.contentForUpperManagers')}
          description={t('hint.contentForUpperManagers')}
          checked={values.contentForUpperManagers}
          disabled={isOpen}
          onChange={({ target }) => set({ contentForUpperManagers: target.checked })}
        />
        <Checkbox
          label={t('field.contracts')}
          description={t('hint.contracts')}
          checked={values.contracts}
          disabled={isOpen}
          onChange={({ target }) => set({ contracts: target.checked })}
        />
        <Checkbox
          label={t('field.calibration')}
          description={t('hint.calibration')}
          checked={values.calibration}
          disabled={isOpen}
          onChange={({ target }) => set({ calibration: target.checked })}
        />
      </div>
      <div className={styles['narrow']}>
        <PersonPicker
          label={t('field.questionManager')}
          description={t('hint.questionManager')}
          value={
            values.questionManager && { id: values.questionManager.id, fullName: values.questionManager.name }
          }
          error={errorAt('questionManagerId')}
          disabled={isOpen}
          onChange={(person) => set({ questionManager: person && { id: person.id, name: person.fullName } })}
        />
      </div>
    </RecordSection>
  )
}
