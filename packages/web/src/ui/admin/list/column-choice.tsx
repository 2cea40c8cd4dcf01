import { Button, Checkbox, Popover } from '@mantine/core'
import { IconColumns } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ChosenColumns } from '../../../lib/records/chosen-columns.ts'
import styles from './column-choice.module.css'

type ColumnChoiceProps = {
  columns: ChosenColumns
  choices: readonly { name: string; label: string }[]
}

/** Which further columns a list shows. */
export function ColumnChoice({ columns: { chosen, choose, isFull }, choices }: ColumnChoiceProps) {
  const { t } = useTranslation('admin')
  return (
    <Popover position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns size={18} aria-hidden />}>
          {t('list.columns', { count: chosen.length })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles['choice'] ?? ''} aria-label={t('list.columnsTitle')}>
        <Checkbox.Group label={t('list.columnsTitle')} value={[...chosen]} onChange={choose}>
          <div className={styles['columns']}>
            {choices.map(({ name, label }) => (
              <Checkbox key={name} value={name} label={label} disabled={isFull && !chosen.includes(name)} />
            ))}
          </div>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  )
}
