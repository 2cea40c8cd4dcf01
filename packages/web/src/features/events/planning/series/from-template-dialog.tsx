import { Button, NativeSelect, Skeleton, Switch } from '@mantine/core'
import type { EventTemplate } from '@oktant/contract/events/event-series.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { useToday } from '../../../../lib/time/today.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { DialogButtons } from '../../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { DayField } from '../../../../ui/form/fields/day-field.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import styles from '../planning.module.css'
import { firstRecurrence, isWhole, RecurrenceFields } from './recurrence-fields.tsx'
import { template, templates } from './series.queries.ts'
import { SeriesPreview } from './series-preview.tsx'
import { TemplateFacts } from './template-facts.tsx'
import { useSeries } from './use-series.ts'

type DialogProps = { onClose: () => void }

/** Plans events of a template: which one, and then from when on and how often. */
export function FromTemplateDialog({ onClose }: DialogProps) {
  const { t } = useTranslation('planning')
  const text = useLocalText()
  const [id, setId] = useState<number | null>(null)
  const all = useQuery(templates)
  const chosen = useQuery({ ...template(id ?? 0), enabled: id !== null })
  const problem = useErrorText(all.error ?? chosen.error)
  const list = all.data?.content ?? []
  return (
    <Dialog title={t('template.use')} size="lg" onClose={onClose}>
      <div className={styles['stack']}>
        {(all.isPending || (id !== null && chosen.isPending)) && <Skeleton height={56} />}
        {all.data && !list.length && <p>{t('template.none')}</p>}
        {list.length > 0 && (
          <NativeSelect
            label={t('template.which')}
            value={id === null ? '' : String(id)}
            data={[
              { value: '', label: t('many.choose') },
              ...list.map((one) => ({ value: String(one.id), label: text(one.name) })),
            ]}
            onChange={({ target }) => setId(target.value ? Number(target.value) : null)}
          />
        )}
        <FormProblem>{problem}</FormProblem>
        {id !== null && chosen.data && (
          <>
            <TemplateFacts template={chosen.data} onRemoved={() => setId(null)} />
            <PlanOf key={id} template={chosen.data} onClose={onClose} />
          </>
        )}
      </div>
    </Dialog>
  )
}

type PlanProps = DialogProps & { template: EventTemplate }

/** Plans events of the template that is open. */
export function OfTemplateDialog({ template: one, onClose }: PlanProps) {
  const { t } = useTranslation('planning')
  return (
    <Dialog title={t('template.use')} size="lg" onClose={onClose}>
      <div className={styles['stack']}>
        <PlanOf template={one} onClose={onClose} />
      </div>
    </Dialog>
  )
}

function PlanOf({ template: one, onClose }: PlanProps) {
  const { t } = useTranslation(['planning', 'common'])
  const today = useToday()
  const [firstDay, setFirstDay] = useState('')
  const [recurs, setRecurs] = useState(one.recurrence !== null)
  const [recurrence, setRecurrence] = useState(one.recurrence ?? firstRecurrence)
  const isReady = firstDay !== '' && (!recurs || isWhole(recurrence))
  const of = isReady ? { templateId: one.id, firstDay, recurrence: recurs ? recurrence : null } : null
  const { preview, planning, errorAt, whole, canPlan } = useSeries(of, onClose)
  return (
    <>
      <DayField
        label={t('template.firstDay')}
        value={firstDay}
        minDate={today}
        error={errorAt('firstDay')}
        onChange={setFirstDay}
      />
      <Switch
        label={t('template.recurs')}
        checked={recurs}
        onChange={({ target }) => setRecurs(target.checked)}
      />
      {recurs && <RecurrenceFields value={recurrence} errorAt={errorAt} onChange={setRecurrence} />}
      {of && !preview.error && <SeriesPreview data={preview.data} isPending={preview.isPending} />}
      <FormProblem>{whole}</FormProblem>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button disabled={!canPlan} loading={planning.isPending} onClick={() => of && planning.mutate(of)}>
          {t('series.plan')}
        </Button>
      </DialogButtons>
    </>
  )
}
