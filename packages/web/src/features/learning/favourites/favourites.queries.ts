import { mostFavourites } from '@oktant/contract/kit/constants.ts'
import {
  createFavourite,
  type FavouriteForm,
  listFavourites,
  removeFavourite,
  renameFavourite,
  restoreFavourite,
} from '@oktant/contract/learning/own/favourites.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

/** All of them: there are never more than one page. */
export const favourites = queryOptions({
  queryKey: ['favourites'],
  queryFn: ({ signal }) =>
    call(listFavourites, { query: { _sortField: 'title', _perPage: mostFavourites } }, { signal }),
})

/** A course says too whether it is one. */
const changed = () =>
  Promise.all(['favourites', 'learning'].map((name) => cache.invalidateQueries({ queryKey: [name] })))

export const useCreateFavourite = () =>
  useMutation({
    mutationFn: (body: FavouriteForm) => call(createFavourite, { body }),
    onSuccess: changed,
  })

export const useRenameFavourite = () =>
  useMutation({
    mutationFn: ({ id, title }: { id: number; title: string }) =>
      call(renameFavourite, { params: { id }, body: { title } }),
    onSuccess: changed,
  })

export const useRemoveFavourite = () =>
  useMutation({
    mutationFn: (id: number) => call(removeFavourite, { body: { id } }),
    onSuccess: changed,
  })

export async function bringBackFavourite(id: number) {
  await call(restoreFavourite, { params: { id } })
  await changed()
}
