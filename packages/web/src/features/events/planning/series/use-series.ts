import { requestsMessages } from '@oktant/contract/kit/messages/requests.ts'
import { eventsMessages } from '@oktant/contract/kit/messages/events.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { fieldError, isAtFields } from '../../../../lib/api/field-errors.ts'
import { notice } from '../../../../lib/notice.ts'
import { useMessage } from '../../../../lib/words/said/message.ts'
import { planAll, seriesPreview, type SeriesOf } from './series.queries.ts'

const pauseMs = 400
const known = { ...eventsMessages, required: requestsMessages.required }
const isKnown = (code: string): code is keyof typeof known => code in known

/** What would be planned, what is wrong with it, and the press that plans it. */
export function useSeries(of: SeriesOf | null, onDone: () => void) {
  const { t } = useTranslation('planning')
  const message = useMessage()
  // NOTE: by its text, as each drawing makes the same anew.
  const [settled] = useDebouncedValue(JSON.stringify(of), pauseMs)
  // NOTE: written a line above.
  const preview = useQuery(seriesPreview(JSON.parse(settled) as SeriesOf | null))
  const planning = useMutation({
    mutationFn: planAll,
    onSuccess({ events }) {
      notice.set({ text: t('series.planned', { count: events.length }) })
      onDone()
    },
  })
  const error = planning.error ?? preview.error
  const said = useErrorText(error)
  const errorAt = (field: string) => {
    const told = fieldError(error, field)
    if (!told) return undefined
    return isKnown(told.code) ? message(known[told.code]) : told.message
  }
  const isSettled = settled === JSON.stringify(of) && !preview.isPlaceholderData
  return {
    preview,
    planning,
    errorAt,
    whole: isAtFields(error) ? null : said,
    canPlan: of !== null && isSettled && !preview.error && Boolean(preview.data?.dates.length),
  }
}
