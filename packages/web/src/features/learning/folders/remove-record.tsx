import { useTranslation } from 'react-i18next'
import { RecordRemoval } from '../../../ui/admin/record/record-removal.tsx'
import { type folderAffected, foldersChanged } from './folders.queries.ts'

type RemoveProps = {
  what: 'folder' | 'theme'
  name: string
  affected: ReturnType<typeof folderAffected>
  remove: () => Promise<unknown>
  restore: () => Promise<unknown>
  back: string
}

/** Removes a folder or a theme. */
export function RemoveRecord({ what, name, ...rest }: RemoveProps) {
  const { t } = useTranslation('folders')
  return (
    <RecordRemoval
      words={{
        open: t('remove'),
        title: t('removeTitle', { name }),
        text: t(`removeText.${what}`),
        confirm: t('remove'),
        touched: ({ what: touched, count }) =>
          t(touched === 'folders' ? 'affected.folders' : 'affected.below', { count }),
        done: t('removed', { name }),
      }}
      isBlocking={({ what: touched }) => touched !== 'folders'}
      changed={foldersChanged}
      {...rest}
    />
  )
}
