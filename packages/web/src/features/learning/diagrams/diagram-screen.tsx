import type { DiagramForm, DiagramView } from '@oktant/contract/learning/courses/diagrams.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import { offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useMessages } from '../../../lib/words/said/course-faults.ts'
import { RecordRemoval } from '../../../ui/admin/record/record-removal.tsx'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen } from '../../../ui/admin/record/record-screen.tsx'
import { DiagramFields } from './diagram-fields.tsx'
import {
  createDiagram,
  diagram,
  diagramAffected,
  diagramsChanged,
  removeDiagram,
  restoreDiagram,
  saveDiagram,
} from './diagrams.queries.ts'

/** One diagram as its author draws it, or a new one. */
export function DiagramScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownDiagram key={id} id={id} /> : <NewDiagram />
}

const none = { en: '', de: '' }
const empty: DiagramForm = { title: none, description: none, picture: null, isShown: false, areas: [] }

/** An area that leads nowhere yet cannot be sent. */
function useCheck() {
  const { t } = useTranslation('diagrams')
  return ({ areas }: DiagramForm) =>
    Object.fromEntries(
      areas.flatMap(({ containerId }, index) =>
        containerId ? [] : [[`areas.${index}.containerId`, t('area.noTarget')]],
      ),
    )
}

function NewDiagram() {
  const { t } = useTranslation('diagrams')
  const navigate = useNavigate()
  const form = useRecordForm({
    name: 'diagram:new',
    first: empty,
    check: useCheck(),
    words: useMessages(),
    async save(values) {
      const { id } = await createDiagram(values)
      void navigate(generatePath(paths.adminDiagram, { id: String(id) }), { replace: true })
    },
  })
  return (
    <RecordScreen back={{ to: paths.adminDiagrams, label: t('back') }} title={t('list.new')} lead={t('lead')}>
      <RecordForm label={t('list.new')} form={form}>
        <DiagramFields values={form.values} errorAt={form.errorAt} onChange={form.set} />
      </RecordForm>
    </RecordScreen>
  )
}

type Values = DiagramForm & { revision: number }
const valuesOf = ({ title, description, picture, isShown, areas, revision }: DiagramView): Values => ({
  title,
  description,
  isShown,
  revision,
  picture: picture && { fileId: picture.fileId, alt: picture.alt },
  areas: areas.map(({ containerId, label, x, y, width, height }) => ({
    containerId,
    label,
    x,
    y,
    width,
    height,
  })),
})

function KnownDiagram({ id }: { id: number }) {
  const { t } = useTranslation('diagrams')
  const text = useLocalText()
  const { data } = useSuspenseQuery(diagram(id))
  const form = useRecordForm<Values>({
    name: `diagram:${id}`,
    first: valuesOf(data),
    check: useCheck(),
    words: useMessages(),
    async save(values) {
      const before = valuesOf(data)
      const saved = await saveDiagram(id, values)
      form.set(valuesOf(saved))
      offerUndo(t('saved'), () => saveDiagram(id, { ...before, revision: saved.revision }))
    },
  })
  return (
    <RecordScreen
      back={{ to: paths.adminDiagrams, label: t('back') }}
      title={text(data.title)}
      lead={t('lead')}
      tools={<Remove id={id} />}
      aside={<RecordHistory object="diagram" id={id} />}
    >
      <RecordForm label={t('form')} form={form}>
        <DiagramFields saved={data} values={form.values} errorAt={form.errorAt} onChange={form.set} />
      </RecordForm>
    </RecordScreen>
  )
}

function Remove({ id }: { id: number }) {
  const { t } = useTranslation('diagrams')
  return (
    <RecordRemoval
      words={{
        open: t('remove'),
        title: t('remove.title'),
        text: t('remove.text'),
        confirm: t('remove'),
        touched: ({ count }) => t('affected.areas', { count }),
        done: t('removed'),
      }}
      affected={diagramAffected(id)}
      remove={() => removeDiagram(id)}
      restore={() => restoreDiagram(id)}
      changed={diagramsChanged}
      back={paths.adminDiagrams}
    />
  )
}
