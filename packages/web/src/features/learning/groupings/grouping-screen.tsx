import type { GroupingForm, GroupingView } from '@oktant/contract/learning/courses/groupings.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import { offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { RecordRemoval } from '../../../ui/admin/record/record-removal.tsx'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen } from '../../../ui/admin/record/record-screen.tsx'
import { GroupingFields } from './grouping-fields.tsx'
import { useMessages } from '../../../lib/words/said/course-faults.ts'
import {
  createGrouping,
  grouping,
  groupingAffected,
  groupingsChanged,
  removeGrouping,
  restoreGrouping,
  saveGrouping,
} from './groupings.queries.ts'

/** One grouping as its author puts it together, or a new one. */
export function GroupingScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownGrouping key={id} id={id} /> : <NewGrouping />
}

const none = { en: '', de: '' }
const empty: GroupingForm = { title: none, description: none, isShown: false, containerIds: [] }

function NewGrouping() {
  const { t } = useTranslation('groupings')
  const navigate = useNavigate()
  const form = useRecordForm({
    name: 'grouping:new',
    first: empty,
    words: useMessages(),
    async save(values) {
      const { id } = await createGrouping(values)
      void navigate(generatePath(paths.grouping, { id: String(id) }), { replace: true })
    },
  })
  return (
    <RecordScreen back={{ to: paths.groupings, label: t('back') }} title={t('list.new')} lead={t('lead')}>
      <RecordForm label={t('list.new')} form={form}>
        <GroupingFields values={form.values} errorAt={form.errorAt} onChange={form.set} />
      </RecordForm>
    </RecordScreen>
  )
}

type Values = GroupingForm & { revision: number }
const valuesOf = ({ title, description, isShown, containerIds, revision }: GroupingView): Values => ({
  title,
  description,
  isShown,
  containerIds,
  revision,
})

function KnownGrouping({ id }: { id: number }) {
  const { t } = useTranslation('groupings')
  const text = useLocalText()
  const { data } = useSuspenseQuery(grouping(id))
  const form = useRecordForm<Values>({
    name: `grouping:${id}`,
    first: valuesOf(data),
    words: useMessages(),
    async save(values) {
      const before = valuesOf(data)
      const saved = await saveGrouping(id, values)
      form.set(valuesOf(saved))
      offerUndo(t('saved'), () => saveGrouping(id, { ...before, revision: saved.revision }))
    },
  })
  return (
    <RecordScreen
      back={{ to: paths.groupings, label: t('back') }}
      title={text(data.title)}
      lead={t('lead')}
      tools={<Remove id={id} />}
      aside={<RecordHistory object="containerGrouping" id={id} />}
    >
      <RecordForm label={t('form')} form={form}>
        <GroupingFields
          saved={data.containers}
          values={form.values}
          errorAt={form.errorAt}
          onChange={form.set}
        />
      </RecordForm>
    </RecordScreen>
  )
}

function Remove({ id }: { id: number }) {
  const { t } = useTranslation('groupings')
  return (
    <RecordRemoval
      words={{
        open: t('remove'),
        title: t('remove.title'),
        text: t('remove.text'),
        confirm: t('remove'),
        touched: ({ count }) => t('affected.containers', { count }),
        done: t('removed'),
      }}
      affected={groupingAffected(id)}
      remove={() => removeGrouping(id)}
      restore={() => restoreGrouping(id)}
      changed={groupingsChanged}
      back={paths.groupings}
    />
  )
}
