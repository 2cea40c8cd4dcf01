import type { ToDo } from '@oktant/contract/learning/own/home.ts'
import {
  IconAlertTriangle,
  IconBook2,
  IconCalendarDue,
  IconChecklist,
  IconMessageQuestion,
  IconMessages,
  IconPencil,
  IconPlayerPlay,
  type Icon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { containerPath } from '../../../lib/container-path.ts'
import { paths } from '../../../lib/paths.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { Action, Row } from './task-row.tsx'

const icons: Record<ToDo['reason'], Icon> = {
  overdue: IconAlertTriangle,
  due: IconCalendarDue,
  returned: IconPencil,
  approval: IconChecklist,
  asked: IconMessageQuestion,
  agreed: IconMessages,
  begun: IconPlayerPlay,
  assigned: IconBook2,
}

/** Something of a feature’s that waits, such as a course: why, who wants it, how far one is, and the way to it. */
export function WaitingTask({ item }: { item: ToDo }) {
  const { t } = useTranslation('home')
  const text = useLocalText()
  const { day, percent } = useDates()
  const { about, reason, dueOn, since, because, containerId, containerTypeId } = item
  const name =
    about === 'course' ||
    about === 'survey' ||
    about === 'evaluation' ||
    about === 'talk' ||
    about === 'review' ||
    about === 'contract'
      ? text(item.name ?? { en: '', de: '' })
      : t(`toDo.approval.${about}.title`, { count: item.count ?? 0 })
  const becauseWord = ({ isByName, givenBy, name: group }: NonNullable<ToDo['because']>) => {
    if (!isByName) return t('toDo.because', { name: text(group) })
    return givenBy ? t('toDo.byNameBy', { name: givenBy }) : t('toDo.byName')
  }
  const isByDay = reason === 'overdue' || reason === 'due'
  const on = isByDay ? dueOn : since
  const sentences = [
    t(`toDo.reason.${reason}`, { day: on ? day(on) : '' }),
    // NOTE: what is due later than soon is not among what is due, and has its day all the same.
    dueOn && !isByDay && reason !== 'asked' && t('toDo.reason.due', { day: day(dueOn) }),
    isByDay && about === 'evaluation' && since && t('toDo.reason.returned', { day: day(since) }),
    item.percent !== null && item.percent > 0 && t('toDo.percent', { percent: percent(item.percent) }),
    because && becauseWord(because),
  ]
  const to =
    containerId !== null && containerTypeId !== null
      ? containerPath({ containerId, containerTypeId })
      : (item.path ?? paths.home)
  const isToMark = about === 'freeText' || about === 'competency'
  const isOwn = about === 'course' || about === 'survey' || about === 'review' || about === 'contract'
  const word =
    about === 'evaluation'
      ? 'revise'
      : about === 'talk'
        ? 'open'
        : isToMark
          ? 'mark'
          : !isOwn
            ? 'decide'
            : item.percent === null
              ? 'start'
              : 'goOn'
  return (
    <Row Icon={icons[reason]} title={name} reason={sentences.filter(Boolean).join(' ')}>
      <Action to={to} label={t(`toDo.${word}Named`, { name })}>
        {t(`toDo.${word}`)}
      </Action>
    </Row>
  )
}
