import { listCourses } from '@oktant/contract/learning/courses/containers.ts'
import * as contract from '@oktant/contract/learning/courses/groupings.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { recordAffected, recordQueries } from '../../../lib/records/record-queries.ts'

export const {
  list: groupings,
  one: grouping,
  changed: groupingsChanged,
  create: createGrouping,
  save: saveGrouping,
  remove: removeGrouping,
  restore: restoreGrouping,
} = recordQueries(['groupings'], {
  list: contract.listGroupings,
  create: contract.createGrouping,
  read: contract.readGrouping,
  update: contract.updateGrouping,
  remove: contract.removeGrouping,
  restore: contract.restoreGrouping,
})

export const groupingAffected = recordAffected(['groupings'], contract.readGroupingAffected)

export const shownGroupings = queryOptions({
  queryKey: ['groupings', 'shown'],
  queryFn: ({ signal }) => call(contract.listShownGroupings, { query: {} }, { signal }),
})

/** The courses and folders that can be grouped, by their title. */
export const containersNamed = (title: string) => {
  const query = { _perPage: 8, ...(title && { _filterFields: ['title'], _filterValues: [title] }) }
  return queryOptions({
    queryKey: ['courses', 'list', query],
    queryFn: ({ signal }) => call(listCourses, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}
