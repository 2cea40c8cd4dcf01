import { ActionIcon, NumberInput, Textarea, TextInput } from '@mantine/core'
import type { ContractLine, ContractLineForm } from '@oktant/contract/development/contracts.ts'
import type { KpaChoice } from '@oktant/contract/development/kpas.ts'
import { contractLimits } from '@oktant/contract/kit/development-limits.ts'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fieldColumns, wideField } from '../../../ui/admin/record/record-form.tsx'
import { DayField } from '../../../ui/form/fields/day-field.tsx'
import { FieldFault } from '../../../ui/form/field-fault.tsx'
import { KpaSelect } from '../kpas/kpa-select.tsx'
import styles from './contracts.module.css'

type LineProps = {
  line: ContractLineForm
  place: number
  choices: readonly KpaChoice[]
  /** Lines of the versions so far: an area that was archived meanwhile keeps its name there. */
  known: readonly ContractLine[]
  errorAt: (field: string) => string | undefined
  onChange: (change: Partial<ContractLineForm>) => void
  onRemove: () => void
}

const weightFrom = (typed: number | string) => Math.min(100, Math.max(0, Math.round(Number(typed)) || 0))

/** One line of a contract: its area, what is to be reached by when, and how much it weighs. */
export function ContractLineFields(props: LineProps) {
  const { line, place, choices, known, errorAt, onChange, onRemove } = props
  const { t } = useTranslation('contracts')
  const number = place + 1
  const kept = known.find(({ kpaId }) => kpaId !== null && kpaId === line.kpaId)?.kpaName ?? null
  return (
    <fieldset className={styles['line']}>
      <legend>{t('lineNumber', { number })}</legend>
      <div className={fieldColumns}>
        <KpaSelect
          label={t('field.kpa')}
          none={t('field.noKpa')}
          choices={choices}
          value={line.kpaId}
          keptName={kept}
          error={errorAt(`lines.${place}.kpaId`)}
          onChange={(kpaId) => onChange({ kpaId })}
        />
        <NumberInput
          size="md"
          label={t('field.weight')}
          min={0}
          max={100}
          allowDecimal={false}
          value={line.weight}
          onChange={(typed) => onChange({ weight: weightFrom(typed) })}
        />
        <TextInput
          size="md"
          label={t('field.title')}
          maxLength={contractLimits.title}
          value={line.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <DayField
          label={t('field.dueOn')}
          value={line.dueOn ?? ''}
          onChange={(day) => onChange({ dueOn: day || null })}
        />
        <Textarea
          size="md"
          className={wideField}
          label={t('field.text')}
          rows={2}
          maxLength={contractLimits.text}
          value={line.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </div>
      <FieldFault>{errorAt(`lines.${place}.objectiveId`)}</FieldFault>
      <ActionIcon variant="subtle" size="lg" aria-label={t('removeLine', { number })} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </fieldset>
  )
}
