import { useTranslation } from 'react-i18next'
import { generatePath, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'

/** The address of a record, opened from the course that somebody is building. */
export const fromCourse = (address: string, courseId: number | string | undefined) =>
  courseId === undefined ? address : `${address}?course=${courseId}`

/** The address where something new is made that is to become a part of a course, at the end of one of its lists. */
export const forCourse = (address: string, courseId: number, list: number) =>
  `${fromCourse(address, courseId)}&into=${list}`

type Way = { to: string; label: string }

const numberIn = (asked: URLSearchParams, name: string) => {
  const value = asked.get(name) ?? ''
  return /^\d{1,9}$/.test(value) ? Number(value) : null
}

/** Back to the course from which a record was opened, else to where it belongs; what was made for it comes along. */
export function useWayBack(usual: Way, made?: number): Way {
  const { t } = useTranslation('admin')
  const [asked] = useSearchParams()
  const [course, list] = [numberIn(asked, 'course'), numberIn(asked, 'into')]
  if (!course) return usual
  const to = generatePath(paths.adminCourse, { id: String(course) })
  if (made === undefined || list === null) return { to, label: t('record.backToCourse') }
  return { to: `${to}?add=${made}&into=${list}`, label: t('record.addToCourse') }
}

/** What comes along to a course, and the list at whose end it is to stand. */
export function useBrought() {
  const [asked, setAsked] = useSearchParams()
  return {
    componentId: numberIn(asked, 'add'),
    list: numberIn(asked, 'into') ?? 0,
    forget: () => setAsked({}, { replace: true }),
  }
}
