import * as offered from '@oktant/contract/learning/catalogue.ts'
import * as previewing from '@oktant/contract/learning/courses/course-preview.ts'
import * as launching from '@oktant/contract/learning/own/launches.ts'
import * as contract from '@oktant/contract/learning/own/learn.ts'
import * as groups from '@oktant/contract/learning/own/own-groups.ts'
import * as progress from '@oktant/contract/learning/own/progress.ts'
import * as unplayed from '@oktant/contract/learning/components/unplayed-films.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { signerOf } from '../component-files/component-files.ts'
import { makeCompanySeen } from '../../organisation/companies/companies.ts'
import { readLaunchMedia, saveLaunch } from './launch/launches.ts'
import { accessLearning, accessLearningWithin, type Viewer, viewerOf } from './learn.access.ts'
import { childrenOf, moveToNewEdition, writeContainer } from './learn.ts'
import {
  listAvailable,
  listFeatured,
  listNext,
  readOutline,
  readInProgress,
  suggest,
} from './course/next-steps.ts'
import { listComponentHistory, listContainerHistory } from './learn.queries.ts'
import { previewCourse } from './launch/preview.ts'
import { listOwnGroupCourses, listOwnGroups, readOwnGroup } from './lists/own-groups.ts'
import { countUnplayed, listUnplayed, readUnplayed, reportUnplayed } from './lists/unplayed.ts'
import { readProgressYear, writeOwn } from './lists/own-lists.ts'

export function learningRoutes(serve: Serve, kit: Kit) {
  const companySeen = makeCompanySeen(kit)
  const sign = signerOf(kit)
  const at = () => ({ now: kit.now(), sign })
  type Call = Parameters<typeof companySeen>[0] & { db: Db }
  /** Whoever is signed in, else the visitor of a company's public part. */
  const viewerOfCall = async (call: Call): Promise<Viewer | null> => {
    if (call.actor) return viewerOf(call.actor)
    const company = await companySeen(call)
    return company && { companyId: company.id, userId: null, language: 'en', timezone: company.timezone }
  }
  const own =
    (list: Parameters<typeof writeOwn>[2]['list']) =>
    ({ db, actor, query }: { db: Db; actor: Actor; query: Parameters<typeof readPage>[0] }) =>
      writeOwn(db, actor, { list, query, sign })
  const available = async (call: Call) => {
    const viewer = await viewerOfCall(call)
    return viewer ? listAvailable(call.db, viewer, sign) : []
  }

  serve(contract.readLearning, ({ db, actor, params }) =>
    writeContainer(db, viewerOf(actor), params.id, at()),
  )
  serve(contract.readPublicLearning, async (call) =>
    writeContainer(call.db, await viewerOfCall(call), call.params.id, at()),
  )
  serve(contract.readLearningState, ({ db, actor, params }) =>
    writeContainer(db, viewerOf(actor), params.containerId, at()),
  )
  serve(contract.readPublicContainer, async (call) =>
    writeContainer(call.db, await viewerOfCall(call), call.params.containerId, at()),
  )
  serve(contract.listChildren, async ({ db, actor, params }) => {
    const viewer = viewerOf(actor)
    const found = await accessLearningWithin(db, viewer, params.id)
    const { children } = await childrenOf(db, viewer, found, at())
    return children.map(({ child }) => child)
  })
  serve(contract.readOutline, ({ db, actor, params }) => readOutline(db, viewerOf(actor), params.id))
  serve(contract.readContainerOutline, ({ db, actor, params }) => readOutline(db, viewerOf(actor), params.id))
  serve(contract.readPublicOutline, async (call) =>
    readOutline(call.db, await viewerOfCall(call), call.params.id),
  )
  serve(contract.listLearning, own('begun'))
  serve(contract.listAssignedCourses, own('assigned'))
  serve(contract.listCompletedCourses, own('completed'))
  serve(groups.listOwnGroups, ({ db, actor, query }) => listOwnGroups(db, actor, query))
  serve(groups.readOwnGroup, ({ db, actor, params }) => readOwnGroup(db, actor, params.id))
  serve(groups.listOwnGroupCourses, ({ db, actor, params, query }) =>
    listOwnGroupCourses(db, actor, { id: params.id, query, sign }),
  )
  serve(progress.readProgressYear, ({ db, actor, query }) =>
    readProgressYear(db, actor, { year: query.year, now: kit.now() }),
  )
  serve(offered.listSuggestedCourses, ({ db, actor }) => suggest(db, viewerOf(actor), sign))
  serve(offered.readInProgressCourse, ({ db, actor }) => readInProgress(db, viewerOf(actor)))
  serve(offered.listAvailableCourses, available)
  serve(offered.listFeaturedCourses, async (call) => {
    const viewer = await viewerOfCall(call)
    return viewer ? listFeatured(call.db, viewer, at()) : []
  })
  serve(offered.listNextContainers, ({ db, actor, params }) => listNext(db, viewerOf(actor), params.id, sign))
  serve(offered.readNextContainer, async ({ db, actor, params }) => {
    const next = await listNext(db, viewerOf(actor), params.id, sign)
    const found = next.find(({ id }) => id === params.nextId)
    if (!found) throw fail('container_not_found')
    return found
  })
  serve(contract.listComponentHistory, async ({ db, actor, params }) => {
    await accessLearning(db, viewerOf(actor), params.id)
    const rows = await listComponentHistory(db, viewerOf(actor), params.id)
    return rows.map(({ log, mark, name }) => ({
      id: log.id,
      containerChildId: log.childId,
      name,
      attempt: log.attempt,
      mark,
      totalDuration: log.seconds,
      stateLabel: log.state,
      startedAt: log.startedAt.toISOString(),
      completedAt: log.completedAt?.toISOString() ?? null,
    }))
  })
  serve(contract.listContainerHistory, async ({ db, actor, params }) => {
    await accessLearning(db, viewerOf(actor), params.id)
    const rows = await listContainerHistory(db, viewerOf(actor), params.id)
    return rows.map(({ log, mark, number }) => ({
      id: log.id,
      period: log.period,
      edition: number,
      state: log.state,
      mark,
      totalDuration: log.seconds,
      startedAt: log.startedAt.toISOString(),
      completedAt: log.completedAt?.toISOString() ?? null,
    }))
  })
  serve(contract.moveToNewEdition, ({ db, actor, params }) => moveToNewEdition(db, actor, params.id, at()))

  serve(launching.readLaunchMedia, ({ db, actor, params }) => readLaunchMedia(db, actor, params.key, at()))
  serve(previewing.previewCourse, ({ db, actor, params, query }) =>
    previewCourse(db, actor, params.id, {
      done: new Set(query.done?.split(',').map(Number)),
      ...at(),
    }),
  )
  serve(unplayed.reportUnplayed, ({ db, actor, params, body }) =>
    reportUnplayed(db, actor, { childId: params.key, reason: body.reason, ...at() }),
  )
  serve(unplayed.listUnplayed, ({ db, actor }) => listUnplayed(db, actor, kit.now()))
  serve(unplayed.countUnplayed, ({ db, actor, params, body }) =>
    countUnplayed(db, actor, params.id, { counts: body.counts, now: kit.now() }),
  )
  serve(unplayed.readUnplayed, ({ db, actor, params }) => readUnplayed(db, actor, params.id, kit.now()))
  serve(launching.saveLaunch, ({ db, actor, params, body }) => saveLaunch(db, actor, params.key, body, at()))
}
