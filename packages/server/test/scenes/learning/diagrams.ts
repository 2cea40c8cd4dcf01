import { removeDiagram } from '@oktant/contract/learning/courses/diagrams.ts'
import { diagramForm, makeDiagram } from '../../kit/content/diagrams.ts'
import { type Scene, two } from '../scene.ts'

const ofDiagram =
  (rest: object = {}, isRemoved = false): Scene =>
  async (server) => {
    const pair = await two(server, ['courses.administer'])
    const { id } = await makeDiagram(server, pair.owner)
    const params = { id }
    if (isRemoved) await server.call(removeDiagram, { as: pair.owner, params })
    return { ...pair, call: { params, ...rest } }
  }

export const diagramScenes: Record<string, Scene> = {
  readDiagram: ofDiagram(),
  readDiagramAffected: ofDiagram(),
  removeDiagram: ofDiagram(),
  restoreDiagram: ofDiagram({}, true),
  updateDiagram: ofDiagram({ body: { ...diagramForm(), revision: 0 } }),
}
