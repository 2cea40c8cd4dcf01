import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import styles from '../planning.module.css'
import type { PlanForm } from './use-plan-form.ts'

/** What happens when, in the order in which it is written. */
export function Agenda({ form: { values, set } }: { form: PlanForm }) {
  const { t } = useTranslation('planning')
  const { agenda } = values
  const change = (place: number, part: Partial<(typeof agenda)[number]>) =>
    set({ agenda: agenda.map((item, at) => (at === place ? { ...item, ...part } : item)) })
  return (
    <RecordSection title={t('part.agenda')}>
      {agenda.map(({ time, text }, place) => (
        <div key={place} className={styles['item']}>
          <TextInput
            type="time"
            aria-label={t('agendaTime', { number: place + 1 })}
            value={time ?? ''}
            onChange={({ target }) => change(place, { time: target.value || null })}
          />
          <TextInput
            aria-label={t('agendaText', { number: place + 1 })}
            placeholder={t('agendaHint')}
            maxLength={300}
            value={text}
            onChange={({ target }) => change(place, { text: target.value })}
          />
          <Button
            variant="subtle"
            color="gray"
            aria-label={t('agendaRemove', { number: place + 1 })}
            onClick={() => set({ agenda: agenda.filter((_, at) => at !== place) })}
          >
            {t('removeSlot')}
          </Button>
        </div>
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => set({ agenda: [...agenda, { time: null, text: '' }] })}
        >
          {t('agendaAdd')}
        </Button>
      </div>
    </RecordSection>
  )
}
