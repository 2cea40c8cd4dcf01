import * as contract from '@oktant/contract/events/invitees.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../../lib/api/api.ts'
import { addBookings, eventsChanged } from '../../planning.queries.ts'

const key = ['trainerEvents', 'invitees'] as const

export const inviteeSources = (id: number) =>
  queryOptions({
    queryKey: [...key, 'sources', id],
    queryFn: ({ signal }) => call(contract.listInviteeSources, { params: { id } }, { signal }),
  })

export const inviteesPerPage = 20
export type From = Input<typeof contract.listInvitees>['params']

export const invitees = (from: From, { name, page }: { name: string; page: number }) =>
  queryOptions({
    queryKey: [...key, from, name, page],
    queryFn: ({ signal }) =>
      call(
        contract.listInvitees,
        {
          params: from,
          query: {
            _page: page,
            _perPage: inviteesPerPage,
            _sortField: 'firstName',
            _filterFields: ['userStatus.name', ...(name ? ['name'] : [])],
            _filterValues: ['%ctive', ...(name ? [name] : [])],
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

export const addOne = (from: From, userId: number) => addBookings(from.id, [userId])

export async function addAllOf(from: From) {
  const done = await call(contract.addInviteesOf, { params: from })
  await eventsChanged()
  return done
}

export async function addByFile(id: number, text: string, leaveOut: boolean) {
  const done = await call(contract.addInviteesByFile, { params: { id }, body: { text, leaveOut } })
  if (!done.isHeld) await eventsChanged()
  return done
}
