import * as contract from '@oktant/contract/events/event-series.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api/api.ts'
import { query as cache } from '../../../../lib/api/query-client.ts'
import { type AskedQuery, staleAll } from '../../../../lib/records/record-queries.ts'
import { eventsChanged } from '../planning.queries.ts'

export type TemplateForm = Pick<contract.EventTemplateForm, 'name' | 'recurrence'>
type Recurrence = contract.Recurrence
/** What is planned again: an event that is there, or a template from a day on. */
export type SeriesOf =
  | { eventId: number; recurrence: Recurrence }
  | { templateId: number; firstDay: string; recurrence: Recurrence | null }

const key = ['trainerEvents', 'series'] as const
const templatesKey = ['trainerEvents', 'templates'] as const

export const seriesPreview = (of: SeriesOf | null) =>
  queryOptions({
    queryKey: [...key, of],
    queryFn({ signal }) {
      if (!of) return null
      if ('eventId' in of)
        return call(contract.previewSeries, { params: { id: of.eventId }, body: of.recurrence }, { signal })
      const { templateId, firstDay, recurrence } = of
      return call(
        contract.previewFromTemplate,
        { params: { id: templateId }, body: { firstDay, recurrence } },
        { signal },
      )
    },
    placeholderData: keepPreviousData,
    enabled: of !== null,
  })

export async function planAll(of: SeriesOf) {
  const made =
    'eventId' in of
      ? await call(contract.planSeries, { params: { id: of.eventId }, body: of.recurrence })
      : await call(contract.planFromTemplate, {
          params: { id: of.templateId },
          body: { firstDay: of.firstDay, recurrence: of.recurrence },
        })
  await eventsChanged()
  return made
}

const mostTemplates = 100

export const templates = queryOptions({
  queryKey: [...templatesKey],
  queryFn: ({ signal }) =>
    call(contract.listEventTemplates, { query: { _perPage: mostTemplates, _sortField: 'name' } }, { signal }),
})

export const template = (id: number) =>
  queryOptions({
    queryKey: [...templatesKey, id],
    queryFn: ({ signal }) => call(contract.readEventTemplate, { params: { id } }, { signal }),
  })

export const templateList = (query: AskedQuery<typeof contract.listEventTemplates>) =>
  queryOptions({
    queryKey: [...templatesKey, 'list', query],
    queryFn: ({ signal }) => call(contract.listEventTemplates, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

const templatesChanged = () => cache.invalidateQueries({ queryKey: templatesKey })

export async function saveTemplate(eventId: number, name: LocalText, recurrence: Recurrence | null) {
  const made = await call(contract.createEventTemplate, { body: { eventId, name, recurrence } })
  await templatesChanged()
  return made
}

export async function changeTemplate(id: number, sent: TemplateForm & { revision: number }) {
  const saved = await call(contract.updateEventTemplate, { params: { id }, body: sent })
  cache.setQueryData(template(id).queryKey, saved)
  await staleAll([templatesKey[0], 'audit'])
  return saved
}

export async function removeTemplate(id: number) {
  await call(contract.removeEventTemplate, { params: { id } })
  await templatesChanged()
}

export async function restoreTemplate(id: number) {
  await call(contract.restoreEventTemplate, { params: { id } })
  await templatesChanged()
}
