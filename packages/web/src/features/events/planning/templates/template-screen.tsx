import { Button, Switch } from '@mantine/core'
import type { EventTemplate } from '@oktant/contract/events/event-series.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { offerUndo } from '../../../../lib/notice.ts'
import { paths } from '../../../../lib/paths.ts'
import { useRecordForm } from '../../../../lib/records/record-form.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useRequiredWord } from '../../../../lib/words/said/required.ts'
import { LocalFields } from '../../../../ui/admin/record/local-fields.tsx'
import { fieldColumns, RecordForm } from '../../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { OfTemplateDialog } from '../series/from-template-dialog.tsx'
import { firstRecurrence, RecurrenceFields } from '../series/recurrence-fields.tsx'
import { changeTemplate, template, type TemplateForm } from '../series/series.queries.ts'
import { TemplateFacts } from '../series/template-facts.tsx'

/** One template of events: what it brings along, how it is called and how often its events come again. */
export function TemplateScreen() {
  const id = Number(useParams()['id'])
  const { data } = useSuspenseQuery(template(id))
  return <Shown key={id} template={data} />
}

function Shown({ template: one }: { template: EventTemplate }) {
  const { t } = useTranslation('planning')
  const text = useLocalText()
  const navigate = useNavigate()
  const [isPlanning, setPlanning] = useState(false)
  return (
    <RecordScreen
      back={{ to: paths.eventTemplates, label: t('template.back') }}
      title={text(one.name)}
      lead={t('template.hint')}
      tools={<Button onClick={() => setPlanning(true)}>{t('series.plan')}</Button>}
      aside={<RecordHistory object="eventTemplate" id={one.id} />}
    >
      <RecordSection title={t('template.brings')}>
        <TemplateFacts template={one} onRemoved={() => void navigate(paths.eventTemplates)} />
      </RecordSection>
      {one.can.change && <TemplateFields template={one} />}
      {isPlanning && <OfTemplateDialog template={one} onClose={() => setPlanning(false)} />}
    </RecordScreen>
  )
}

const shownOf = ({ name, recurrence }: EventTemplate): TemplateForm => ({ name, recurrence })

function TemplateFields({ template: one }: { template: EventTemplate }) {
  const { t } = useTranslation('planning')
  const required = useRequiredWord()
  const { id, revision } = one
  const form = useRecordForm<TemplateForm>({
    name: `eventTemplate:${id}`,
    first: shownOf(one),
    words: ({ code, message }) =>
      code === 'required' ? required : code === 'name_taken' ? t('template.taken') : message,
    async save(values) {
      const saved = await changeTemplate(id, { ...values, revision })
      form.set(shownOf(saved))
      const before = { ...shownOf(one), revision: saved.revision }
      offerUndo(t('template.saved'), () => changeTemplate(id, before))
    },
  })
  const { name, recurrence } = form.values
  return (
    <RecordForm label={t('template.form')} form={form}>
      <RecordSection title={t('template.form')}>
        <div className={fieldColumns}>
          <LocalFields
            labels={{ en: t('name.en'), de: t('name.de') }}
            value={name}
            maxLength={200}
            error={form.errorAt('name')}
            onChange={(changed) => form.set({ name: changed })}
          />
        </div>
        <Switch
          label={t('template.recurs')}
          checked={recurrence !== null}
          onChange={({ target }) => form.set({ recurrence: target.checked ? firstRecurrence : null })}
        />
        {recurrence && (
          <RecurrenceFields
            value={recurrence}
            errorAt={form.errorAt}
            onChange={(changed) => form.set({ recurrence: changed })}
          />
        )}
      </RecordSection>
    </RecordForm>
  )
}
