import type { Favourite } from '@oktant/contract/learning/own/favourites.ts'
import type { FavouriteRow } from './favourites.queries.ts'

export const favouriteView = ({ id, title, url, containerId, createdAt }: FavouriteRow): Favourite => ({
  id,
  title,
  url,
  containerId,
  createdAt: createdAt.toISOString(),
})
