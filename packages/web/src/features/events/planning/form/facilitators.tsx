import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonPicker, type Picked } from '../../../../ui/form/fields/person-picker.tsx'
import styles from '../planning.module.css'

type FacilitatorsProps = {
  value: Picked[]
  error: string | undefined
  onChange: (people: Picked[]) => void
}

/** Who runs an event: the first of them is the one whom letters name. */
export function Facilitators({ value, error, onChange }: FacilitatorsProps) {
  const { t } = useTranslation('planning')
  const [turn, setTurn] = useState(0)
  const add = (person: Picked | null) => {
    if (!person) return
    if (!value.some(({ id }) => id === person.id)) onChange([...value, person])
    setTurn(turn + 1)
  }
  return (
    <div className={styles['stack']}>
      <PersonPicker
        // NOTE: the next search begins empty, which the field itself remembers otherwise.
        key={turn}
        label={t('field.facilitators')}
        description={t('facilitatorsHint')}
        value={null}
        error={error}
        onChange={add}
      />
      {value.length > 0 && (
        <ul className={styles['chips']} aria-label={t('field.facilitators')}>
          {value.map(({ id, fullName }) => (
            <li key={id} className={styles['chip']}>
              {fullName}
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('takeOut', { name: fullName })}
                onClick={() => onChange(value.filter((one) => one.id !== id))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
