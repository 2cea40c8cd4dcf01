import * as contract from '@oktant/contract/events/facilitator-absences.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api/api.ts'
import { query as cache } from '../../../../lib/api/query-client.ts'

const key = ['trainerEvents', 'absences'] as const
export const absencesPerPage = 20

/** NOTE: what is over stands in nobody's way. */
export const absences = (page: number) =>
  queryOptions({
    queryKey: [...key, page],
    queryFn: ({ signal }) =>
      call(
        contract.listAbsences,
        {
          query: {
            _page: page,
            _perPage: absencesPerPage,
            _sortField: 'startsAt',
            _filterFields: ['when'],
            _filterValues: ['upcoming'],
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** After a change, plans are looked at anew, too. */
async function changing<T>(made: Promise<T>) {
  const answer = await made
  await cache.invalidateQueries({ queryKey: ['trainerEvents'] })
  return answer
}

export const addAbsence = (form: contract.AbsenceForm) => changing(call(contract.addAbsence, { body: form }))
export const removeAbsence = (id: number) => changing(call(contract.removeAbsence, { params: { id } }))
export const restoreAbsence = (id: number) => changing(call(contract.restoreAbsence, { params: { id } }))
