import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import { notice, offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen } from '../../../ui/admin/record/record-screen.tsx'
import { RemoveType } from './remove-type.tsx'
import { TypeFields } from './type-fields.tsx'
import { useTypeFaults } from './type-words.ts'
import { createType, type KeptType, type Kind, saveType, type, type Values } from './types.queries.ts'

const lists = { contentType: paths.contentTypes, courseType: paths.courseTypes } as const
const records = { contentType: paths.contentType, courseType: paths.courseType } as const
const nothing = { en: '', de: '' }

/** One type of components, or a new one. */
export const ContentTypeScreen = () => <TypeScreen kind="contentType" />

/** One type of courses or folders, or a new one. */
export const CourseTypeScreen = () => <TypeScreen kind="courseType" />

function TypeScreen({ kind }: { kind: Kind }) {
  const id = Number(useParams()['id'])
  return id ? <KnownType key={id} kind={kind} id={id} /> : <NewType kind={kind} />
}

function NewType({ kind }: { kind: Kind }) {
  const { t } = useTranslation('learningTypes')
  const navigate = useNavigate()
  const text = useLocalText()
  const form = useRecordForm<Values>({
    name: `${kind}:new`,
    first: { name: nothing, description: nothing, icon: 'book', isFor: 'course' },
    words: useTypeFaults(),
    async save(values) {
      const made = await createType(kind, values)
      notice.set({ text: t('made', { name: text(made.name) }), isFlash: true })
      void navigate(generatePath(records[kind], { id: String(made.id) }), { replace: true })
    },
  })
  return (
    <RecordScreen
      back={{ to: lists[kind], label: t(`back.${kind}`) }}
      title={t(`new.${kind}`)}
      lead={t(`lead.${kind}`)}
    >
      <RecordForm label={t(`new.${kind}`)} form={form}>
        <TypeFields form={form} choosesThing={kind === 'courseType'} />
      </RecordForm>
    </RecordScreen>
  )
}

const valuesOf = ({ name, description, icon, isFor = 'course' }: KeptType): Values => ({
  name,
  description,
  icon,
  isFor,
})

function KnownType({ kind, id }: { kind: Kind; id: number }) {
  const { t } = useTranslation('learningTypes')
  const text = useLocalText()
  const { data } = useSuspenseQuery(type(kind, id))
  const form = useRecordForm<Values>({
    name: `${kind}:${id}`,
    first: valuesOf(data),
    words: useTypeFaults(),
    async save(values) {
      const saved = await saveType(kind, id, { ...values, revision: data.revision })
      form.set(valuesOf(saved))
      const undo = () => saveType(kind, id, { ...valuesOf(data), revision: saved.revision })
      offerUndo(t('saved'), undo, { isFlash: true })
    },
  })
  const what = data.isFor ?? 'component'
  return (
    <RecordScreen
      back={{ to: lists[kind], label: t(`back.${kind}`) }}
      title={text(data.name)}
      lead={t(`used.${what}`, { count: data.used })}
      tools={<RemoveType kind={kind} id={id} name={text(data.name)} back={lists[kind]} />}
      aside={<RecordHistory object={kind} id={id} />}
    >
      <RecordForm label={t('form')} form={form}>
        <TypeFields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}
