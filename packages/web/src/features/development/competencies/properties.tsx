import { ActionIcon, Button } from '@mantine/core'
import type { CompetencyItemForm } from '@oktant/contract/development/competency-items.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LocalFields } from '../../../ui/admin/record/local-fields.tsx'
import { fieldColumns } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import styles from './competencies.module.css'

type Lines = CompetencyItemForm['itemProperties']
type PropertiesProps = { properties: Lines; onChange: (properties: Lines) => void }

const most = 20

/** By what a competency shows, line by line. */
export function Properties({ properties, onChange }: PropertiesProps) {
  const { t } = useTranslation('competencyItems')
  return (
    <RecordSection title={t('properties.title')} hint={t('properties.hint')}>
      {properties.map((property, place) => (
        // NOTE: a line has no identity of its own but its place.
        <div
          key={place}
          className={styles['line']}
          role="group"
          aria-label={t('property', { number: place + 1 })}
        >
          <div className={fieldColumns}>
            <LocalFields
              labels={{ en: t('property.en'), de: t('property.de') }}
              value={property}
              maxLength={300}
              onChange={(value) => onChange(properties.with(place, value))}
            />
          </div>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={t('property.remove', { number: place + 1 })}
            onClick={() => onChange(properties.toSpliced(place, 1))}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {properties.length < most && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => onChange([...properties, { en: '', de: '' }])}
          >
            {t('property.add')}
          </Button>
        </div>
      )}
    </RecordSection>
  )
}
