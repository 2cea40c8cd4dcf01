import { Button, Checkbox } from '@mantine/core'
import type { GroupCourse } from '@oktant/contract/learning/assignments.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { onceMade } from '../../../../lib/api/once-made.ts'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { deferred } from '../../../../lib/deferred.tsx'
import { offerUndo } from '../../../../lib/notice.ts'
import { paths } from '../../../../lib/paths.ts'
import { useUser } from '../../../../lib/session/session-state.ts'
import { dotted } from '../../../../lib/words/shown/dotted.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { giveBack, groupCourses, useTakeCourses } from './group-courses.queries.ts'
import styles from './group-courses.module.css'
import { useAssignmentWords } from './rule-words.ts'

const GiveDialog = deferred(() => import('./give-dialog.tsx').then((file) => file.GiveDialog))

/** The courses that a group gives its people, and the rules by which they have them. */
export function GroupCourses({ id }: { id: number }) {
  const { t } = useTranslation('learningGroups')
  const { data, error, refetch } = useQuery(groupCourses(id))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [open, setOpen] = useState<'give' | 'change' | null>(null)
  const selected = (data ?? []).filter(({ containerId }) => chosen.has(containerId))
  const show = (which: 'give' | 'change') => void GiveDialog.prepare().then(() => setOpen(which))
  const give = (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden />}
      onPointerEnter={() => void GiveDialog.prepare()}
      onClick={() => show('give')}
    >
      {t('course.add')}
    </Button>
  )
  return (
    <RecordSection title={t('part.courses')} hint={t('part.coursesHint')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState>{null}</LoadingState>}
      {data?.length === 0 && (
        <EmptyState title={t('course.none')} hint={t('course.noneHint')} action={give} />
      )}
      {data && data.length > 0 && <Rows courses={data} chosen={chosen} onChoose={setChosen} />}
      {data?.some(({ rule }) => rule.isMandatory) && <Reminders />}
      {data && data.length > 0 && (
        <div className={styles['tools']}>
          {give}
          {selected.length > 0 && (
            <>
              <Button variant="default" onClick={() => show('change')}>
                {t('course.changeOpen', { count: selected.length })}
              </Button>
              <Take id={id} courses={selected} onDone={() => setChosen(new Set())} />
            </>
          )}
        </div>
      )}
      {open && (
        <GiveDialog
          id={id}
          courses={open === 'change' ? selected : []}
          held={data ?? []}
          onClose={() => setOpen(null)}
        />
      )}
    </RecordSection>
  )
}

/** NOTE: they are sent by messages of the company's own, which somebody has to turn on. */
function Reminders() {
  const { t } = useTranslation('learningGroups')
  const mayTurnOn = useUser()?.permissions.includes('communications.administer')
  return (
    <p className={styles['reminders']}>
      {t('course.reminders')} {mayTurnOn && <Link to={paths.autoMessages}>{t('course.remindersLead')}</Link>}
    </p>
  )
}

type RowsProps = {
  courses: readonly GroupCourse[]
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}

function Rows({ courses, chosen, onChoose }: RowsProps) {
  const { t } = useTranslation('learningGroups')
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  return (
    <ul className={styles['rows']} aria-label={t('part.courses')}>
      {courses.map((course) => (
        <Row
          key={course.containerId}
          course={course}
          isChosen={chosen.has(course.containerId)}
          onToggle={() => toggle(course.containerId)}
        />
      ))}
    </ul>
  )
}

type RowProps = { course: GroupCourse; isChosen: boolean; onToggle: () => void }

function Row({ course: { containerId, title, state, forGroups, rule }, isChosen, onToggle }: RowProps) {
  const { t } = useTranslation('learningGroups')
  const { due, again } = useAssignmentWords()
  const name = useLocalText()(title)
  const facts = dotted([
    rule.isMandatory && due(rule),
    again(rule),
    forGroups && t('course.forGroups'),
    state !== 'active' && t(state === 'draft' ? 'course.draft' : 'course.archived'),
  ])
  return (
    <li>
      <Checkbox aria-label={t('course.choose', { name })} checked={isChosen} onChange={onToggle} />
      <div className={styles['words']}>
        <Link to={generatePath(paths.adminCourse, { id: String(containerId) })}>{name}</Link>
        {facts && <span>{facts}</span>}
      </div>
      <span className="pill" data-mandatory={rule.isMandatory || undefined}>
        {t(rule.isMandatory ? 'course.mandatory' : 'course.optional')}
      </span>
    </li>
  )
}

type TakeProps = { id: number; courses: readonly GroupCourse[]; onDone: () => void }

/** Takes courses from the group at once, as it can be taken back; nobody loses what they did. */
function Take({ id, courses, onDone }: TakeProps) {
  const { t } = useTranslation('learningGroups')
  const take = useTakeCourses(id)
  const problem = useErrorText(take.error)
  const containerIds = courses.map(({ containerId }) => containerId)
  const send = () =>
    onceMade(take.mutateAsync(containerIds), ({ changed }) => {
      offerUndo(t('course.taken', { count: changed }), () => giveBack(id, containerIds))
      onDone()
    })
  return (
    <>
      <Button variant="default" loading={take.isPending} onClick={send}>
        {t('course.take', { count: courses.length })}
      </Button>
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
