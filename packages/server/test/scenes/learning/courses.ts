import { uploadComponentFile } from '@oktant/contract/learning/components/component-files.ts'
import { createComponent } from '@oktant/contract/learning/components/components.ts'
import {
  createCourse,
  publishCourse,
  removeCourse,
  updateCourse,
} from '@oktant/contract/learning/courses/containers.ts'
import { removeComponent } from '@oktant/contract/learning/components/components.ts'
import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { reportUnplayed } from '@oktant/contract/learning/components/unplayed-films.ts'
import { fileOf, mp4 } from '../../kit/content/component-files.ts'
import type { Made } from '../../kit/make.ts'
import { componentForm, courseForm, makeCourse } from '../../kit/content/courses.ts'
import { type Scene, type Server, two } from '../scene.ts'

const rights: Permission[] = ['courses.administer', 'content.administer', 'learning.take', 'ratings.give']

type Course = Awaited<ReturnType<typeof makeCourse>>
type Call = (course: Course, owner: Made) => object

const ofCourse =
  (call: Call, before?: (server: Server, owner: Made, course: Course) => Promise<unknown>): Scene =>
  async (server) => {
    const pair = await two(server, rights)
    const course = await makeCourse(server, pair.owner)
    await before?.(server, pair.owner, course)
    return { ...pair, call: call(course, pair.owner) }
  }
const byId = ofCourse(({ id }) => ({ params: { id } }))
const byContainer = ofCourse(({ id }) => ({ params: { containerId: id } }))
const draft = ofCourse(({ id, revision }) => ({ params: { id }, body: { revision } }))

const ofComponent =
  (rest: object = {}, before?: (server: Server, owner: Made, id: number) => Promise<unknown>): Scene =>
  async (server) => {
    const pair = await two(server, rights)
    const { id = 0 } = await server.call(createComponent, { as: pair.owner, body: componentForm() })
    await before?.(server, pair.owner, id)
    return { ...pair, call: { params: { id }, ...rest } }
  }

const unplayedFilm: Scene = async (server) => {
  const pair = await two(server, rights)
  const file = fileOf(mp4, 'knots.mp4')
  const { file: kept } = await server.call(uploadComponentFile, { as: pair.owner, file })
  const none = { en: null, de: null }
  const media = { fileIds: { ...none, en: kept?.id ?? 0 }, captionIds: none, downloadable: false, share: 90 }
  const film = { category: componentCategory.video, completion: 'watched' as const, media }
  const { children } = await makeCourse(server, pair.owner, { components: [film] })
  const [shown] = children
  const said = { params: { key: shown?.childId ?? 0 }, body: { reason: 'broken' as const } }
  await server.call(reportUnplayed, { as: pair.owner, ...said })
  return { ...pair, call: { params: { id: shown?.componentId ?? 0 }, body: { counts: true } } }
}

const { category: _, ...changed } = componentForm()

/** A visitor’s call shows one’s own company to whoever is signed in. */
const asVisitor = ofCourse(({ id }) => ({ params: { id }, query: {} }))

export const courseScenes: Record<string, Scene> = {
  archiveCourse: byId,
  createCourse: async (server) => {
    const pair = await two(server, rights)
    const body = {
      title: { en: 'Harbour', de: 'Hafen' },
      containerTypeId: containerType.topic,
      parentId: null,
    }
    const { id = 0 } = await server.call(createCourse, { as: pair.owner, body })
    return { ...pair, call: { body: { ...body, parentId: id } } }
  },
  discardDraft: ofCourse(
    ({ id, revision }) => ({ params: { id }, body: { revision: revision + 1 } }),
    (server, owner, course) =>
      server.call(updateCourse, { as: owner, params: { id: course.id }, body: courseForm(course) }),
  ),
  duplicateCourse: byId,
  launchEmbedded: ofCourse(({ children }) => ({ params: { id: children[0]?.childId } })),
  listChildren: byId,
  listComponentHistory: byId,
  listContainerHistory: byId,
  listCourseRatings: byId,
  listNextContainers: byId,
  moveToNewEdition: byId,
  previewComponent: ofComponent(),
  previewCourse: byId,
  previewPart: ofCourse(({ id, children }) => ({ params: { id, childId: children[0]?.childId } })),
  publishCourse: draft,
  readComponent: ofComponent(),
  readComponentAffected: ofComponent(),
  rateCourse: ofCourse(
    ({ id }) => ({ params: { containerId: id, rating: 1 } }),
    (server, owner, { children }) =>
      server.call(launchComponent, { as: owner, params: { key: children[0]?.childId ?? 0 } }),
  ),
  readContainerOutline: byId,
  readCourse: byId,
  readCourseAffected: byId,
  readLearning: byId,
  readLearningState: byContainer,
  readNextContainer: async (server) => {
    const pair = await two(server, rights)
    const [course, next] = [await makeCourse(server, pair.owner), await makeCourse(server, pair.owner)]
    const body = { ...courseForm(course), nextIds: [next.id] }
    const { revision = 0 } = await server.call(updateCourse, {
      as: pair.owner,
      params: { id: course.id },
      body,
    })
    await server.call(publishCourse, { as: pair.owner, params: { id: course.id }, body: { revision } })
    return { ...pair, call: { params: { id: course.id, nextId: next.id } } }
  },
  readOutline: byId,
  countUnplayed: unplayedFilm,
  readUnplayed: ofComponent(),
  readPublicContainer: ofCourse(({ id }) => ({ params: { containerId: id }, query: {} })),
  readPublicLearning: asVisitor,
  readPublicOutline: asVisitor,
  duplicateComponent: ofComponent(),
  removeComponent: ofComponent(),
  renameComponent: async (server) => {
    const pair = await two(server, rights)
    const { id = 0, title } = await server.call(createComponent, { as: pair.owner, body: componentForm() })
    return { ...pair, call: { params: { id }, body: { title: { en: 'Splice', de: 'Spleiß' }, was: title } } }
  },
  removeCourse: byId,
  restoreComponent: ofComponent({}, (server, owner, id) =>
    server.call(removeComponent, { as: owner, params: { id } }),
  ),
  restoreCourse: ofCourse(
    ({ id }) => ({ params: { id } }),
    (server, owner, { id }) => server.call(removeCourse, { as: owner, params: { id } }),
  ),
  updateComponent: ofComponent({ body: { ...changed, status: 'active', revision: 1 } }),
  updateCourse: ofCourse((course) => ({ params: { id: course.id }, body: courseForm(course) })),
}
