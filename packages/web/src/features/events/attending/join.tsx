import { Button } from '@mantine/core'
import type { LearnerEventRow } from '@oktant/contract/events/event-shapes.ts'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useNow } from '../../../lib/time/now.ts'
import { datesIn } from '../../../lib/words/shown/dates.ts'
import { useLanguage } from '../../../lib/words/language.ts'
import { joinOf, safeLink } from './attending.rules.ts'
import { useZone } from './attending-words.ts'
import styles from './attending.module.css'

/** The way into a webinar: shown a day before, open a quarter of an hour before; a link of the trainer's own leads there at once. */
export function Join({ event }: { event: LearnerEventRow }) {
  const { t } = useTranslation('attending')
  const { dateTime } = datesIn(useLanguage(), useZone())
  const found = joinOf(event, useNow())
  if (!found) return null
  const isElsewhere = event.webinarProvider === 'link'
  const link = isElsewhere ? safeLink(event.skypeMeeting) : null
  if (found.isOpen && !isElsewhere)
    return (
      <Button component={Link} to={generatePath(paths.webinar, { id: String(event.id) })} fullWidth>
        {t('join')}
      </Button>
    )
  if (found.isOpen && link)
    return (
      <Button component="a" href={link} target="_blank" rel="noopener noreferrer" fullWidth>
        {t('join')}
      </Button>
    )
  return (
    <div className={styles['join']}>
      <Button disabled fullWidth>
        {t('join')}
      </Button>
      <p>{found.isOpen ? t('join.missing') : t('join.from', { time: dateTime(found.opensAt) })}</p>
    </div>
  )
}
