import { Button } from '@mantine/core'
import type { AssignmentRule, GroupCourse } from '@oktant/contract/learning/assignments.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { onceMade } from '../../../../lib/api/once-made.ts'
import { offerUndo } from '../../../../lib/notice.ts'
import { AffectedLines } from '../../../../ui/admin/affected-dialog.tsx'
import { DialogButtons } from '../../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { CoursePicker, type PickedCourse } from './course-picker.tsx'
import { coursesAffected, setCourses, takeCourses, useSetCourses } from './group-courses.queries.ts'
import styles from './group-courses.module.css'
import { firstRule, RuleFields } from './rule-fields.tsx'
import { useFieldWords } from './rule-words.ts'

type GiveProps = {
  id: number
  /** Those whose rule is to be changed; none where courses are to be added. */
  courses: readonly GroupCourse[]
  held: readonly GroupCourse[]
  onClose: () => void
}

const pauseMs = 300
const isWhole = ({ due }: AssignmentRule) =>
  due.by === 'none' || (due.by === 'day' ? !!due.day : due.days !== undefined)

/** Gives a group courses, or others rules to those it has, and says before whom that touches. */
export function GiveDialog({ id, courses, held, onClose }: GiveProps) {
  const { t } = useTranslation('learningGroups')
  const isChange = courses.length > 0
  const [picked, setPicked] = useState<readonly PickedCourse[]>([])
  const [rule, setRule] = useState<AssignmentRule>(courses[0]?.rule ?? firstRule)
  const containerIds = isChange ? courses.map((one) => one.containerId) : picked.map((one) => one.id)
  const save = useSetCourses(id)
  const { at, whole } = useFieldWords(save.error)
  const send = () =>
    onceMade(
      save.mutateAsync(containerIds.map((containerId) => ({ containerId, rule }))),
      ({ added, before }) => {
        const said = t(isChange ? 'course.changed' : 'course.given', { count: containerIds.length })
        offerUndo(said, async () => {
          if (added.length) await takeCourses(id, added)
          if (before.length) await setCourses(id, before)
        })
        onClose()
      },
    )
  return (
    <Dialog title={t(isChange ? 'course.changeTitle' : 'course.giveTitle')} size="lg" onClose={onClose}>
      <div className={styles['form']}>
        {!isChange && <CoursePicker picked={picked} held={held} onChange={setPicked} />}
        <RuleFields rule={rule} errorAt={at} onChange={setRule} />
        <Touched id={id} containerIds={containerIds} rule={rule} />
        <FormProblem>{whole}</FormProblem>
        <DialogButtons>
          <Button disabled={!containerIds.length} loading={save.isPending} onClick={send}>
            {t(isChange ? 'course.change' : 'course.give', { count: containerIds.length })}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  )
}

type TouchedProps = { id: number; containerIds: number[]; rule: AssignmentRule }

function Touched({ id, containerIds, rule }: TouchedProps) {
  const { t } = useTranslation('learningGroups')
  const [tried] = useDebouncedValue({ containerIds, rule }, pauseMs)
  const isReady = tried.containerIds.length > 0 && isWhole(tried.rule)
  const affected = useQuery({ ...coursesAffected(id, tried), enabled: isReady })
  if (!isReady) return null
  return (
    <section aria-label={t('touched.title')} aria-live="polite">
      <AffectedLines
        affected={affected}
        words={({ what, count }) => t(`touched.${what as 'people'}`, { count })}
      />
    </section>
  )
}
