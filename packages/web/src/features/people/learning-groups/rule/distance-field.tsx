import { NumberInput } from '@mantine/core'
import type { RelativeOperator } from '@oktant/contract/people/learning-groups.ts'
import { useTranslation } from 'react-i18next'
import type { RuleWords } from './rule-words.ts'

const mostDays = 99_999

type DistanceFieldProps = {
  operator: RelativeOperator
  value: string
  words: RuleWords
  error: string | undefined
  onChange: (value: string) => void
}

/** How many days from today; below it stands what that means in words. */
export function DistanceField({ operator, value, words, error, onChange }: DistanceFieldProps) {
  const { t } = useTranslation('learningGroups')
  const isSpan = operator === 'inLast' || operator === 'inNext'
  return (
    <NumberInput
      aria-label={t('near.days')}
      placeholder={t('near.days')}
      value={value === '' ? '' : Number(value)}
      min={isSpan ? 0 : -mostDays}
      max={mostDays}
      allowNegative={!isSpan}
      allowDecimal={false}
      clampBehavior="strict"
      inputWrapperOrder={['input', 'description', 'error']}
      description={
        value === '' ? t(isSpan ? 'near.spanHint' : 'near.offsetHint') : words.nearToday(operator, value)
      }
      error={error}
      onChange={(next) => onChange(String(next))}
    />
  )
}
