import { Button } from '@mantine/core'
import type { AutoMessage, AutoMessageValues } from '@oktant/contract/communication/auto-messages.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen } from '../../../ui/admin/record/record-screen.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import { AudienceFields } from '../audiences/audience-fields.tsx'
import { useFaultWords } from '../parts/fault-words.ts'
import { TemplateChoice } from '../message-templates/template-choice.tsx'
import { TemplateFields } from '../message-templates/template-fields.tsx'
import {
  autoMessage,
  useDeleteAutoMessage,
  useSaveAutoMessage,
  useSwitchAutoMessage,
} from './auto-messages.queries.ts'
import { OccasionFields, WayFields } from './occasion-fields.tsx'
import { Runs } from './runs.tsx'
import { Simulation } from './simulation.tsx'

const emptyText = { subject: '', body: '', action: '' }
const emptyMessage: AutoMessageValues = {
  name: '',
  trigger: 'user.created',
  days: 7,
  field: null,
  audience: { kind: 'everyone', ids: [], reach: 'themselves' },
  channels: ['mail', 'inApp'],
  delay: { amount: 0, unit: 'days' },
  activeFrom: null,
  activeUntil: null,
  quiet: null,
  texts: { en: emptyText, de: emptyText },
}

/** One automatic message: its occasion, for whom, its words, and who would get it. */
export function AutoMessageScreen() {
  const id = Number(useParams()['id'])
  return id ? <Kept key={id} id={id} /> : <Record id={0} first={emptyMessage} />
}

function Kept({ id }: { id: number }) {
  const { data } = useSuspenseQuery(autoMessage(id))
  return <Record id={id} first={valuesOf(data)} message={data} />
}

function valuesOf(message: AutoMessage): AutoMessageValues {
  const { name, trigger, days, field, audience, channels, delay, activeFrom, activeUntil, quiet, texts } =
    message
  return { name, trigger, days, field, audience, channels, delay, activeFrom, activeUntil, quiet, texts }
}

type RecordProps = { id: number; first: AutoMessageValues; message?: AutoMessage }

function Record({ id, first, message }: RecordProps) {
  const { t } = useTranslation(['autoMessages', 'shell'])
  const navigate = useNavigate()
  const save = useSaveAutoMessage(id)
  // NOTE: under one name, because a draft keeps a field only while its kind stays; null and a day are two.
  const form = useRecordForm({
    name: `auto-message ${id}`,
    first: { values: first },
    words: useFaultWords(),
    async save({ values }) {
      const saved = await save.mutateAsync(values)
      if (!id) await navigate(generatePath(paths.autoMessage, { id: String(saved.id) }), { replace: true })
    },
  })
  const { values } = form.values
  const change = (changed: Partial<AutoMessageValues>) => form.set({ values: { ...values, ...changed } })
  const part = { values, errorAt: form.errorAt, onChange: change }
  return (
    <RecordScreen
      back={{ to: paths.autoMessages, label: t('back') }}
      title={message?.name ?? t('list.new')}
      lead={message && t(message.isOn ? 'lead.on' : 'lead.off')}
      tools={message && <Tools message={message} />}
      aside={
        <>
          <Simulation values={values} />
          {message && <Runs id={id} />}
          {message && <RecordHistory object="autoMessage" id={id} />}
        </>
      }
    >
      <RecordForm label={t('form')} form={form}>
        <OccasionFields {...part} />
        <AudienceFields audience={values.audience} onChange={(audience) => change({ audience })} />
        <WayFields {...part} />
        <TemplateChoice hint={t('words.hint')} onTake={(texts) => change({ texts })} />
        <TemplateFields
          texts={values.texts}
          hasAction={false}
          errorAt={form.errorAt}
          onChange={(texts) => change({ texts })}
        />
      </RecordForm>
    </RecordScreen>
  )
}

function Tools({ message: { id, name, isOn } }: { message: AutoMessage }) {
  const { t } = useTranslation('autoMessages')
  const navigate = useNavigate()
  const turn = useSwitchAutoMessage(id)
  const { remove, restore } = useDeleteAutoMessage()
  const problem = useErrorText(turn.error ?? remove.error)
  const removed = async () => {
    offerUndo(t('removed', { name }), () => restore(id))
    await navigate(paths.autoMessages)
  }
  return (
    <>
      <Button
        variant={isOn ? 'default' : 'filled'}
        loading={turn.isPending}
        onClick={() => turn.mutate(!isOn)}
      >
        {t(isOn ? 'turnOff' : 'turnOn')}
      </Button>
      <Button
        variant="default"
        loading={remove.isPending}
        onClick={() => remove.mutate(id, { onSuccess: () => void removed() })}
      >
        {t('remove')}
      </Button>
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
