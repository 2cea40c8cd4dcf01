import { listProjects } from '@oktant/contract/people/account.ts'
import { listOwnGroupCourses, listOwnGroups, readOwnGroup } from '@oktant/contract/learning/own/own-groups.ts'
import { ownPerPage } from '@oktant/contract/learning/own/own-learning.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

export const ownGroups = (page: number) =>
  queryOptions({
    queryKey: ['learning', 'groups', 'page', page],
    queryFn: ({ signal }) => call(listOwnGroups, { query: { _page: page } }, { signal }),
  })

export const ownGroup = (id: number) =>
  queryOptions({
    queryKey: ['learning', 'groups', id],
    queryFn: ({ signal }) => call(readOwnGroup, { params: { id } }, { signal }),
  })

export const ownGroupCourses = (id: number, page: number) =>
  queryOptions({
    queryKey: ['learning', 'groups', id, 'courses', page],
    queryFn: ({ signal }) => {
      const query = { _page: page, _perPage: ownPerPage }
      return call(listOwnGroupCourses, { params: { id }, query }, { signal })
    },
  })

/** The groups of the company that one works in, as the header asks for them. */
export const workGroups = queryOptions({
  queryKey: ['projects'],
  queryFn: ({ signal }) => call(listProjects, {}, { signal }),
})
