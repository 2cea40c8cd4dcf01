import { createSeason, removeSeason } from '@oktant/contract/development/seasons.ts'
import { permissions, type Permission } from '@oktant/contract/kit/permissions.ts'
import { type Expected, reviews } from '../../../../test/access-matrix/who.ts'
import { makeReview, makeSides, seasonFormOf } from '../../../../test/kit/content/reviews.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { inside, type InsideScene } from '../../../../test/scenes/inside/inside.ts'
import type { Scene, Server } from '../../../../test/scenes/scene.ts'

export const calls: Expected = {
  listSeasons: reviews,
  createSeason: reviews,
  readSeason: reviews,
  updateSeason: reviews,
  removeSeason: reviews,
  restoreSeason: reviews,
  copySeason: reviews,
  openSeason: reviews,
  stopSeason: reviews,
  closeSeason: reviews,
  dryRunSeason: reviews,
  readSeasonOptions: reviews,
}

// NOTE: the names of the catalogue, which the compiler cannot see through `Object.keys`.
const everything = Object.keys(permissions) as Permission[]
const hr: Permission[] = ['reviews.administer', 'evaluations.administer', 'content.administer']

/** A season of the one company, for which somebody of the other asks. */
const ofSeason =
  (
    state: 'planned' | 'open',
    rest: object = {},
    before?: (server: Server, hr: Made, id: number) => Promise<unknown>,
  ): Scene =>
  async (server) => {
    const intruder = await server.make.user({ permissions: everything })
    if (state === 'open') {
      const { hr, season } = await makeReview(server)
      return { owner: hr, intruder, call: { params: { id: season.id }, ...rest } }
    }
    const { hr, manager } = await makeSides(server)
    const body = await seasonFormOf(server, hr, manager)
    const { id = 0 } = await server.call(createSeason, { as: hr, body })
    await before?.(server, hr, id)
    return { owner: hr, intruder, call: { params: { id }, ...rest } }
  }

export const scenes: Record<string, Scene> = {
  createSeason: async (server) => {
    const { hr, manager } = await makeSides(server)
    const intruder = await server.make.user({ permissions: everything })
    return { owner: hr, intruder, call: { body: await seasonFormOf(server, hr, manager) } }
  },
  readSeason: ofSeason('planned'),
  updateSeason: async (server) => {
    const { hr, manager } = await makeSides(server)
    const intruder = await server.make.user({ permissions: everything })
    const body = await seasonFormOf(server, hr, manager)
    const { id = 0 } = await server.call(createSeason, { as: hr, body })
    return { owner: hr, intruder, call: { params: { id }, body: { ...body, remindDays: 9, revision: 0 } } }
  },
  removeSeason: ofSeason('planned'),
  restoreSeason: ofSeason('planned', {}, (server, as, id) =>
    server.call(removeSeason, { as, params: { id } }),
  ),
  copySeason: ofSeason('planned'),
  openSeason: ofSeason('planned'),
  stopSeason: async (server) => {
    const scene = await ofSeason('planned')(server)
    await server.engine.query(
      `update pdr_seasons set state = 'opening' where company_id = ${scene.owner.companyId}`,
    )
    return scene
  },
  closeSeason: ofSeason('open'),
  dryRunSeason: ofSeason('planned'),
}

async function season(server: Server, as: Made) {
  const lead = await server.make.user({ companyId: as.companyId, permissions: ['reviews.lead'] })
  return seasonFormOf(server, as, lead)
}

export const insideScenes: Record<string, InsideScene> = {
  createSeason: inside(hr, season, (body) => ({ body })),
  updateSeason: inside(hr, season, async (body, as, server) => {
    const own = await server.call(createSeason, { as, body: await season(server, as) })
    return { params: { id: own.id }, body: { ...body, revision: own.revision } }
  }),
}
