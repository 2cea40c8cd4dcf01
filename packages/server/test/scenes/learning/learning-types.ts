import {
  createContentType,
  createCourseType,
  removeContentType,
  removeCourseType,
} from '@oktant/contract/learning/courses/learning-types.ts'
import type { Made } from '../../kit/make.ts'
import { typeForm } from '../../kit/content/learning-types.ts'
import { type Scene, type Server, two } from '../scene.ts'

type Before = (server: Server, owner: Made, id: number) => Promise<unknown>

const ofContentType =
  (rest: object = {}, before?: Before): Scene =>
  async (server) => {
    const pair = await two(server, ['contentTypes.administer'])
    const { id = 0 } = await server.call(createContentType, { as: pair.owner, body: typeForm() })
    await before?.(server, pair.owner, id)
    return { ...pair, call: { params: { id }, ...rest } }
  }

const ofCourseType =
  (rest: object = {}, before?: Before): Scene =>
  async (server) => {
    const pair = await two(server, ['contentTypes.administer'])
    const body = { ...typeForm(), isFor: 'course' as const }
    const { id = 0 } = await server.call(createCourseType, { as: pair.owner, body })
    await before?.(server, pair.owner, id)
    return { ...pair, call: { params: { id }, ...rest } }
  }

const changed = { body: { ...typeForm(), revision: 0 } }
export const learningTypeScenes: Record<string, Scene> = {
  readContentType: ofContentType(),
  readContentTypeAffected: ofContentType(),
  removeContentType: ofContentType(),
  restoreContentType: ofContentType({}, (server, as, id) =>
    server.call(removeContentType, { as, params: { id } }),
  ),
  updateContentType: ofContentType(changed),
  readCourseType: ofCourseType(),
  readCourseTypeAffected: ofCourseType(),
  removeCourseType: ofCourseType(),
  restoreCourseType: ofCourseType({}, (server, as, id) =>
    server.call(removeCourseType, { as, params: { id } }),
  ),
  updateCourseType: ofCourseType(changed),
}
