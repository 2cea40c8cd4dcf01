import type { JobName } from '@oktant/contract/organisation/jobs.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { announce } from '../../../outbox/announce.ts'
import { listCompetencyItems } from '../competency-items/competency-items.ts'
import { closeAllOf, type Getting, makeReviews, type ReviewForm } from '../reviews/reviews.ts'
import { meantBy, whysOf } from './dry-run.ts'
import {
  holdSeasonById,
  listEndedSeasons,
  listForms,
  listOpenSeasons,
  listStalled,
  type Meant,
  reserveChildId,
  type SeasonTableRow,
  writeSeason,
} from './seasons.queries.ts'
import { formFor } from './seasons.rules.ts'

export const seasonJob: JobName = 'seasons.open'
/** NOTE: short, so that long work neither holds up others nor the end of the process. */
const sliceMs = 5000
const atOnce = 100
type Needs = Pick<Kit, 'engine' | 'now'>

/** Works for a while, and asks for another turn where something is left. */
export async function runOpening(kit: Kit, id: number) {
  if (await openOn(kit, id)) await kit.jobs.send(seasonJob, { id })
}

/** Takes up what stands still because a process or its job was lost. */
export async function resumeOpenings(kit: Kit, stalledMs = 60_000) {
  const stalled = await listStalled(kit.engine.db, new Date(kit.now().getTime() - stalledMs))
  for (const { id } of stalled) await kit.jobs.send(seasonJob, { id })
}

/** Answers whether something is left; each step is a transaction of its own, so that a kill loses none and doubles none. */
export async function openOn({ engine, now }: Needs, id: number, until = Date.now() + sliceMs) {
  for (;;) {
    const isLeft = await engine.db.transaction((tx) => openSome(tx, id, now()))
    if (!isLeft || Date.now() > until) return isLeft
  }
}

async function openSome(db: Db, id: number, now: Date) {
  const season = await holdSeasonById(db, id)
  if (season?.state !== 'opening') return false
  const people = await meantBy(db, season, now, { cursor: season.cursor, limit: atOnce })
  const last = people.at(-1)
  if (!last) {
    await writeSeason(db, season, { state: 'open', openedAt: now, movedAt: now })
    const by = { companyId: season.companyId, id: null }
    const [before, after] = [{ state: 'opening' }, { state: 'open' }]
    await audit(db, { by, kind: 'update', object: 'season', objectId: id, before, after })
    return false
  }
  await giveReviews(db, season, people, now)
  await writeSeason(db, season, { cursor: last.id, movedAt: now })
  return true
}

/** All of it in one transaction, for whoever has nobody to wait for them. */
export async function openAtOnce(db: Db, id: number, now: Date) {
  const season = await holdSeasonById(db, id)
  if (!season) return
  await writeSeason(db, season, {
    state: 'opening',
    containerChildId: await reserveChildId(db),
    movedAt: now,
  })
  while (await openSome(db, id, now));
}

/** Gives those who get one their review. */
async function giveReviews(db: Db, season: SeasonTableRow, people: readonly Meant[], now: Date) {
  const formOf = await formsOf(db, season)
  const getting = people.flatMap((one): Getting[] => {
    const form = whysOf(one, season.forms).gets ? formOf(one.jobRole?.id ?? null) : undefined
    return form ? [{ userId: one.id, managerId: one.manager?.id ?? null, form }] : []
  })
  return getting.length > 0 ? makeReviews(db, season, getting, now) : []
}

/** What each form asks, as it stands now. */
export async function formsOf(db: Db, { companyId, forms }: SeasonTableRow) {
  const evaluations = await listForms(
    db,
    companyId,
    forms.map(({ evaluationId }) => evaluationId),
  )
  const questions = new Map(evaluations.map((one) => [one.id, one.questions]))
  const items = await listCompetencyItems(
    db,
    companyId,
    forms.flatMap(({ competencyItemIds }) => competencyItemIds),
  )
  const known = new Map(items.map((item) => [item.id, item]))
  return (jobRoleId: number | null): ReviewForm | undefined => {
    const choice = formFor(forms, jobRoleId)
    const asked = questions.get(choice?.evaluationId ?? 0)
    if (!choice || !asked) return undefined
    const parts = new Map(choice.parts.map(({ questionId, part }) => [questionId, part]))
    return {
      evaluationId: choice.evaluationId,
      questions: asked.map(({ id, versionId, mandatory }) => ({
        versionId,
        mandatory,
        part: parts.get(id) ?? 'B',
      })),
      competencies: choice.competencyItemIds.flatMap((itemId) => known.get(itemId) ?? []),
    }
  }
}

/** Who has come to be meant since a season was opened gets a review, too. */
export async function followSeasons(kit: Kit) {
  await resumeOpenings(kit)
  for (const { id } of await listOpenSeasons(kit.engine.db))
    await kit.engine.db
      .transaction(async (db) => {
        const season = await holdSeasonById(db, id)
        if (season?.state !== 'open') return
        const late = (await meantBy(db, season, kit.now())).filter(({ has }) => !has)
        await giveReviews(db, season, late.slice(0, atOnce * 5), kit.now())
      })
      .catch((error: unknown) => kit.log.error(error, 'seasons.follow'))
}

/** Closes seasons whose last day is over. */
export async function closeEndedSeasons({ engine, now, log }: Pick<Kit, 'engine' | 'now' | 'log'>) {
  const today = now().toISOString().slice(0, 10)
  for (const { id } of await listEndedSeasons(engine.db, today))
    await engine.db
      .transaction((db) => endSeason(db, id, now()))
      .catch((error: unknown) => log.error(error, 'seasons.close'))
}

/** Closes one, and has what it has open closed. */
export async function endSeason(db: Db, id: number, now: Date) {
  const season = await holdSeasonById(db, id)
  if (!season || season.state === 'closed') return
  const { companyId, state } = season
  await writeSeason(db, season, { state: 'closed', closedAt: now, changes: season.changes + 1 })
  const by = { companyId, id: null }
  const [before, after] = [{ state }, { state: 'closed' }]
  await audit(db, { by, kind: 'update', object: 'season', objectId: id, before, after })
  await announce(db, 'season.closed', { companyId, seasonId: id }, { companyId })
}

type Closed = { companyId: number; seasonId: number }
/** Some of what it has open, and then the next. */
export async function closeSome(db: Db, closed: Closed, now: Date) {
  if (await closeAllOf(db, closed, now))
    await announce(db, 'season.closed', closed, { companyId: closed.companyId })
}
