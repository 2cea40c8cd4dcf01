import { listProjects, switchProject } from '@oktant/contract/people/account.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

export const projects = queryOptions({
  queryKey: ['projects'],
  queryFn: ({ signal }) => call(listProjects, {}, { signal }),
})

export function useSwitchProject() {
  return useMutation({
    mutationFn: (id: number) => call(switchProject, { params: { id } }),
    // NOTE: the specification reloads the page: everything on it may belong to the other group.
    onSuccess: () => location.reload(),
  })
}
