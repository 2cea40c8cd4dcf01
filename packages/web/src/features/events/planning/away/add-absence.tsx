import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { useUser } from '../../../../lib/session/session-state.ts'
import { notice } from '../../../../lib/notice.ts'
import { useToday } from '../../../../lib/time/today.ts'
import { fieldColumns } from '../../../../ui/admin/record/record-form.tsx'
import { DayField } from '../../../../ui/form/fields/day-field.tsx'
import { PersonPicker, type Picked } from '../../../../ui/form/fields/person-picker.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import styles from '../planning.module.css'
import { addAbsence } from './absences.queries.ts'

const empty = { fromDay: '', fromTime: '', untilDay: '', untilTime: '', note: '' }

/** Says that oneself, or somebody whom one looks after, cannot run events for a time. */
export function AddAbsence({ isForOthers }: { isForOthers: boolean }) {
  const { t } = useTranslation('planning')
  const today = useToday()
  const me = useUser()
  const own = me && { id: me.id, fullName: me.name }
  const [person, setPerson] = useState<Picked | null>(own ?? null)
  const [said, setSaid] = useState(empty)
  const set = (part: Partial<typeof empty>) => setSaid({ ...said, ...part })
  const { fromDay, fromTime, untilDay, untilTime, note } = said
  const adding = useMutation({
    mutationFn: () =>
      addAbsence({
        userId: isForOthers ? (person?.id ?? null) : null,
        fromDay,
        fromTime: fromTime || null,
        untilDay: untilDay || fromDay,
        untilTime: untilTime || null,
        note,
      }),
    onSuccess() {
      setSaid(empty)
      notice.set({ text: t('away.added') })
    },
  })
  const problem = useErrorText(adding.error)
  const isReady = fromDay !== '' && (person !== null || !isForOthers)
  return (
    <form
      className={styles['stack']}
      aria-label={t('away.add')}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) adding.mutate()
      }}
    >
      {isForOthers && <PersonPicker label={t('away.who')} value={person} onChange={setPerson} />}
      <div className={fieldColumns}>
        <DayField label={t('away.from')} value={fromDay} onChange={(day) => set({ fromDay: day })} />
        <TextInput
          type="time"
          label={t('away.fromTime')}
          description={t('away.timeHint')}
          value={fromTime}
          onChange={({ target }) => set({ fromTime: target.value })}
        />
        <DayField
          label={t('away.until')}
          description={t('away.untilHint')}
          value={untilDay}
          minDate={fromDay || today}
          onChange={(day) => set({ untilDay: day })}
        />
        <TextInput
          type="time"
          label={t('away.untilTime')}
          description={t('away.timeHint')}
          value={untilTime}
          onChange={({ target }) => set({ untilTime: target.value })}
        />
      </div>
      <TextInput
        label={t('away.note')}
        description={t('away.noteHint')}
        maxLength={200}
        value={note}
        onChange={({ target }) => set({ note: target.value })}
      />
      <FormProblem>{problem}</FormProblem>
      <div>
        <Button type="submit" disabled={!isReady} loading={adding.isPending}>
          {t('away.add')}
        </Button>
      </div>
    </form>
  )
}
