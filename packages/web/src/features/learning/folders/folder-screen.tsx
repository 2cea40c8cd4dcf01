import type { FolderForm, FolderView } from '@oktant/contract/learning/courses/folders.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
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
import { FolderFields } from './folder-fields.tsx'
import { useFolderFaults } from './folder-words.ts'
import {
  createFolder,
  folder,
  folderAffected,
  removeFolder,
  restoreFolder,
  saveFolder,
  type FolderValues,
} from './folders.queries.ts'
import { RemoveRecord } from './remove-record.tsx'

/** One folder, or a new one. */
export function FolderScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownFolder key={id} id={id} /> : <NewFolder />
}

const nothing = { en: '', de: '' }
const firstValues: FolderValues = {
  title: nothing,
  description: nothing,
  containerTypeId: containerType.topic,
  parentId: null,
  courseType: null,
  themeId: null,
  isShown: true,
  isLibrary: false,
}

function NewFolder() {
  const { t } = useTranslation('folders')
  const text = useLocalText()
  const navigate = useNavigate()
  const form = useRecordForm<FolderValues>({
    name: 'folder:new',
    first: firstValues,
    words: useFolderFaults(),
    async save(values) {
      const made = await createFolder(values)
      notice.set({ text: t('made', { name: text(made.title) }) })
      void navigate(generatePath(paths.folder, { id: String(made.id) }), { replace: true })
    },
  })
  return (
    <RecordScreen
      back={{ to: paths.folders, label: t('back.folders') }}
      title={t('new.folder')}
      lead={t('lead.folders')}
    >
      <RecordForm label={t('new.folder')} form={form}>
        <FolderFields form={form} />
      </RecordForm>
    </RecordScreen>
  )
}

function valuesOf(shown: FolderView): FolderValues {
  const { title, description, containerTypeId, parentId, courseType, themeId, isShown, isLibrary } = shown
  return { title, description, containerTypeId, parentId, courseType, themeId, isShown, isLibrary }
}

/** What stays as it was made is not sent again. */
function sentOf({ containerTypeId: _kept, ...sent }: FolderValues): FolderForm {
  return sent
}

function KnownFolder({ id }: { id: number }) {
  const { t } = useTranslation('folders')
  const text = useLocalText()
  const { data } = useSuspenseQuery(folder(id))
  const form = useRecordForm<FolderValues>({
    name: `folder:${id}`,
    first: valuesOf(data),
    words: useFolderFaults(),
    async save(values) {
      const saved = await saveFolder(id, { ...sentOf(values), revision: data.revision })
      form.set(valuesOf(saved))
      offerUndo(t('saved.folder'), () =>
        saveFolder(id, { ...sentOf(valuesOf(data)), revision: saved.revision }),
      )
    },
  })
  const name = text(data.title)
  return (
    <RecordScreen
      back={{ to: paths.folders, label: t('back.folders') }}
      title={name}
      lead={t('below', { count: data.below })}
      tools={
        <RemoveRecord
          what="folder"
          name={name}
          affected={folderAffected(id)}
          remove={() => removeFolder(id)}
          restore={() => restoreFolder(id)}
          back={paths.folders}
        />
      }
      aside={<RecordHistory object="container" id={id} />}
    >
      <RecordForm label={t('part.folder')} form={form}>
        <FolderFields form={form} id={id} />
      </RecordForm>
    </RecordScreen>
  )
}
