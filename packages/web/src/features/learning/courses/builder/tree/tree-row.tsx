import type { ChildForm } from '@oktant/contract/learning/courses/containers.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import {
  IconAppWindow,
  IconBook2,
  IconCalendarEvent,
  IconChevronDown,
  IconExternalLink,
  IconFileText,
  IconFolder,
  IconGripVertical,
  IconListCheck,
  IconMovie,
  IconPuzzle,
} from '@tabler/icons-react'
import { type KeyboardEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useParams } from 'react-router'
import { paths } from '../../../../../lib/paths.ts'
import { fromCourse } from '../../../../../lib/records/way-back.ts'
import { useDates } from '../../../../../lib/words/shown/dates.ts'
import { dotted } from '../../../../../lib/words/shown/dotted.ts'
import { useLocalText } from '../../../../../lib/words/language.ts'
import { MenuButton } from '../../../../../ui/menu/menu-button.tsx'
import { FieldFault } from '../../../../../ui/form/field-fault.tsx'
import { useKindWords, isEvaluation, useEditorOf } from '../../../components/component-words.ts'
import { useCourseWords } from '../../course-words.ts'
import { UnplayedMark } from '../../../components/unplayed-mark.tsx'
import type { Shown, Step } from '../builder.rules.ts'
import { handleId, type RowProps } from './row.ts'
import { RowRules } from './row-rules.tsx'
import styles from './tree.module.css'

const isSameRow = (one: RowProps, other: RowProps) =>
  // NOTE: the rows of a section are drawn with it, whatever changed there.
  one.section === undefined &&
  other.section === undefined &&
  one.child === other.child &&
  one.shown === other.shown &&
  one.place === other.place &&
  one.count === other.count &&
  one.mark === other.mark &&
  one.isHeld === other.isHeld &&
  one.isOpen === other.isOpen &&
  one.mayRename === other.mayRename &&
  one.wrong === other.wrong &&
  one.wrongCount === other.wrongCount &&
  one.wrongDay === other.wrongDay

/** One part of a course in a line: what it is, when it opens, and its handle; the rest unfolds below it. */
export const TreeRow = memo(function TreeRow(props: RowProps) {
  const { child, shown, section, list, place, mark, isHeld, isOpen, actions, wrong } = props
  const text = useLocalText()
  const { t } = useTranslation('courses')
  const name = text(shown.title) || t('child.untitled')
  const key = child.childId
  const isWrong = [wrong, props.wrongCount, props.wrongDay, props.wrongTitle].some(Boolean)
  return (
    <li className={styles['item']} data-mark={mark} data-held={isHeld || undefined}>
      <div className={styles['row']} data-off={!child.enabled || undefined} data-wrong={isWrong || undefined}>
        <div
          className={styles['line']}
          data-drop={`${list}:${place}${section ? `:${section.id}` : ''}`}
          data-inside={section?.children.length}
        >
          <Handle {...props} name={name} />
          <span className={styles['icon']} data-section={section ? true : undefined}>
            <KindIcon child={child} shown={shown} isSection={section !== undefined} />
          </span>
          <Names {...props} name={name} />
          <button
            type="button"
            className={styles['more']}
            aria-expanded={isOpen}
            aria-label={t('child.more', { name })}
            onClick={() => actions.toggle(key)}
          >
            <IconChevronDown size={20} stroke={1.7} aria-hidden />
          </button>
          <RowMenu {...props} name={name} />
        </div>
        {(isOpen || isWrong) && <RowRules {...props} name={name} />}
        <FieldFault>{wrong}</FieldFault>
      </div>
      {props.children}
    </li>
  )
}, isSameRow)

type Named = RowProps & { name: string }

const steps: Partial<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** Drags the row; with the keyboard it is taken up, moved by arrows and put down. */
function Handle({ child: { childId }, isHeld, actions, name }: Named) {
  const { t } = useTranslation('courses')
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (isHeld && event.key === 'Escape') actions.letGo(childId)
    else if (isHeld && step) actions.step(childId, step)
    else if (event.key === 'Enter' || event.key === ' ') actions.hold(childId, name)
    else return
    event.preventDefault()
  }
  return (
    <button
      type="button"
      id={handleId(childId)}
      className={styles['handle']}
      aria-label={t('move.handle', { name })}
      aria-pressed={isHeld}
      aria-describedby="builder-how"
      onKeyDown={press}
      onPointerDown={(event) => actions.begin(event, childId, name)}
    >
      <IconGripVertical size={18} stroke={1.7} aria-hidden />
    </button>
  )
}

function KindIcon({ child, shown, isSection }: { child: ChildForm; shown: Shown; isSection: boolean }) {
  const look = { size: 18, stroke: 1.7, 'aria-hidden': true }
  if (isSection) return <IconFolder {...look} />
  if (child.eventId) return <IconCalendarEvent {...look} />
  if (child.nestedId !== null) return <IconBook2 {...look} />
  if (shown.categoryId === componentCategory.document) return <IconFileText {...look} />
  if (shown.categoryId === componentCategory.embeddedPage) return <IconAppWindow {...look} />
  if (shown.categoryId === componentCategory.externalWindow) return <IconExternalLink {...look} />
  if (shown.categoryId === componentCategory.video) return <IconMovie {...look} />
  if (isEvaluation(shown.categoryId)) return <IconListCheck {...look} />
  return <IconPuzzle {...look} />
}

function Names({ child, shown, section, name, place }: Named) {
  const { t } = useTranslation('courses')
  const course = useParams()['id']
  const whereMade = useWhereMade()
  const to = section ? undefined : whereMade(child, shown)
  const { type } = useCourseWords()
  const kind = useKindWords()
  const { day, dateTime } = useDates()
  const whatOf = ({ componentId, eventId }: ChildForm, { categoryId, containerTypeId, startsAt }: Shown) => {
    if (eventId) return t('child.event', { moment: startsAt ? dateTime(startsAt) : t('child.noDate') })
    return componentId === null ? type(containerTypeId) : kind(categoryId)
  }
  const what = section ? t('section.parts', { count: section.children.length }) : whatOf(child, shown)
  const { by, count = 1, from = '' } = child.unlock
  const facts = [
    shown.minutes ? t('child.minutes', { kind: what, minutes: shown.minutes }) : what,
    by === 'open' || (by === 'date' && !from)
      ? ''
      : t(`unlockShort.${by}`, { count: Math.min(count, Math.max(place, 1)), day: from && day(from) }),
    child.enabled ? '' : t('child.off'),
    child.scoring ? '' : t('child.unscored'),
    child.openToVisitors ? t('child.openQuiz') : '',
  ]
  return (
    <div className={styles['name']}>
      <strong>{to ? <Link to={fromCourse(to, course)}>{name}</Link> : name}</strong>
      <span>{dotted(facts)}</span>
      {child.componentId !== null && shown.categoryId === componentCategory.video && (
        <UnplayedMark componentId={child.componentId} mendAt={to && fromCourse(to, course)} />
      )}
      {shown.isMissing && <span className={styles['wrong']}>{t('child.missing')}</span>}
    </div>
  )
}

/** Where what stands at a place is made, for whoever may go there. */
function useWhereMade() {
  const editorOf = useEditorOf()
  return ({ componentId, nestedId, eventId }: ChildForm, { categoryId }: Shown) => {
    if (componentId !== null) return editorOf(categoryId, componentId)
    if (eventId) return undefined
    return nestedId === null ? undefined : generatePath(paths.adminCourse, { id: String(nestedId) })
  }
}

function RowMenu({ child: { childId }, actions, list, place, count, name }: Named) {
  const { t } = useTranslation('courses')
  const step = (to: Step) => ({ label: t(`move.${to}`), onSelect: () => actions.step(childId, to) })
  const moves = [
    ...(place > 0 || list !== 0 ? [step('up')] : []),
    ...(place < count - 1 || list !== 0 ? [step('down')] : []),
    ...(place > 0 ? [step('in')] : []),
    ...(list !== 0 ? [step('out')] : []),
  ]
  const remove = { label: t('child.remove'), onSelect: () => actions.remove(childId, name) }
  return (
    <MenuButton
      label={t('child.menu', { name })}
      face={<span aria-hidden>⋯</span>}
      groups={[...(moves.length ? [{ items: moves }] : []), { items: [remove] }]}
    />
  )
}
