import type { ChildForm, SectionForm } from '@oktant/contract/learning/courses/containers.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { BuilderValues } from './builder.rules.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What one calls the parts of a course in which two authors may differ. */
export type Part = 'title' | 'description' | 'parts' | 'place' | 'rules'
const parts: Partial<Record<keyof BuilderValues, Part>> = {
  title: 'title',
  description: 'description',
  cover: 'description',
  children: 'parts',
  sections: 'parts',
  parentId: 'place',
  openToVisitors: 'place',
  featured: 'place',
}
// NOTE: these change with every save and say nothing of their own.
const silent: readonly string[] = ['revision', 'added', 'base']
const keysOf = (values: BuilderValues) =>
  // NOTE: the keys of a literal object are its own.
  (Object.keys(values) as (keyof BuilderValues)[]).filter((key) => !silent.includes(key))

const plain = (sections: readonly SectionForm[]) =>
  sections.map(({ id, title, children }) => ({ id, title, children }))
const differs = (key: keyof BuilderValues, one: BuilderValues, other: BuilderValues) =>
  key === 'sections' ? !isSame(plain(one.sections), plain(other.sections)) : !isSame(one[key], other[key])

/** Where two states of a course differ, in the words of whoever reads them. */
export const differencesIn = (before: BuilderValues, after: BuilderValues): Part[] => [
  ...new Set(
    keysOf(after)
      .filter((key) => differs(key, before, after))
      .map((key) => parts[key] ?? 'rules'),
  ),
]

/** One's own changes on top of what the other author saved: what one has not touched is theirs. */
export function mergedOnto(before: BuilderValues, mine: BuilderValues, theirs: BuilderValues): BuilderValues {
  const own = Object.fromEntries(
    keysOf(mine)
      .filter((key) => key !== 'sections' && differs(key, before, mine))
      .map((key) => [key, mine[key]]),
  )
  return {
    ...theirs,
    ...own,
    title: mergedText(before.title, mine.title, theirs.title),
    description: mergedText(before.description, mine.description, theirs.description),
    children: mergedPlaces(before.children, mine.children, theirs.children, movedIn(before, mine)),
    sections: mergedSections(before, mine, theirs),
    added: mine.added,
  }
}

/** Each language by itself, as one author may translate what the other writes. */
const mergedText = (before: LocalText, mine: LocalText, theirs: LocalText): LocalText => ({
  en: mine.en === before.en ? theirs.en : mine.en,
  de: mine.de === before.de ? theirs.de : mine.de,
})

/** The places that an author has moved into another list than before. */
function movedIn(before: BuilderValues, mine: BuilderValues): ReadonlySet<number> {
  const numbers = (children: readonly ChildForm[] = []) => new Set(children.map(({ childId }) => childId))
  const moved = (first: readonly ChildForm[] | undefined, now: readonly ChildForm[]) =>
    [...numbers(now)].filter((key) => !numbers(first).has(key))
  return new Set([
    ...moved(before.children, mine.children),
    ...mine.sections.flatMap(({ id, children }) =>
      moved(before.sections.find((one) => one.id === id)?.children, children),
    ),
  ])
}

/**
 * One list that both have changed: in one's own order, with what the other added where they put it, and without what
 * they took out and one did not touch.
 */
function mergedPlaces(
  before: readonly ChildForm[],
  mine: readonly ChildForm[],
  theirs: readonly ChildForm[],
  moved: ReadonlySet<number>,
): ChildForm[] {
  if (isSame(before, mine)) return theirs.filter(({ childId }) => !moved.has(childId))
  const find = (list: readonly ChildForm[], key: number) => list.find(({ childId }) => childId === key)
  const merged = mine.flatMap((own) => {
    const [first, other] = [find(before, own.childId), find(theirs, own.childId)]
    if (!first || !isSame(first, own)) return [own]
    return other ? [other] : []
  })
  for (const [index, other] of theirs.entries()) {
    if (find(before, other.childId) || find(merged, other.childId) || moved.has(other.childId)) continue
    const above = theirs.slice(0, index).findLast(({ childId }) => find(merged, childId))
    merged.splice(merged.findIndex(({ childId }) => childId === above?.childId) + 1, 0, other)
  }
  return merged
}

/**
 * What was done while a save was under way stands on top of what the save answered; places that were new when it was
 * sent have their numbers now.
 */
export function savedUnder(sent: BuilderValues, mine: BuilderValues, saved: BuilderValues): BuilderValues {
  if (mine === sent) return saved
  const numbers = new Map<number, number>()
  const number = (before: readonly ChildForm[], after: readonly ChildForm[] = []) =>
    before.forEach(({ childId }, place) => numbers.set(childId, after[place]?.childId ?? childId))
  number(sent.children, saved.children)
  for (const { id, children } of sent.sections)
    number(children, saved.sections.find((section) => section.id === id)?.children)
  const numbered = (values: BuilderValues) => ({
    ...values,
    children: values.children.map(withNumber),
    sections: values.sections.map((one) => ({ ...one, children: one.children.map(withNumber) })),
  })
  const withNumber = (child: ChildForm) => ({
    ...child,
    childId: numbers.get(child.childId) ?? child.childId,
  })
  return mergedOnto(numbered(sent), numbered(mine), saved)
}

function mergedSections(before: BuilderValues, mine: BuilderValues, theirs: BuilderValues) {
  const find = (values: BuilderValues, id: number) => values.sections.find((section) => section.id === id)
  const ids = [...new Set([...theirs.sections, ...mine.sections].map(({ id }) => id))]
  const moved = movedIn(before, mine)
  return ids.flatMap((id) => {
    const [first, own, other] = [find(before, id), find(mine, id), find(theirs, id)]
    if (!own || !other) return own ?? other ?? []
    const { revision } = other
    return {
      id,
      revision,
      title: mergedText(first?.title ?? own.title, own.title, other.title),
      children: mergedPlaces(first?.children ?? [], own.children, other.children, moved),
    }
  })
}
