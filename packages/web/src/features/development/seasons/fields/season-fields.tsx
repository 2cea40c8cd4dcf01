import type { SeasonOptions } from '@oktant/contract/development/seasons.ts'
import { useTranslation } from 'react-i18next'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import type { SeasonFormState } from '../season-form.ts'
import type { SeasonParts } from '../season-parts.ts'
import styles from '../seasons.module.css'
import { Basics } from './basics.tsx'
import { CompanyObjectives } from './company-objectives.tsx'
import { Forms } from './forms.tsx'
import { Phases } from './phases.tsx'
import { Rating } from './rating.tsx'

type FieldsProps = {
  form: SeasonFormState
  options: SeasonOptions
  parts: SeasonParts
  /** It was opened: whom it is for and what is asked stand as they are. */
  isOpen: boolean
  /** It is over: all of it is only read. */
  isClosed?: boolean
}

/** All that is set up of a season, in the order in which it is thought of. */
export function SeasonFields({ form, options, parts: { RuleBuilder }, isOpen, isClosed }: FieldsProps) {
  const { t } = useTranslation('seasons')
  return (
    <>
      {isOpen && <p className={styles['note']}>{t(isClosed ? 'isClosedHint' : 'isOpenHint')}</p>}
      <fieldset disabled={isClosed} className={styles['closed']} aria-label={t('part.season')}>
        <Basics form={form} isOpen={isOpen} />
        <Phases form={form} />
      </fieldset>
      {/* NOTE: what can be changed no more stays to be read. */}
      <fieldset disabled={isOpen} className={styles['closed']} aria-label={t('part.setUp')}>
        <RecordSection title={t('part.audience')} hint={t('part.audienceHint')}>
          <RuleBuilder
            rule={form.values.audience}
            errorAt={(field) => form.errorAt(field.replace(/^rule/, 'audience'))}
            onChange={(audience) => form.set({ audience })}
          />
        </RecordSection>
        <Forms form={form} options={options} />
        <Rating form={form} options={options} />
        <CompanyObjectives form={form} />
      </fieldset>
    </>
  )
}
