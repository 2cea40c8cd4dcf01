import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import { type CourseAction, courseActions, type CourseChange } from '@oktant/contract/course-changes.ts'
import type { LocalText } from '@oktant/contract/http.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notice, offerUndo } from '../../lib/notice.ts'
import type { Chosen } from '../../lib/records/selection.ts'
import { useLocalText } from '../../lib/words/language.ts'
import { AffectedDialog } from '../../ui/admin/affected-dialog.tsx'
import { touchedAs } from './course-words.ts'
import { changeCourses, courseChangeAffected, undoOfChange } from './courses.queries.ts'

type BulkProps = {
  chosen: Chosen
  count: number
  places: readonly { id: number; title: LocalText; depth: number }[]
  onDone: () => void
  onClose: () => void
}

/** One change of many courses and folders: what, what it touches, and then it is made. */
export function BulkCourses({ chosen, count, places, onDone, onClose }: BulkProps) {
  const { t } = useTranslation('courses')
  const text = useLocalText()
  const [action, setAction] = useState<CourseAction>('publish')
  const [target, setTarget] = useState('')
  const asked: CourseChange = { action, target: target ? Number(target) : null, chosen }
  const affected = useQuery(courseChangeAffected(asked))
  const change = useMutation({
    mutationFn: changeCourses,
    onSuccess({ changed, skipped }) {
      const done = t(`bulk.done.${action}`, { count: changed.length })
      const said = skipped ? `${done} ${t('bulk.skipped', { count: skipped })}` : done
      const undo = undoOfChange(action, changed)
      if (undo) offerUndo(said, undo)
      else notice.set({ text: said })
      onDone()
      onClose()
    },
  })
  return (
    <AffectedDialog
      title={t('bulk.title', { count })}
      text={t(`bulk.about.${action}`)}
      confirm={t(`bulk.action.${action}`)}
      affected={affected}
      words={({ what, count: touched }) => t(`bulk.affected.${touchedAs(what)}`, { count: touched })}
      isDangerous={action === 'archive'}
      isBusy={change.isPending}
      error={change.error}
      onConfirm={() => change.mutate(asked)}
      onClose={onClose}
    >
      <NativeSelect
        label={t('bulk.what')}
        value={action}
        data={courseActions.map((name) => ({ value: name, label: t(`bulk.action.${name}`) }))}
        onChange={({ target: { value } }) =>
          setAction(courseActions.find((name) => name === value) ?? 'publish')
        }
      />
      {action === 'move' && (
        <NativeSelect
          label={t('bulk.target')}
          value={target}
          data={[
            { value: '', label: t('course.noParent') },
            ...places.map(({ id, title, depth }) => ({
              value: String(id),
              label: `${'  '.repeat(depth)}${text(title)}`,
            })),
          ]}
          onChange={(event) => setTarget(event.target.value)}
        />
      )}
    </AffectedDialog>
  )
}
