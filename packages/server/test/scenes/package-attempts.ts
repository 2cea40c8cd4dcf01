import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { unit } from '../kit/packages/launched.ts'
import { makePackageCourse } from '../kit/packages/played.ts'
import { type Scene, two } from './scene.ts'

const rights: Permission[] = [
  'content.administer',
  'courses.administer',
  'evaluations.administer',
  'learning.take',
]

type Opened = { ownerId: number; childId: number; componentId: number; logId: number }

/** Somebody at a package of a course that is open to visitors as well. */
const ofPackage =
  (call: (opened: Opened) => object): Scene =>
  async (server) => {
    const pair = await two(server, rights)
    const { childId, componentId } = await makePackageCourse(server, pair.owner, { isOpen: true })
    const params = { key: childId }
    const { componentLog } = await server.call(launchComponent, { as: pair.owner, params, query: {} })
    return {
      ...pair,
      call: call({ ownerId: pair.owner.id, childId, componentId, logId: componentLog?.id ?? 0 }),
    }
  }

const post = { mode: 'normal', score: 80, lessonStatus: 'passed' }

const item = unit('a').id

/** Somebody at a unit of a cmi5 package. */
const ofUnit: Scene = async (server) => {
  const pair = await two(server, rights)
  const { childId } = await makePackageCourse(server, pair.owner, { kind: 'cmi5', items: [unit('a')] })
  const params = { key: childId }
  const { componentLog } = await server.call(launchComponent, { as: pair.owner, params, query: {} })
  const call = { params: { id: componentLog?.id ?? 0 }, body: { item, reason: 'Administrative' } }
  return { ...pair, call }
}

export const packageAttemptScenes: Record<string, Scene> = {
  commitPackage: ofPackage(({ logId }) => ({
    params: { id: logId },
    body: { session: 1, number: 1, values: {}, time: 0, hasFinished: false },
  })),
  exportPackageTrace: ofPackage(({ logId }) => ({ params: { id: logId }, query: {} })),
  listPackageAttemptRecords: ofPackage(({ componentId }) => ({ params: { id: componentId }, query: {} })),
  readPackageAttemptRecord: ofPackage(({ logId }) => ({ params: { id: logId } })),
  // NOTE: a visitor’s call shows one’s own company to whoever is signed in.
  launchPublicPackage: ofPackage(({ childId }) => ({ params: { id: childId }, query: {} })),
  scoreComponent: ofPackage(({ childId }) => ({ params: { childId }, body: post })),
  waiveUnit: ofUnit,
  submitScores: ofPackage(({ ownerId, childId }) => ({
    body: { ...post, usrId: ownerId, containerChildId: childId },
  })),
}
