import { Button } from '@mantine/core'
import type { FieldForm, FieldRecord } from '@oktant/contract/custom-fields.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import { useLocalText } from '../../lib/words/language.ts'
import { notice, offerUndo } from '../../lib/notice.ts'
import { paths } from '../../lib/paths.ts'
import { useRecordForm } from '../../lib/records/record-form.ts'
import { AffectedDialog } from '../../ui/admin/affected-dialog.tsx'
import { useRecordWords } from '../../lib/records/record-words.ts'
import { RecordForm } from '../../ui/admin/record-form.tsx'
import { RecordHistory } from '../../ui/admin/record-history.tsx'
import { RecordScreen } from '../../ui/admin/record-screen.tsx'
import { CustomFieldFields } from './custom-field-fields.tsx'
import {
  customField,
  fieldAffected,
  fieldsChanged,
  restoreField,
  useRemoveField,
  useSaveField,
} from './custom-fields.queries.ts'

const newField: FieldForm = {
  clazz: 'User',
  label: { en: '', de: '' },
  description: { en: '', de: '' },
  inputType: 'normal',
  mandatory: false,
  unique: false,
  customFieldOptions: [],
}

const formOf = ({
  label,
  description,
  inputType,
  mandatory,
  unique,
  customFieldOptions,
}: FieldRecord): FieldForm => ({
  clazz: 'User',
  label,
  description,
  inputType,
  mandatory,
  unique,
  customFieldOptions,
})

/** One further field, or a new one. */
export function CustomFieldScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownField key={id} id={id} /> : <NewField />
}

function NewField() {
  const { t } = useTranslation('customFields')
  return (
    <RecordScreen back={{ to: paths.customFields, label: t('back') }} title={t('list.new')}>
      <Form id={0} first={newField} />
    </RecordScreen>
  )
}

function KnownField({ id }: { id: number }) {
  const { t } = useTranslation('customFields')
  const text = useLocalText()
  const { data } = useSuspenseQuery(customField(id))
  return (
    <RecordScreen
      back={{ to: paths.customFields, label: t('back') }}
      title={text(data.label)}
      lead={t('field.filled', { count: data.values })}
      tools={<Remove id={id} name={text(data.label)} />}
      aside={<RecordHistory object="customField" id={id} />}
    >
      <Form id={id} first={formOf(data)} />
    </RecordScreen>
  )
}

function Form({ id, first }: { id: number; first: FieldForm }) {
  const { t } = useTranslation('customFields')
  const text = useLocalText()
  const navigate = useNavigate()
  const save = useSaveField(id)
  const form = useRecordForm({
    name: `custom-field:${id}`,
    first,
    words: useRecordWords(),
    async save(values) {
      const saved = await save.mutateAsync(values)
      if (id) return
      notice.set({ text: t('made', { name: text(saved.label) }) })
      void navigate(generatePath(paths.customField, { id: String(saved.id) }), { replace: true })
    },
  })
  return (
    <RecordForm label={t('form')} form={form}>
      <CustomFieldFields form={form} />
    </RecordForm>
  )
}

function Remove({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('customFields')
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const affected = useQuery({ ...fieldAffected(id), enabled: isOpen })
  const remove = useRemoveField(id)
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess() {
        offerUndo(t('removed', { name }), () => restoreField(id))
        void navigate(paths.customFields)
        void fieldsChanged()
      },
    })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('remove.open')}
      </Button>
      {isOpen && (
        <AffectedDialog
          title={t('remove.title', { name })}
          text={t('remove.text')}
          confirm={t('remove.confirm')}
          affected={affected}
          words={({ count }) => t('remove.values', { count })}
          isDangerous
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
