import { sql } from 'drizzle-orm'
import * as offered from '@oktant/contract/catalogue.ts'
import * as previewing from '@oktant/contract/course-preview.ts'
import * as launching from '@oktant/contract/launches.ts'
import * as contract from '@oktant/contract/learning.ts'
import * as groups from '@oktant/contract/own-groups.ts'
import * as progress from '@oktant/contract/progress.ts'
import * as unplayed from '@oktant/contract/unplayed-films.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { fail } from '../../http/fail.ts'
import type { readPage } from '../../http/paging.ts'
import type { Serve } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'
import { signerOf } from '../component-files/component-files.ts'
import { makeCompanySeen } from '../companies/companies.ts'
import { findCards, forVisitor, isCourse, ofCatalogue } from './cards.queries.ts'
import { launchComponent, previewComponent, readLaunchMedia, saveLaunch } from './launches.ts'
import { accessLearning, accessLearningWithin, type Viewer, viewerOf } from './learning.access.ts'
import { childrenOf, moveToNewEdition, writeContainer } from './learning.ts'
import { listFeatured, listNext, readOutline, readInProgress, suggest } from './next-steps.ts'
import { listComponentHistory, listContainerHistory } from './learning.queries.ts'
import { previewCourse, previewPart } from './preview.ts'
import { cardView } from './cards.view.ts'
import { listOwnGroupCourses, listOwnGroups, readOwnGroup } from './own-groups.ts'
import { countUnplayed, listUnplayed, readUnplayed, reportUnplayed } from './unplayed.ts'
import { readProgressYear, writeOwn } from './own-lists.ts'

export function learningRoutes(serve: Serve, kit: Kit) {
  const companySeen = makeCompanySeen(kit)
  const sign = signerOf(kit)
  const shownCard = cardView(sign)
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
  const catalogue = async (call: Call) => {
    const viewer = await viewerOfCall(call)
    if (!viewer) return []
    const where = sql`${ofCatalogue(viewer.companyId)} and ${isCourse} and ${forVisitor(viewer)}`
    return (await findCards(call.db, viewer, { where })).map(shownCard)
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
  serve(offered.listAvailableCourses, (call) => catalogue(call))
  serve(offered.listOpenEvents, async () => [])
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

  serve(launching.launchComponent, ({ db, actor, params }) => launchComponent(db, actor, params.key, at()))
  serve(launching.launchEmbedded, ({ db, actor, params }) => launchComponent(db, actor, params.id, at()))
  serve(launching.previewComponent, ({ db, actor, params }) => previewComponent(db, actor, params.id, sign))
  serve(launching.readLaunchMedia, ({ db, actor, params }) => readLaunchMedia(db, actor, params.key, at()))
  serve(previewing.previewCourse, ({ db, actor, params, query }) =>
    previewCourse(db, actor, params.id, {
      done: new Set(query.done?.split(',').map(Number)),
      ...at(),
    }),
  )
  serve(previewing.previewPart, ({ db, actor, params }) =>
    previewPart(db, actor, params.id, { childId: params.childId, sign }),
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
