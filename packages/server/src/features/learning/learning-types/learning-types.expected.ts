import {
  createContentType,
  createCourseType,
  removeContentType,
  removeCourseType,
} from '@oktant/contract/learning/courses/learning-types.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { typeForm } from '../../../../test/kit/content/learning-types.ts'
import { type Scene, type Server, two } from '../../../../test/scenes/scene.ts'
import {
  type Expected,
  content,
  contentTypes as typeAdministrators,
  learningContent,
} from '../../../../test/access-matrix/who.ts'
import { chosen, type InsideScene } from '../../../../test/scenes/inside/inside.ts'

export const calls: Expected = {
  createContentType: typeAdministrators,
  createCourseType: typeAdministrators,
  listContentTypeOptions: content,
  listContentTypes: typeAdministrators,
  listCourseTypeOptions: learningContent,
  listCourseTypes: typeAdministrators,
  readContentType: typeAdministrators,
  readContentTypeAffected: typeAdministrators,
  readCourseType: typeAdministrators,
  readCourseTypeAffected: typeAdministrators,
  affectedByContentTypeChange: typeAdministrators,
  affectedByCourseTypeChange: typeAdministrators,
  changeContentTypes: typeAdministrators,
  changeCourseTypes: typeAdministrators,
  removeContentType: typeAdministrators,
  removeCourseType: typeAdministrators,
  restoreContentType: typeAdministrators,
  restoreCourseType: typeAdministrators,
  updateContentType: typeAdministrators,
  updateCourseType: typeAdministrators,
}

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
export const scenes: Record<string, Scene> = {
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

const contentTypes = chosen(
  ['contentTypes.administer'],
  ({ call }, as) => call(createContentType, { as, body: typeForm() }),
  { action: 'remove' },
)

const courseTypes = chosen(
  ['contentTypes.administer'],
  ({ call }, as) => call(createCourseType, { as, body: { ...typeForm(), isFor: 'course' } }),
  { action: 'remove' },
)

export const insideScenes: Record<string, InsideScene> = {
  affectedByContentTypeChange: contentTypes,
  affectedByCourseTypeChange: courseTypes,
  changeContentTypes: contentTypes,
  changeCourseTypes: courseTypes,
}
