import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../lib/time/now.ts'
import { datesIn } from '../../../lib/words/shown/dates.ts'
import { useLanguage } from '../../../lib/words/language.ts'
import styles from '../form.module.css'

type TimeZoneFieldProps = {
  label: string
  description?: string
  value: string
  disabled?: boolean
  error?: string | undefined
  onChange: (zone: string) => void
}

// NOTE: the server's zone may have a name that this browser does not list.
const zonesWith = (chosen: string) =>
  [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])].filter(Boolean).sort()
const wordsOf = (zone: string) => zone.replaceAll('_', ' ')
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|[\s_/]+/gu, '')
    .toLowerCase()

/** A time zone, found by typing a part of its name, each with what time it is there now. */
export function TimeZoneField({ value, description, onChange, ...rest }: TimeZoneFieldProps) {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const moment = useNow()
  const timeIn = (zone: string) => datesIn(language, zone).time(moment)
  const now = value ? t('timezone.now', { time: timeIn(value) }) : ''
  return (
    <Select
      searchable
      allowDeselect={false}
      value={value}
      description={[description, now].filter(Boolean).join(' ')}
      data={zonesWith(value).map((zone) => ({ value: zone, label: wordsOf(zone) }))}
      filter={({ options, search }) =>
        options.filter((option) => 'label' in option && plain(option.label).includes(plain(search)))
      }
      limit={50}
      nothingFoundMessage={t('timezone.notFound')}
      renderOption={({ option }) => (
        <span className={styles.zone}>
          <span>{option.label}</span>
          <span>{timeIn(option.value)}</span>
        </span>
      )}
      onChange={(zone) => zone && onChange(zone)}
      {...rest}
    />
  )
}
