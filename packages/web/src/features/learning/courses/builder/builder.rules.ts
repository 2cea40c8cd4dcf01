import type {
  ChildForm,
  CourseChild,
  CourseView,
  EditionForm,
  SectionForm,
} from '@oktant/contract/learning/courses/containers.ts'
import type { OrderPlace } from '../../../../ui/order/order.rules.ts'

/** What stands at a place, as far as it is known. */
export type Shown = Pick<CourseChild, 'title' | 'categoryId' | 'containerTypeId' | 'minutes' | 'isMissing'> &
  Partial<Pick<CourseChild, 'startsAt'>>

/**
 * What an author works on. A new place has a negative number until it is saved; `added` says what stands there, as
 * the server does not know it yet.
 */
export type BuilderValues = EditionForm & {
  parentId: number | null
  revision: number
  children: ChildForm[]
  sections: SectionForm[]
  added: Record<string, Shown>
}

/** What an author has written, with what they began from, so that their own changes are known in a draft found again. */
export type Written = BuilderValues & { base: BuilderValues }

type Lists = Pick<BuilderValues, 'children' | 'sections'>

const placeOf = ({ childId, componentId, nestedId, eventId, ...rules }: ChildForm): ChildForm => ({
  childId,
  componentId,
  nestedId,
  eventId: eventId ?? null,
  enabled: rules.enabled,
  scoring: rules.scoring,
  unlock: rules.unlock,
  openToVisitors: rules.openToVisitors ?? false,
})

/** What the form begins with, from what the server shows. */
export function valuesOf(view: CourseView): BuilderValues {
  return {
    title: view.title,
    description: view.description,
    keywords: view.keywords,
    minutes: view.minutes,
    difficulty: view.difficulty,
    openToVisitors: view.openToVisitors,
    featured: view.featured,
    passMark: view.passMark,
    showBestResults: view.showBestResults,
    includeChildFolder: view.includeChildFolder,
    expiryDate: view.expiryDate,
    expiryPeriod: view.expiryPeriod,
    nextIds: view.nextIds,
    price: view.price ?? null,
    certificate: view.certificate ?? null,
    cover: view.cover ?? null,
    courseType: view.courseType ?? null,
    parentId: view.parentId,
    revision: view.revision,
    children: view.children.map(placeOf),
    sections: view.sections.map(({ id, revision, title, children }) => ({
      id,
      revision,
      title,
      children: children.map(placeOf),
    })),
    added: {},
  }
}

export const begunFrom = (base: BuilderValues): Written => ({ ...base, base })

/** What is sent: a place that is new, or stands in another part of the course than before, gets a number anew. */
export function sentFrom(known: BuilderValues & Partial<Written>, view: CourseView) {
  const { added, base, ...values } = known
  void added
  void base
  const stood = new Map<number, number>()
  for (const { childId } of view.children) stood.set(childId, 0)
  for (const { id, children } of view.sections) for (const { childId } of children) stood.set(childId, id)
  const sent = (list: number) => (child: ChildForm) => ({
    ...child,
    childId: stood.get(child.childId) === list ? child.childId : 0,
  })
  const held = heldIn(values)
  return {
    ...values,
    children: values.children.map(sent(0)),
    sections: values.sections
      .filter(({ id }) => held.has(id))
      .map((section) => ({ ...section, children: section.children.map(sent(section.id)) })),
  }
}

export const listOf = ({ children, sections }: Lists, list: number) =>
  list === 0 ? children : (sections.find(({ id }) => id === list)?.children ?? [])

const withList = ({ children, sections }: Lists, list: number, next: ChildForm[]): Lists =>
  list === 0
    ? { children: next, sections }
    : { children, sections: sections.map((one) => (one.id === list ? { ...one, children: next } : one)) }

/** The sections that the tree holds at any depth. */
function heldIn(lists: Lists) {
  const held = new Set<number>()
  const open = [0]
  for (let list = open.shift(); list !== undefined; list = open.shift())
    for (const { nestedId } of listOf(lists, list)) {
      if (nestedId === null || held.has(nestedId) || !lists.sections.some(({ id }) => id === nestedId))
        continue
      held.add(nestedId)
      open.push(nestedId)
    }
  return held
}

/** The way to a list from the course itself, itself included. */
function wayTo(lists: Lists, list: number): number[] {
  const at = whereIs(lists, ({ nestedId }) => nestedId === list)
  return list === 0 || !at ? [list] : [...wayTo(lists, at.list), list]
}

/** Where something stands in the tree. */
export function whereIs(lists: Lists, isMeant: (child: ChildForm) => boolean): OrderPlace | undefined {
  for (const list of [0, ...lists.sections.map(({ id }) => id)]) {
    const index = listOf(lists, list).findIndex(isMeant)
    if (index >= 0) return { list, index }
  }
  return undefined
}
export const placeAt = (lists: Lists, key: number) => whereIs(lists, ({ childId }) => childId === key)

/** The tree with one place moved to stand before another; nothing where a section would come to hold itself. */
export function movedTo(lists: Lists, from: OrderPlace, to: OrderPlace): Lists | undefined {
  const child = listOf(lists, from.list)[from.index]
  if (!child || (child.nestedId !== null && wayTo(lists, to.list).includes(child.nestedId))) return undefined
  const isHere = from.list === to.list
  const index = isHere && to.index > from.index ? to.index - 1 : to.index
  if (isHere && index === from.index) return undefined
  const without = withList(lists, from.list, listOf(lists, from.list).toSpliced(from.index, 1))
  return withList(without, to.list, listOf(without, to.list).toSpliced(index, 0, child))
}

export type Step = 'up' | 'down' | 'in' | 'out'

/** Where a step of the keyboard leads: along its list, out at its ends, or into the section above it. */
export function stepFrom(lists: Lists, { list, index }: OrderPlace, step: Step): OrderPlace | undefined {
  const siblings = listOf(lists, list)
  const holder = whereIs(lists, ({ nestedId }) => nestedId === list)
  if (step === 'up' && index > 0) return { list, index: index - 1 }
  if (step === 'down' && index < siblings.length - 1) return { list, index: index + 2 }
  if (step === 'in') return intoAbove(lists, siblings[index - 1])
  if (list === 0 || !holder) return undefined
  return { list: holder.list, index: step === 'up' ? holder.index : holder.index + 1 }
}

function intoAbove(lists: Lists, above: ChildForm | undefined): OrderPlace | undefined {
  const section = lists.sections.find(({ id }) => id === above?.nestedId)
  return section && { list: section.id, index: section.children.length }
}

export const changedAt = (lists: Lists, { list, index }: OrderPlace, values: Partial<ChildForm>): Lists =>
  withList(
    lists,
    list,
    listOf(lists, list).map((child, place) => (place === index ? { ...child, ...values } : child)),
  )
export const removedAt = (lists: Lists, { list, index }: OrderPlace): Lists =>
  withList(lists, list, listOf(lists, list).toSpliced(index, 1))
/** Where something new comes to stand: after another place, before all (null), or at the end of a list. */
export type BuilderPlace = { list: number; after?: number | null }

export function addedTo(lists: Lists, { list: wanted, after }: BuilderPlace, child: ChildForm): Lists {
  // NOTE: a section may have been taken out while a file was on its way into it.
  const list = lists.sections.some(({ id }) => id === wanted) ? wanted : 0
  const all = listOf(lists, list)
  const before = after === null ? 0 : all.findIndex(({ childId }) => childId === after) + 1
  return withList(lists, list, all.toSpliced(before > 0 || after === null ? before : all.length, 0, child))
}
/** A place to stand at, told by what stands before it. */
export const placeOfNew = (lists: Lists, { list, index }: OrderPlace): BuilderPlace => ({
  list,
  after: index === 0 ? null : (listOf(lists, list)[index - 1]?.childId ?? null),
})

/** A number for a new place; never one that was given before. */
export const nextKey = ({ added, ...lists }: Lists & Pick<BuilderValues, 'added'>) =>
  Math.min(
    0,
    ...Object.keys(added).map(Number),
    ...[0, ...lists.sections.map(({ id }) => id)].flatMap((list) =>
      listOf(lists, list).map(({ childId }) => childId),
    ),
  ) - 1

export const countParts = (lists: Lists, list = 0): number =>
  listOf(lists, list).reduce(
    (sum, { nestedId }) =>
      sum + (lists.sections.some(({ id }) => id === nestedId) ? countParts(lists, nestedId ?? 0) : 1),
    0,
  )

/** How long all that stands in the tree takes together, as far as its authors said. */
export const minutesOf = (
  lists: Lists,
  shown: (childId: number) => Pick<Shown, 'minutes'> | undefined,
  list = 0,
): number =>
  listOf(lists, list).reduce((sum, { childId, nestedId }) => {
    const isSection = lists.sections.some(({ id }) => id === nestedId)
    return sum + (isSection ? minutesOf(lists, shown, nestedId ?? 0) : (shown(childId)?.minutes ?? 0))
  }, 0)

/** Where a folder’s way up ends. */
export function rootOf(
  id: number | null,
  tree: readonly { id: number; parentId: number | null }[],
): number | null {
  const above = tree.find((folder) => folder.id === id)?.parentId
  return above ? rootOf(above, tree) : id
}
