import { readAudienceChoices, searchAudiencePeople } from '@oktant/contract/communication/audiences.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

export const audienceChoices = queryOptions({
  queryKey: ['audience', 'choices'],
  queryFn: ({ signal }) => call(readAudienceChoices, {}, { signal }),
})

export const foundPeople = (text: string) =>
  queryOptions({
    queryKey: ['audience', 'search', text],
    queryFn: ({ signal }) => call(searchAudiencePeople, { query: { text } }, { signal }),
    enabled: text.trim().length >= 3,
    placeholderData: keepPreviousData,
  })

export const chosenPeople = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['audience', 'people', ...ids],
    queryFn: ({ signal }) => call(searchAudiencePeople, { query: { people: ids.join(',') } }, { signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
