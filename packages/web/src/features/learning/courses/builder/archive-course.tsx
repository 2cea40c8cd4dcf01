import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../../lib/api/once-made.ts'
import { offerUndo } from '../../../../lib/notice.ts'
import { AffectedDialog } from '../../../../ui/admin/affected-dialog.tsx'
import { touchedAs } from '../course-words.ts'
import { courseChangeAffected, moveCourse, useMoveCourse } from '../courses.queries.ts'

/** Takes a course out of the catalogue, or a folder with all that stands in it; on whom that tells is said before. */
export function ArchiveCourse({ id, isFolder }: { id: number; isFolder: boolean }) {
  const { t } = useTranslation('courses')
  const [isOpen, setOpen] = useState(false)
  const asked = { action: 'archive' as const, target: null, chosen: { ids: [id] } }
  const affected = useQuery({
    ...courseChangeAffected(isOpen ? asked : null),
    // NOTE: that the course itself changes goes without saying.
    select: (lines) => lines.filter(({ what }) => what !== 'changed' && what !== 'skipped'),
  })
  const archive = useMoveCourse(id, 'archive')
  const confirm = () =>
    onceMade(archive.mutateAsync(), () => {
      offerUndo(t(isFolder ? 'archiveFolder.done' : 'archived'), () => moveCourse(id, 'restore'))
      setOpen(false)
    })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('tool.archive')}
      </Button>
      {isOpen && (
        <AffectedDialog
          title={t(isFolder ? 'archiveFolder.title' : 'archive.title')}
          text={t(isFolder ? 'archiveFolder.text' : 'archive.text')}
          confirm={t('bulk.action.archive')}
          affected={affected}
          words={({ what, count }) => t(`bulk.affected.${touchedAs(what)}`, { count })}
          isBusy={archive.isPending}
          error={archive.error}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
