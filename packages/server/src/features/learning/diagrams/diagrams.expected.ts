import { removeDiagram } from '@oktant/contract/learning/courses/diagrams.ts'
import { areaTo, diagramForm, makeDiagram } from '../../../../test/kit/content/diagrams.ts'
import { type Scene, two } from '../../../../test/scenes/scene.ts'
import { makeCourse } from '../../../../test/kit/content/courses.ts'
import { type Expected, learningContent } from '../../../../test/access-matrix/who.ts'
import { inside, type InsideScene } from '../../../../test/scenes/inside/inside.ts'

export const calls: Expected = {
  createDiagram: learningContent,
  listDiagrams: learningContent,
  readDiagram: learningContent,
  readDiagramAffected: learningContent,
  removeDiagram: learningContent,
  restoreDiagram: learningContent,
  updateDiagram: learningContent,
}

const ofDiagram =
  (rest: object = {}, isRemoved = false): Scene =>
  async (server) => {
    const pair = await two(server, ['courses.administer'])
    const { id } = await makeDiagram(server, pair.owner)
    const params = { id }
    if (isRemoved) await server.call(removeDiagram, { as: pair.owner, params })
    return { ...pair, call: { params, ...rest } }
  }

export const scenes: Record<string, Scene> = {
  readDiagram: ofDiagram(),
  readDiagramAffected: ofDiagram(),
  removeDiagram: ofDiagram(),
  restoreDiagram: ofDiagram({}, true),
  updateDiagram: ofDiagram({ body: { ...diagramForm(), revision: 0 } }),
}

const diagrammed = (own: Parameters<typeof inside<{ id: number }>>[2]) =>
  inside(['courses.administer', 'content.administer'], makeCourse, own)

export const insideScenes: Record<string, InsideScene> = {
  createDiagram: diagrammed(({ id }) => ({ body: diagramForm({ areas: [areaTo(id)] }) })),
  updateDiagram: diagrammed(async ({ id }, as, server) => {
    const own = await makeDiagram(server, as)
    return { params: { id: own.id }, body: { ...diagramForm({ areas: [areaTo(id)] }), revision: 0 } }
  }),
}
