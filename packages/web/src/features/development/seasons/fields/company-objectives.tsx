import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LocalFields } from '../../../../ui/admin/record/local-fields.tsx'
import { fieldColumns } from '../../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import type { SeasonFormState } from '../season-form.ts'
import styles from '../seasons.module.css'

const most = 10

/** What the company wants to reach, which stands above everybody's own objectives. */
export function CompanyObjectives({ form }: { form: SeasonFormState }) {
  const { t } = useTranslation('seasons')
  const { companyObjectives } = form.values
  const set = (next: typeof companyObjectives) => form.set({ companyObjectives: next })
  return (
    <RecordSection title={t('part.company')} hint={t('part.companyHint')}>
      {companyObjectives.map((line, place) => (
        // NOTE: a line has no identity of its own but its place.
        <div
          key={place}
          className={styles['line']}
          role="group"
          aria-label={t('company.number', { number: place + 1 })}
        >
          <div className={fieldColumns}>
            <LocalFields
              labels={{ en: t('company.en'), de: t('company.de') }}
              value={line}
              maxLength={300}
              error={form.errorAt(`companyObjectives.${place}`)}
              onChange={(next) => set(companyObjectives.with(place, next))}
            />
          </div>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={t('company.remove', { number: place + 1 })}
            onClick={() => set(companyObjectives.toSpliced(place, 1))}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {companyObjectives.length < most && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => set([...companyObjectives, { en: '', de: '' }])}
          >
            {t('company.add')}
          </Button>
        </div>
      )}
    </RecordSection>
  )
}
