import { DateInput } from '@mantine/dates'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import 'dayjs/locale/de'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { firstDayOfWeek, pickerFormat } from '../../../lib/words/shown/dates.ts'
import { useLanguage } from '../../../lib/words/language.ts'

dayjs.extend(customParseFormat)

// NOTE: strict, because the lenient way reads the first typed digit as a month of 2001 and stays with it.
const readTyped = (text: string) => {
  const day = dayjs(text, pickerFormat, true)
  return day.isValid() ? day.format('YYYY-MM-DD') : null
}

type DayFieldProps = Omit<ComponentProps<typeof DateInput>, 'label' | 'value' | 'onChange'> & {
  /** Either this or `aria-label`. */
  label?: string
  /** YYYY-MM-DD, or empty. */
  value: string
  onChange: (value: string) => void
}

/** A day, typed or picked as dd-MM-yyyy in weeks that begin on Monday. */
export function DayField({ label, value, onChange, ...rest }: DayFieldProps) {
  const { t } = useTranslation('common')
  const name = label ?? rest['aria-label'] ?? ''
  return (
    <DateInput
      size="md"
      label={label}
      value={value || null}
      valueFormat={pickerFormat}
      dateParser={readTyped}
      firstDayOfWeek={firstDayOfWeek}
      locale={useLanguage()}
      clearable
      clearButtonProps={{ 'aria-label': t('action.clearNamed', { name }) }}
      onChange={(next) => onChange(next ?? '')}
      {...rest}
    />
  )
}
