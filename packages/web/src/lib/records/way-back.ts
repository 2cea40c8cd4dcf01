import { useTranslation } from 'react-i18next'
import { generatePath, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'

/** The address of a record, opened from the course that somebody is building. */
export const fromCourse = (address: string, courseId: number | string | undefined) =>
  courseId === undefined ? address : `${address}?course=${courseId}`

type Way = { to: string; label: string }

/** Back to the course from which a record was opened, else to where it belongs. */
export function useWayBack(usual: Way): Way {
  const { t } = useTranslation('admin')
  const course = Number(useSearchParams()[0].get('course'))
  if (!Number.isSafeInteger(course) || course <= 0) return usual
  return { to: generatePath(paths.adminCourse, { id: String(course) }), label: t('record.backToCourse') }
}
