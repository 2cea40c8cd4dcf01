import type { Segment } from '@oktant/contract/learning/segments.ts'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { withSoftHyphens } from './segments.rules.ts'

type Named = Pick<Segment, 'name' | 'shortName'>
type Counted = Pick<Segment, 'courseCount'>

/** What is said of a segment wherever it appears. */
export function useSegmentWords() {
  const { t } = useTranslation('segments')
  const text = useLocalText()
  const { percent: percentage } = useDates()

  const name = (segment: Named) => text(segment.name)
  const lines = (segment: Named) => text(segment.shortName).split('\n')
  /** To be shown where it is narrow; `name` is for ears and titles. */
  const narrowName = (segment: Named) => withSoftHyphens(name(segment), text(segment.shortName))
  const courses = ({ courseCount }: Counted) => t('card.courses', { count: courseCount })
  const summary = (segment: Segment) => {
    const said = { name: name(segment), courses: courses(segment) }
    if (segment.progress === null) return t('wheel.slice', said)
    return t('wheel.sliceProgress', { ...said, percent: percentage(segment.progress) })
  }
  return {
    name,
    narrowName,
    lines,
    courses,
    percentage,
    summary,
    description: (of: Segment) => text(of.description),
  }
}
