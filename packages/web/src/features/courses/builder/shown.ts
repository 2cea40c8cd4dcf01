import type { CourseView } from '@oktant/contract/containers.ts'
import { useMemo } from 'react'
import type { BuilderValues, Shown } from './builder.rules.ts'

const nothing: Shown = {
  title: { en: '', de: '' },
  categoryId: null,
  containerTypeId: null,
  minutes: null,
  isMissing: false,
}

/** What stands at each place of a course, whether the server knows it or an author has just put it there. */
export function useShown(course: CourseView, { added }: Pick<BuilderValues, 'added'>) {
  const known = useMemo(
    () =>
      new Map<number, Shown>(
        [course.children, ...course.sections.map(({ children }) => children)]
          .flat()
          .map((child) => [child.childId, child]),
      ),
    [course],
  )
  return (key: number) => added[key] ?? known.get(key) ?? nothing
}
