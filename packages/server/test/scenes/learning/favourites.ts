import { createFavourite, removeFavourite } from '@oktant/contract/learning/own/favourites.ts'
import { makeCourse } from '../../kit/content/courses.ts'
import { type Scene, two } from '../scene.ts'

const ofFavourite =
  (call: (id: number) => object, isRemoved = false): Scene =>
  async (server) => {
    const pair = await two(server)
    const body = { title: 'Segments', url: '/explore' }
    const { id } = await server.call(createFavourite, { as: pair.owner, body })
    if (isRemoved) await server.call(removeFavourite, { as: pair.owner, body: { id } })
    return { ...pair, call: call(id) }
  }

export const favouriteScenes: Record<string, Scene> = {
  createFavourite: async (server) => {
    const pair = await two(server, ['courses.administer', 'content.administer', 'learning.take'])
    const { id } = await makeCourse(server, pair.owner)
    return { ...pair, call: { body: { title: 'Knots', url: `/my-learning/${id}`, containerId: id } } }
  },
  removeFavourite: ofFavourite((id) => ({ body: { id } })),
  renameFavourite: ofFavourite((id) => ({ params: { id }, body: { title: 'All segments' } })),
  restoreFavourite: ofFavourite((id) => ({ params: { id } }), true),
}
