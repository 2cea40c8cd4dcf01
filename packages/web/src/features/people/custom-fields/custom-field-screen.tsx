import {
  fieldClasses,
  type FieldClass,
  type FieldForm,
  type FieldRecord,
} from '@oktant/contract/people/custom-fields.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import { useLocalText } from '../../../lib/words/language.ts'
import { notice } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { RecordRemoval } from '../../../ui/admin/record/record-removal.tsx'
import { useRecordWords } from '../../../lib/records/record-words.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen } from '../../../ui/admin/record/record-screen.tsx'
import { listOf, useFieldClass } from './field-class.ts'
import { CustomFieldFields } from './custom-field-fields.tsx'
import {
  customField,
  fieldAffected,
  fieldsChanged,
  restoreField,
  removeField,
  useSaveField,
} from './custom-fields.queries.ts'

const newField: Omit<FieldForm, 'clazz'> = {
  label: { en: '', de: '' },
  description: { en: '', de: '' },
  inputType: 'normal',
  mandatory: false,
  unique: false,
  customFieldOptions: [],
}

const formOf = ({
  clazz,
  label,
  description,
  inputType,
  mandatory,
  unique,
  customFieldOptions,
}: Omit<FieldRecord, 'clazz'> & { clazz: FieldClass }): FieldForm => ({
  clazz,
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
  const [clazz] = useFieldClass()
  return (
    <RecordScreen
      back={{ to: listOf(clazz), label: t('back') }}
      title={t('list.new')}
      lead={t(`lead.${clazz}`)}
    >
      <Form id={0} first={{ clazz, ...newField }} />
    </RecordScreen>
  )
}

function KnownField({ id }: { id: number }) {
  const { t } = useTranslation('customFields')
  const text = useLocalText()
  const { data } = useSuspenseQuery(customField(id))
  const clazz = fieldClasses.find((known) => known === data.clazz) ?? 'User'
  return (
    <RecordScreen
      back={{ to: listOf(clazz), label: t('back') }}
      title={text(data.label)}
      lead={`${t(`class.${clazz}`)} · ${t(clazz === 'User' ? 'field.filled' : 'field.filledTimes', { count: data.filled })}`}
      tools={<Remove id={id} name={text(data.label)} clazz={clazz} />}
      aside={<RecordHistory object="customField" id={id} />}
    >
      <Form id={id} first={formOf({ ...data, clazz })} />
    </RecordScreen>
  )
}

function Form({ id, first }: { id: number; first: FieldForm }) {
  const { t } = useTranslation('customFields')
  const text = useLocalText()
  const navigate = useNavigate()
  const save = useSaveField(id)
  const form = useRecordForm({
    name: id ? `custom-field:${id}` : `custom-field:${first.clazz}`,
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

function Remove({ id, name, clazz }: { id: number; name: string; clazz: FieldClass }) {
  const { t } = useTranslation('customFields')
  return (
    <RecordRemoval
      words={{
        open: t('remove.open'),
        title: t('remove.title', { name }),
        text: t('remove.text'),
        confirm: t('remove.confirm'),
        touched: ({ what, count }) =>
          t(what === 'learningGroups' ? 'remove.learningGroups' : 'remove.values', { count }),
        done: t('removed', { name }),
      }}
      affected={fieldAffected(id)}
      remove={() => removeField(id)}
      restore={() => restoreField(id)}
      changed={fieldsChanged}
      back={listOf(clazz)}
    />
  )
}
