import type { Season, SeasonForm, SeasonRow } from '@oktant/contract/development/seasons.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Transact } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { announce } from '../../../outbox/announce.ts'
import { recordDeeds } from '../../../records/record-deeds.ts'
import { trimmed } from '../../../records/names.rules.ts'
import { filledIn } from '../../../words/words.rules.ts'
import { findRuleFaults } from '../../people/learning-groups/learning-groups.ts'
import { listCompetencyItems } from '../competency-items/competency-items.ts'
import { closeAllOf } from '../reviews/reviews.ts'
import { countMeant } from './dry-run.ts'
import { seasonJob } from './open-season.ts'
import {
  holdSeason,
  isPerson,
  listForms,
  listKnownRoles,
  listSets,
  reserveChildId,
  type SeasonRecord,
  seasonStore,
  type SeasonTableRow,
  writeSeason,
} from './seasons.queries.ts'
import { aYearLater, faultsOfOpening, faultsOfSeason, type Known, refuseSeason } from './seasons.rules.ts'
import de from './seasons.de.json' with { type: 'json' }
import en from './seasons.en.json' with { type: 'json' }

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    'season.closed': { companyId: number; seasonId: number }
  }
}

export { openAtOnce } from './open-season.ts'

type Moment = { now: Date }

const tidy = (form: SeasonForm): SeasonForm => ({
  ...form,
  name: trimmed(form.name),
  companyObjectives: form.companyObjectives.map(trimmed).filter(({ en, de }) => en || de),
})
/** NOTE: what people fill in already stays as it was when they got it. */
const tidied = (sent: SeasonForm & { revision?: number }, before?: SeasonRecord): SeasonForm => {
  const { revision: _, ...form } = sent
  if (!before || before.state === 'planned') return tidy(form)
  const { name, phases, seasonEnd, remindDays } = tidy(form)
  return { ...formOf(before), name, phases, seasonEnd, remindDays }
}

export const formOf = (row: SeasonForm): SeasonForm => ({
  name: row.name,
  seasonStart: row.seasonStart,
  seasonEnd: row.seasonEnd,
  phases: row.phases,
  remindDays: row.remindDays,
  audience: row.audience,
  forms: row.forms,
  ratingAnswerSetId: row.ratingAnswerSetId,
  performanceAnswerSetId: row.performanceAnswerSetId,
  objectivesShare: row.objectivesShare,
  competenciesShare: row.competenciesShare,
  allowUserCompleteSectionB: row.allowUserCompleteSectionB,
  contentForUpperManagers: row.contentForUpperManagers,
  contracts: row.contracts,
  calibration: row.calibration,
  questionManagerId: row.questionManagerId,
  companyObjectives: row.companyObjectives,
})

const kind = {
  store: seasonStore,
  object: 'season',
  missing: 'season_not_found',
  invalid: 'season_invalid',
  tidied,
  refuseRemoval: ({ state }: SeasonRecord) => {
    if (state !== 'planned') throw fail('season_open')
  },
} as const
const deeds = recordDeeds(kind)

async function knownTo(db: Db, companyId: number, form: SeasonForm): Promise<Known> {
  const forms = await listForms(
    db,
    companyId,
    form.forms.map(({ evaluationId }) => evaluationId),
  )
  const setIds = [form.ratingAnswerSetId, form.performanceAnswerSetId].flatMap((id) => id ?? [])
  const sets = await listSets(db, companyId, setIds)
  // NOTE: one that is not there is another company's, and is missing like one that never was.
  if (sets.length < new Set(setIds).size) throw fail('answer_set_not_found')
  const items = await listCompetencyItems(
    db,
    companyId,
    form.forms.flatMap(({ competencyItemIds }) => competencyItemIds),
  )
  const { questionManagerId } = form
  return {
    forms: new Map(forms.map(({ id, questions }) => [id, new Set(questions.map((one) => one.id))])),
    answerSets: new Map(sets.map(({ id, possibleAnswers }) => [id, possibleAnswers.length])),
    competencies: new Set(items.map(({ id }) => id)),
    jobRoles: new Set((await listKnownRoles(db, companyId)).map(({ id }) => id)),
    hasQuestionManager: questionManagerId === null || (await isPerson(db, companyId, questionManagerId)),
  }
}

async function check(db: Db, companyId: number, form: SeasonForm) {
  const rule = await findRuleFaults(db, companyId, form.audience)
  const placed = rule.map((one) => ({ ...one, field: one.field.replace(/^rule/, 'audience') }))
  refuseSeason([...faultsOfSeason(form, await knownTo(db, companyId, form)), ...placed])
}

export const seasons = {
  ...seasonStore,
  ...deeds,
  async create(db: Db, actor: Actor, sent: SeasonForm, at: Moment) {
    await check(db, actor.companyId, sent)
    return deeds.create(db, actor, sent, at)
  },
  async update(db: Db, actor: Actor, id: number, sent: SeasonForm & { revision: number }, at: Moment) {
    const before = await deeds.access(db, actor, id)
    await check(db, actor.companyId, tidied(sent, before))
    return deeds.update(db, actor, id, sent, at)
  },
}
export const createSeason = seasons.create

export function seasonView(row: SeasonRecord): Season {
  const {
    id,
    state,
    containerChildId,
    reviews: opened,
    toOpen,
    completed,
    changes: revision,
    changedAt,
  } = row
  const { questionManagerId, questionManagerName } = row
  return {
    ...formOf(row),
    id,
    state,
    questionManager:
      questionManagerId === null ? null : { id: questionManagerId, name: questionManagerName ?? '' },
    containerChildId,
    opened,
    toOpen: Math.max(toOpen, opened),
    completed,
    revision,
    changedAt: changedAt.toISOString(),
    can: {
      open: state === 'planned' || state === 'stopped',
      stop: state === 'opening',
      close: state === 'open' || state === 'stopped',
      remove: state === 'planned',
    },
  }
}

export const seasonRow = (row: SeasonRecord): SeasonRow => {
  const { id, name, seasonStart, seasonEnd, state, reviews, completed, changedAt } = row
  return { id, name, seasonStart, seasonEnd, state, reviews, completed, changedAt: changedAt.toISOString() }
}

/** Plans the same for a year later. */
export async function copySeason(db: Db, actor: Actor, id: number, at: Moment) {
  const form = formOf(await deeds.access(db, actor, id))
  const number = at.now.getTime() % 100_000
  const named = (name: string, copy: string) => (name ? filledIn(copy, { name, number }).slice(0, 100) : name)
  return seasons.create(
    db,
    actor,
    {
      ...form,
      name: {
        en: named(form.name.en, en.copy),
        de: named(form.name.de, de.copy),
      },
      seasonStart: aYearLater(form.seasonStart),
      seasonEnd: aYearLater(form.seasonEnd),
      phases: form.phases.map(({ phase, deadline }) => ({
        phase,
        deadline: deadline && aYearLater(deadline),
      })),
    },
    at,
  )
}

async function held(db: Db, { companyId }: Actor, id: number) {
  const row = await holdSeason(db, { companyId, id })
  if (!row) throw fail('season_not_found')
  return row
}

async function turned(
  db: Db,
  actor: Actor,
  row: SeasonTableRow,
  change: Partial<SeasonTableRow> & Pick<SeasonTableRow, 'state'>,
  { now }: Moment,
) {
  await writeSeason(db, row, { ...change, changes: row.changes + 1, changedAt: now, movedAt: now })
  const [before, after] = [{ state: row.state }, { state: change.state }]
  await audit(db, { by: actor, kind: 'update', object: 'season', objectId: row.id, before, after })
  return deeds.access(db, actor, row.id)
}

type Call = { kit: Kit; actor: Actor; transact: Transact }

/** Opens a season, or goes on after a stop; what is to be done is done by a job, which is sent after the commit. */
export async function openSeason({ kit, actor, transact }: Call, id: number) {
  // NOTE: shown here, as what the transaction answers is what a repeated request is given.
  const season = await transact(async (tx) => seasonView(await beginOpening(tx, actor, id, kit.now())))
  await kit.jobs.send(seasonJob, { id })
  return season
}

async function beginOpening(db: Db, actor: Actor, id: number, now: Date) {
  const row = await held(db, actor, id)
  if (row.state !== 'planned' && row.state !== 'stopped') throw fail('season_state')
  const form = formOf(row)
  refuseSeason(faultsOfOpening(form))
  await check(db, actor.companyId, form)
  const containerChildId = row.containerChildId ?? (await reserveChildId(db))
  const toOpen = await countMeant(db, row, now)
  return turned(db, actor, row, { state: 'opening', containerChildId, toOpen }, { now })
}

export async function stopSeason(db: Db, actor: Actor, id: number, at: Moment) {
  const row = await held(db, actor, id)
  if (row.state !== 'opening') throw fail('season_state')
  return turned(db, actor, row, { state: 'stopped' }, at)
}

/** Closes a season; what is unfinished is closed after the commit, some at a time. */
export async function closeSeason(db: Db, actor: Actor, id: number, at: Moment) {
  const row = await held(db, actor, id)
  if (row.state !== 'open' && row.state !== 'stopped') throw fail('season_state')
  const season = await turned(db, actor, row, { state: 'closed', closedAt: at.now }, at)
  const { companyId } = actor
  await announce(db, 'season.closed', { companyId, seasonId: id }, { companyId })
  return season
}

/** The same with everything that it has open, for whoever has nobody to wait for them. */
export async function closeAtOnce(db: Db, actor: Actor, id: number, at: Moment) {
  await closeSeason(db, actor, id, at)
  while (await closeAllOf(db, { companyId: actor.companyId, seasonId: id }, at.now));
}
