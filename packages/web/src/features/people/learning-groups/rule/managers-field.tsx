import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PersonPicker } from '../../../../ui/form/fields/person-picker.tsx'
import styles from '../learning-groups.module.css'

type ManagersFieldProps = {
  ids: readonly number[]
  names: readonly { id: number; name: string }[]
  error: string | undefined
  onChange: (ids: number[]) => void
}

/** Some people by name, for a condition about who leads somebody. */
export function ManagersField({ ids, names, error, onChange }: ManagersFieldProps) {
  const { t } = useTranslation('learningGroups')
  const nameOf = (id: number) => names.find((one) => one.id === id)?.name ?? '…'
  return (
    <div className={styles['managers']}>
      {ids.length > 0 && (
        <ul aria-label={t('rule.managers')}>
          {ids.map((id) => (
            <li key={id}>
              {nameOf(id)}
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t('rule.removeManager', { name: nameOf(id) })}
                onClick={() => onChange(ids.filter((other) => other !== id))}
              >
                {t('rule.removeShort')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <PersonPicker
        key={ids.length}
        label={t('rule.addManager')}
        value={null}
        error={error}
        onChange={(person) => person && onChange([...new Set([...ids, person.id])])}
      />
    </div>
  )
}
