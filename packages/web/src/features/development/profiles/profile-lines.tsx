import { Button, NativeSelect, TextInput } from '@mantine/core'
import {
  competencyLevels,
  type CompetencyLevel,
  type NamedOne,
} from '@oktant/contract/development/competency-shapes.ts'
import type { CompetencyProfile } from '@oktant/contract/development/competency-profiles.ts'
import { competencies as limits } from '@oktant/contract/kit/constants.ts'
import { useTranslation } from 'react-i18next'
import { useLevelWord } from '../claims/claim-words.tsx'
import styles from '../claims/claims.module.css'

type Line = CompetencyProfile['items'][number]
type ProfileLinesProps = {
  items: readonly Line[]
  /** What else the library holds. */
  offered: readonly NamedOne[]
  onChange: (items: Line[]) => void
}

const isLevel = (value: string): value is CompetencyLevel => competencyLevels.some((one) => one === value)
const monthsIn = (typed: string) => {
  const months = Number.parseInt(typed, 10)
  return months > 0 ? Math.min(months, limits.mostMonths) : null
}

/** The competencies of a job role, in their order; one is added from the library. */
export function ProfileLines({ items, offered, onChange }: ProfileLinesProps) {
  const { t } = useTranslation('competencyProfiles')
  const change = (id: number, change: Partial<Line>) =>
    onChange(items.map((line) => (line.competencyItemId === id ? { ...line, ...change } : line)))
  const add = (value: string) => {
    const found = offered.find(({ id }) => String(id) === value)
    if (!found) return
    const { id: competencyItemId, name } = found
    onChange([...items, { competencyItemId, name, level: 'LEVEL_ONE', validMonths: null }])
  }
  return (
    <>
      {items.length === 0 && <p className={styles['quiet']}>{t('noItems')}</p>}
      <ul className={styles['lines']}>
        {items.map((line) => (
          <li key={line.competencyItemId}>
            <ProfileLine
              line={line}
              onChange={(changed) => change(line.competencyItemId, changed)}
              onRemove={() => onChange(items.filter((one) => one !== line))}
            />
          </li>
        ))}
      </ul>
      {offered.length > 0 && items.length < limits.mostItems && (
        <NativeSelect
          label={t('add')}
          value=""
          data={[
            { value: '', label: t('choose') },
            ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ target }) => add(target.value)}
        />
      )}
    </>
  )
}

type ProfileLineProps = { line: Line; onChange: (change: Partial<Line>) => void; onRemove: () => void }

function ProfileLine({ line: { name, level, validMonths }, onChange, onRemove }: ProfileLineProps) {
  const { t } = useTranslation('competencyProfiles')
  const levelWord = useLevelWord()
  return (
    <div role="group" aria-label={name} className={styles['line']}>
      <strong>{name}</strong>
      <NativeSelect
        label={t('field.level')}
        value={level}
        data={competencyLevels.map((value) => ({ value, label: levelWord(value) }))}
        onChange={({ target: { value } }) => isLevel(value) && onChange({ level: value })}
      />
      <TextInput
        label={t('field.validMonths')}
        placeholder={t('endless')}
        inputMode="numeric"
        value={validMonths === null ? '' : String(validMonths)}
        onChange={({ target }) => onChange({ validMonths: monthsIn(target.value) })}
      />
      <Button variant="subtle" aria-label={t('removeNamed', { name })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  )
}
