import { listVisiblePeople, readVisiblePerson } from '@oktant/contract/people/directory.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api/api.ts'

export const visiblePeople = (query: NonNullable<Input<typeof listVisiblePeople>['query']>) =>
  queryOptions({
    queryKey: ['users', 'visible', query],
    queryFn: ({ signal }) => call(listVisiblePeople, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const visiblePerson = (id: number) =>
  queryOptions({
    queryKey: ['users', 'visible', id],
    queryFn: ({ signal }) => call(readVisiblePerson, { params: { id } }, { signal }),
  })
