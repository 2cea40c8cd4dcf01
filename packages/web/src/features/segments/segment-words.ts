import type { Segment } from '@oktant/contract/segments.ts'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../lib/dates.ts'
import { useLocalText } from '../../lib/language.ts'

type Named = Pick<Segment, 'name' | 'shortName'>
type Counted = Pick<Segment, 'courseCount'>

const softHyphen = '\u00ad'

/** What is said of a segment wherever it appears. */
export function useSegmentWords() {
  const { t } = useTranslation('segments')
  const text = useLocalText()
  const { percent: percentage } = useDates()

  const name = (segment: Named) => text(segment.name)
  const lines = (segment: Named) => text(segment.shortName).split('\n')
  const hyphenated = (segment: Named) =>
    text(segment.shortName).replaceAll('-\n', softHyphen).replaceAll('\n', ' ')
  const courses = ({ courseCount }: Counted) => t('card.courses', { count: courseCount })
  const summary = (segment: Segment) => {
    const said = { name: name(segment), courses: courses(segment) }
    if (segment.progress === null) return t('wheel.slice', said)
    return t('wheel.sliceProgress', { ...said, percent: percentage(segment.progress) })
  }
  return {
    name,
    hyphenated,
    lines,
    courses,
    percentage,
    summary,
    description: (of: Segment) => text(of.description),
  }
}
