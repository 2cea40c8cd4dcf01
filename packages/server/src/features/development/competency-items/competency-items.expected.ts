import { createCompetencyItem, removeCompetencyItem } from '@oktant/contract/development/competency-items.ts'
import { type Expected, reviews } from '../../../../test/access-matrix/who.ts'
import { makeSides } from '../../../../test/kit/content/reviews.ts'
import type { Scene } from '../../../../test/scenes/scene.ts'

export const calls: Expected = {
  listCompetencyItems: reviews,
  createCompetencyItem: reviews,
  exportCompetencyItems: reviews,
  readCompetencyItem: reviews,
  updateCompetencyItem: reviews,
  removeCompetencyItem: reviews,
  restoreCompetencyItem: reviews,
}

const text = { en: 'Listens', de: 'Hört zu' }
const itemForm = { name: text, tip: text, itemProperties: [] }

const ofItem =
  (rest: object = {}, isRemoved = false): Scene =>
  async (server) => {
    const { hr } = await makeSides(server)
    const intruder = await server.make.user({ permissions: ['reviews.administer'] })
    const { id } = await server.call(createCompetencyItem, { as: hr, body: itemForm })
    if (isRemoved) await server.call(removeCompetencyItem, { as: hr, params: { id } })
    return { owner: hr, intruder, call: { params: { id }, ...rest } }
  }

export const scenes: Record<string, Scene> = {
  readCompetencyItem: ofItem(),
  updateCompetencyItem: ofItem({ body: { ...itemForm, revision: 0 } }),
  removeCompetencyItem: ofItem(),
  restoreCompetencyItem: ofItem({}, true),
}
