import type { ChildForm, CourseView } from '@oktant/contract/learning/courses/containers.ts'
import { useTranslation } from 'react-i18next'
import { useLatest } from '../../../../lib/time/latest.ts'
import { offerUndo } from '../../../../lib/notice.ts'
import { useRecordForm } from '../../../../lib/records/record-form.ts'
import { useFaultWords } from '../../components/component-words.ts'
import { saveCourse } from '../courses.queries.ts'
import {
  addedTo,
  begunFrom,
  type BuilderValues,
  changedAt,
  movedTo,
  nextKey,
  type BuilderPlace,
  placeAt,
  removedAt,
  sentFrom,
  type Shown,
  valuesOf,
  type Written,
} from './builder.rules.ts'
import { differencesIn, mergedOnto, savedUnder } from './conflict.rules.ts'
import type { OrderPlace } from '../../../../ui/order/order.rules.ts'
import { useHistory } from './use-history.ts'

export type Placed = Pick<ChildForm, 'componentId' | 'nestedId' | 'eventId'>

/** The course that an author builds: what they changed, how to take it back, and who else changed it. */
export function useBuilder(view: CourseView) {
  const { t } = useTranslation('courses')
  const shown = valuesOf(view)
  const first = begunFrom(shown)
  const history = useHistory<Written>()
  const form = useRecordForm<Written>({
    name: `course:${view.id}`,
    first,
    words: useFaultWords(),
    async save(values) {
      const before = sentFrom(first, view)
      const saved = await saveCourse(view.id, sentFrom(values, view))
      const next = valuesOf(saved)
      form.set({ ...savedUnder(values, latest.current, next), base: next })
      history.clear()
      offerUndo(t('saved'), () => saveCourse(view.id, { ...before, ...revisionsOf(next, before.sections) }))
    },
  })
  const { values } = form
  const latest = useLatest(values)

  const edit = (change: Partial<BuilderValues>, what = '', grip = '') => {
    history.remember(values, what, grip)
    form.set(change)
  }
  const show = (found: Written | undefined) => found && form.set(found)

  return {
    form,
    values,
    edit,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    undo: () => show(history.undo(values)),
    redo: () => show(history.redo(values)),
    /** Somebody else has saved since this author began: what differs, and how to go on. */
    conflict: !form.isBusy &&
      values.revision !== view.revision && {
        parts: differencesIn(values.base, shown),
        keepMine() {
          history.remember(values, '')
          form.set({ ...mergedOnto(values.base, values, shown), base: shown })
        },
        takeTheirs() {
          history.remember(values, '')
          form.discard()
        },
      },
    place: (key: number) => placeAt(values, key),
    /** What is moved step by step without being put down names its `grip`, and is taken back at once. */
    move(key: number, to: OrderPlace, grip = '') {
      const from = placeAt(values, key)
      const lists = from && movedTo(values, from, to)
      if (lists) edit(lists, '', grip)
      return lists && placeAt(lists, key)
    },
    change(key: number, child: Partial<ChildForm>) {
      const at = placeAt(values, key)
      if (at) edit(changedAt(values, at, child), `child:${key}`)
    },
    remove(key: number) {
      const at = placeAt(values, key)
      if (at) edit(removedAt(values, at))
    },
    /** Adds a component, a course or an event, and answers its number there. */
    add(place: BuilderPlace, what: Placed, shown: Shown) {
      const childId = nextKey(values)
      const unlock = { by: what.eventId ? ('previous' as const) : ('open' as const) }
      const child = { ...what, childId, enabled: true, scoring: true, unlock }
      edit({ ...addedTo(values, place, child), added: { ...values.added, [childId]: shown } })
      return childId
    },
    addSection(place: BuilderPlace, made: CourseView) {
      const { id, revision, title } = made
      const childId = nextKey(values)
      const child = {
        childId,
        componentId: null,
        nestedId: id,
        enabled: true,
        scoring: true,
        unlock: { by: 'open' as const },
      }
      const sections = [...values.sections, { id, revision, title, children: [] }]
      const lists = addedTo({ children: values.children, sections }, place, child)
      const shown = { title, categoryId: null, containerTypeId: null, minutes: null, isMissing: false }
      edit({ ...lists, added: { ...values.added, [childId]: shown } })
      return childId
    },
    rename(sectionId: number, title: CourseView['title']) {
      const sections = values.sections.map((one) => (one.id === sectionId ? { ...one, title } : one))
      edit({ sections }, `section:${sectionId}`)
    },
  }
}
export type Builder = ReturnType<typeof useBuilder>

/** What was written before may be written again on top of what is there now. */
function revisionsOf(now: BuilderValues, sections: BuilderValues['sections']) {
  const known = new Map(now.sections.map(({ id, revision }) => [id, revision]))
  return {
    revision: now.revision,
    sections: sections.map((one) => ({ ...one, revision: known.get(one.id) ?? one.revision })),
  }
}
