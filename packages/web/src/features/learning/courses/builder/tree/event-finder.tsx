import type { Reply } from '@oktant/contract/http/http.ts'
import type { listPlaceableEvents } from '@oktant/contract/learning/courses/containers.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useTyped } from '../../../../../lib/records/typed.ts'
import { useLocalText } from '../../../../../lib/words/language.ts'
import { useDates } from '../../../../../lib/words/shown/dates.ts'
import { Finder } from '../../../../../ui/admin/list/finder.tsx'
import { placeableEvents } from '../../courses.queries.ts'

type Found = Reply<typeof listPlaceableEvents>['content'][number]

/** Finds an event that is not over, by its name. */
export function EventFinder({ onChoose }: { onChoose: (event: Found) => void }) {
  const { t } = useTranslation('courses')
  const text = useLocalText()
  const { dateTime } = useDates()
  const typing = useTyped()
  const { wanted } = typing
  const { data } = useQuery(
    placeableEvents({ _perPage: 8, ...(wanted && { _filterFields: ['name'], _filterValues: [wanted] }) }),
  )
  return (
    <Finder
      label={t('add.findEvent')}
      nothing={t(wanted ? 'finder.noEvent' : 'finder.noEvents')}
      typing={typing}
      found={data?.content}
      row={({ id, name, startsAt }) => ({
        id,
        name: text(name),
        about: startsAt === null ? t('child.noDate') : dateTime(startsAt),
      })}
      onChoose={onChoose}
    />
  )
}
