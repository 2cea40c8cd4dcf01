import type { CourseView } from '@oktant/contract/learning/courses/containers.ts'
import { useState } from 'react'
import type { BuilderValues, Shown } from '../builder.rules.ts'

const nothing: Shown = {
  title: { en: '', de: '' },
  categoryId: null,
  containerTypeId: null,
  minutes: null,
  isMissing: false,
}

const shownIn = ({ children, sections }: CourseView) =>
  [children, ...sections.map((section) => section.children)]
    .flat()
    .map((child): [number, Shown] => [child.childId, child])

/**
 * What stands at each place of a course, whether the server knows it, an author has just put it there, or another has
 * taken it out while this one changed it.
 */
export function useShown(course: CourseView, { added }: Pick<BuilderValues, 'added'>) {
  const [seen, setSeen] = useState(course)
  const [known, setKnown] = useState(() => new Map(shownIn(course)))
  if (seen !== course) {
    setSeen(course)
    setKnown(new Map([...known, ...shownIn(course)]))
  }
  return (key: number) => added[key] ?? known.get(key) ?? nothing
}
