import { Type as t, type Static } from '@sinclair/typebox'
import { mostFavourites } from '../../kit/constants.ts'
import { endpoint, Id, idParams, listQuery, paged } from '../../http/http.ts'

/** An address of the application: it begins with one slash, and has no sign that browsers read as another host. */
const Url = t.String({ minLength: 1, maxLength: 500, pattern: '^/([!-.0-\\[\\]-~][!-\\[\\]-~]*)?$' })
const FavouriteTitle = t.String({ maxLength: 200 })

export type Favourite = Static<typeof Favourite>
export const Favourite = t.Object({
  id: Id,
  title: t.String(),
  url: t.String(),
  /** The course or folder that is meant, where it is one. */
  containerId: t.Union([Id, t.Null()]),
  createdAt: t.String(),
})

export type FavouriteForm = Static<typeof FavouriteForm>
export const FavouriteForm = t.Object({
  title: FavouriteTitle,
  url: Url,
  containerId: t.Optional(t.Union([Id, t.Null()])),
})

export const listFavourites = endpoint({
  method: 'GET',
  path: '/client/favourites',
  access: 'signedIn',
  summary: 'Lists one’s own favourites, by name.',
  query: listQuery({ sort: ['title', 'createdAt'], filter: ['title'], mostPerPage: mostFavourites }),
  reply: paged(Favourite),
})

export const createFavourite = endpoint({
  method: 'POST',
  path: '/client/favourites',
  access: 'signedIn',
  summary: 'Keeps an address of the application as a favourite; one that is kept already gets the new name.',
  body: FavouriteForm,
  reply: Favourite,
  errors: ['favourite_invalid', 'favourites_full', 'container_not_found'],
})

export const renameFavourite = endpoint({
  method: 'PUT',
  path: '/client/favourites/:id',
  access: 'signedIn',
  summary: 'Gives a favourite another name.',
  params: idParams,
  body: t.Object({ title: FavouriteTitle }),
  reply: Favourite,
  errors: ['favourite_not_found', 'favourite_invalid'],
})

export const removeFavourite = endpoint({
  method: 'POST',
  path: '/client/favourites/delete',
  access: 'signedIn',
  summary: 'Removes a favourite, named by its number or by its address; answers with what was removed.',
  body: t.Object({ id: t.Optional(Id), url: t.Optional(Url) }),
  reply: Favourite,
  errors: ['favourite_not_found'],
})

export const restoreFavourite = endpoint({
  method: 'POST',
  path: '/client/favourites/:id/restore',
  access: 'signedIn',
  summary: 'Brings back a favourite that one has just removed.',
  params: idParams,
  reply: Favourite,
  errors: ['favourite_not_found', 'favourites_full'],
})
