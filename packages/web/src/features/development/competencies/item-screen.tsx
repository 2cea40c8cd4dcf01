import { Button } from '@mantine/core'
import type { CompetencyItemForm } from '@oktant/contract/development/competency-items.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import type { FieldError } from '../../../lib/api/api-error.ts'
import { notice, offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { LocalFields } from '../../../ui/admin/record/local-fields.tsx'
import { fieldColumns, RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import {
  competencyItem,
  competencyItemsChanged,
  createCompetencyItem,
  removeCompetencyItem,
  restoreCompetencyItem,
  saveCompetencyItem,
} from './competency-items.queries.ts'
import { Properties } from './properties.tsx'

/** One behavioural competency, or a new one. */
export function CompetencyItemScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownItem key={id} id={id} /> : <NewItem />
}

const empty = { en: '', de: '' }
const first: CompetencyItemForm = { name: empty, tip: empty, itemProperties: [] }

function useFaults() {
  const text = useLocalText()
  return ({ code, message }: FieldError) => (code === 'required' ? text(messages.required) : message)
}

function NewItem() {
  const { t } = useTranslation('competencyItems')
  const text = useLocalText()
  const navigate = useNavigate()
  const form = useRecordForm<CompetencyItemForm>({
    name: 'competency-item:new',
    first,
    words: useFaults(),
    async save(values) {
      const made = await createCompetencyItem(values)
      notice.set({ text: t('made', { name: text(made.name) }) })
      void navigate(generatePath(paths.competencyItem, { id: String(made.id) }), { replace: true })
    },
  })
  return (
    <RecordScreen back={{ to: paths.competencyItems, label: t('back') }} title={t('new')} lead={t('lead')}>
      <RecordForm label={t('new')} form={form}>
        <ItemFields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}

function KnownItem({ id }: { id: number }) {
  const { t } = useTranslation('competencyItems')
  const text = useLocalText()
  const { data } = useSuspenseQuery(competencyItem(id))
  const { name, tip, itemProperties } = data
  const form = useRecordForm<CompetencyItemForm>({
    name: `competency-item:${id}`,
    first: { name, tip, itemProperties },
    words: useFaults(),
    async save(values) {
      const saved = await saveCompetencyItem(id, { ...values, revision: data.revision })
      form.set({ name: saved.name, tip: saved.tip, itemProperties: saved.itemProperties })
      notice.set({ text: t('saved') })
    },
  })
  return (
    <RecordScreen
      back={{ to: paths.competencyItems, label: t('back') }}
      title={text(name)}
      lead={t('lead')}
      tools={<RemoveItem id={id} name={text(name)} />}
      aside={<RecordHistory object="competencyItem" id={id} />}
    >
      <RecordForm label={t('form')} form={form}>
        <ItemFields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}

function ItemFields({ form }: { form: ReturnType<typeof useRecordForm<CompetencyItemForm>> }) {
  const { t } = useTranslation('competencyItems')
  const { name, tip, itemProperties } = form.values
  return (
    <>
      <RecordSection title={t('form')}>
        <div className={fieldColumns}>
          <LocalFields
            labels={{ en: t('name.en'), de: t('name.de') }}
            value={name}
            maxLength={100}
            error={form.errorAt('name')}
            onChange={(value) => form.set({ name: value })}
          />
          <LocalFields
            labels={{ en: t('tip.en'), de: t('tip.de') }}
            value={tip}
            maxLength={500}
            error={form.errorAt('tip')}
            onChange={(value) => form.set({ tip: value })}
          />
        </div>
      </RecordSection>
      <Properties properties={itemProperties} onChange={(value) => form.set({ itemProperties: value })} />
    </>
  )
}

function RemoveItem({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('competencyItems')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const removing = useMutation({
    mutationFn: () => removeCompetencyItem(id),
    async onSuccess() {
      offerUndo(t('removed', { name }), () => restoreCompetencyItem(id))
      await navigate(paths.competencyItems)
      await competencyItemsChanged()
    },
  })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('remove')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('removeTitle', { name })}
          text={t('removeText')}
          confirm={t('remove')}
          isDangerous
          isBusy={removing.isPending}
          error={removing.error}
          onConfirm={() => removing.mutate()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
