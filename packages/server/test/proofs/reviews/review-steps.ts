import { and, eq, isNull } from 'drizzle-orm'
import { createSeason } from '@oktant/contract/development/seasons.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Actor } from '../../../src/access/actor.ts'
import { administerReview } from '../../../src/features/development/reviews/administer/administer-reviews.ts'
import { followPeople } from '../../../src/features/development/reviews/administer/follow-people.ts'
import { loadContent } from '../../../src/features/development/reviews/content/content.ts'
import { findPdr } from '../../../src/features/development/reviews/reviews.queries.ts'
import { turnOf, statusOf } from '../../../src/features/development/reviews/reviews.rules.ts'
import * as reviews from '../../../src/features/development/reviews/reviews.ts'
import { pdrs } from '../../../src/features/development/reviews/reviews.tables.ts'
import {
  acceptReview,
  holdReviewMeeting,
  rejectReview,
  submitReview,
} from '../../../src/features/development/reviews/submit-review.ts'
import { closeSome, endSeason, formsOf } from '../../../src/features/development/seasons/open-season.ts'
import { holdSeasonById } from '../../../src/features/development/seasons/seasons.queries.ts'
import { pdrSeasons } from '../../../src/features/development/seasons/seasons.tables.ts'
import { deputies } from '../../../src/features/people/deputies/deputies.tables.ts'
import { users } from '../../../src/features/people/people/people.tables.ts'
import { Failure } from '../../../src/http/fail.ts'
import { actorWith } from '../../kit/actor.ts'
import { seasonFormOf } from '../../kit/content/reviews.ts'
import { testServer } from '../../kit/server.ts'
import type { Act, Deputising, Doer, HrAct, ReviewTask, Step, Turn } from './review-histories.ts'

export type House = Awaited<ReturnType<typeof reviewHouse>>
export type Scene = Awaited<ReturnType<House['begin']>>
/** How often which deed was done, and how many were refused. */
export type Told = { done: Map<string, number>; refused: number }

const day = 86_400_000

/** A company with HR and a season; each history brings its person, those who lead them, and a season like it. */
export async function reviewHouse() {
  const server = await testServer()
  const { call, db, make } = server
  const author = await make.user({
    permissions: ['reviews.administer', 'evaluations.administer', 'content.administer'],
  })
  const { companyId } = author
  const staff = async (permissions: Permission[], managerId: number | null = null): Promise<Actor> => {
    const { id } = await make.user({ companyId, managerId, permissions })
    return actorWith(permissions, { id, companyId })
  }
  const hr = [await staff(['reviews.administer']), await staff(['reviews.administer'])] as const
  const { id: firstSeason } = await call(createSeason, {
    as: author,
    body: await seasonFormOf(server, author, author),
  })
  const season = await holdSeasonById(db, firstSeason)
  if (!season) throw new Error('no season')
  const form = (await formsOf(db, season))(null)
  if (!form) throw new Error('no form')

  /** NOTE: those who lead are a history’s own, as they come and go while others go on elsewhere. */
  const begin = async ({ manager }: ReviewTask) => {
    const leads = [await staff(['reviews.lead']), await staff(['reviews.lead'])]
    const deputy = await staff(['reviews.lead'])
    const managerId = manager === null ? null : (leads[manager]?.id ?? null)
    const person = await staff(['reviews.take'], managerId)
    const { id: _, ...like } = season
    const now = new Date()
    const [own] = await db
      .insert(pdrSeasons)
      .values({ ...like, state: 'open' })
      .returning()
    if (!own) throw new Error('no season')
    const getting = [{ userId: person.id, managerId, form }]
    const [made] = await db.transaction((tx) => reviews.makeReviews(tx, own, getting, now))
    const id = made?.id ?? 0
    return { companyId, id, seasonId: own.id, person, leads, deputy, now: now.getTime(), typed: 0 }
  }
  return { ...server, companyId, hr, begin }
}

type Work = (tx: House['db'], now: Date) => Promise<unknown>

/** What is refused leaves everything as it was. */
async function attempt({ db }: House, scene: Scene, told: Told, work: Work) {
  await db
    .transaction((tx) => work(tx, new Date(scene.now)))
    .catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error
      told.refused += 1
    })
}

async function rowOf(db: House['db'], { companyId, id }: Scene) {
  const row = await findPdr(db, { companyId, id })
  if (!row) throw new Error('the review is gone')
  return row
}

/** The one who leads it now, or whom a step means. */
async function doerOf(house: House, scene: Scene, by: Doer): Promise<Actor> {
  const { leads, person, deputy } = scene
  const [first = person, second = person] = leads
  if (by === 'hr' || by === 'secondHr') return by === 'hr' ? house.hr[0] : house.hr[1]
  if (by === 'person')
    return { ...person, permissions: new Set(['reviews.take', 'reviews.lead', 'reviews.administer']) }
  if (by === 'deputy') return deputy
  const isSecond = (await rowOf(house.db, scene)).managerId === second.id
  const [lead, other] = isSecond ? [second, first] : [first, second]
  return by === 'manager' ? lead : other
}

/** Types everything that somebody has to fill in; what is not theirs now is left. */
async function fill(tx: House['db'], scene: Scene, actor: Actor) {
  const row = await rowOf(tx, scene)
  const now = new Date(scene.now)
  const isPerson = turnOf(statusOf(row.status)) === 'person'
  if (isPerson && row.status !== 0) return
  const content = await loadContent(tx, row)
  if (isPerson)
    for (let made = content.future.length; made < 3; made += 1)
      await reviews.addReviewObjective(tx, actor, scene.id)
  const { form } = isPerson ? await loadContent(tx, row) : content
  const words = `word ${(scene.typed += 1)}`
  const top = String(form.ratings.at(-1))
  const answers = (part: string) =>
    form.questions.filter((one) => one.part === part).map(({ id }) => [`question.${id}.ftAnswer`, words])
  const pairs = isPerson
    ? [
        ...form.future.flatMap((id) => [
          [`objective.${id}.title`, words],
          [`objective.${id}.text`, words],
        ]),
        ...form.competencies.map((id) => [`bcs.${id}.userRating`, top]),
        ...answers('B'),
        ...answers('C'),
        ['userFinalComments', words],
      ]
    : row.status === 3 || row.status === 6
      ? [
          ...form.competencies.map((id) => [`bcs.${id}.rating`, top]),
          ...answers('CManager'),
          ['managerFinalComments', words],
        ]
      : [['notes', words]]
  const fields = pairs.map(([field = '', value = '']) => ({ field, value, sequence: scene.typed }))
  await reviews.saveReviewFields(tx, actor, scene.id, fields, { now })
}

type Deed = Act['deed'] | 'refuse'
/** What a turn asks for: to fill in and hand in, to meet, to sign or to send back. */
async function deedOf(house: House, scene: Scene, deed: Deed): Promise<Exclude<Deed, 'next' | 'refuse'>> {
  const { status } = await rowOf(house.db, scene)
  if (deed !== 'next' && deed !== 'refuse') return deed
  if (status === 2) return 'holdMeeting'
  if (status === 4) return deed === 'refuse' ? 'reject' : 'accept'
  return 'submit'
}

async function act(house: House, scene: Scene, actor: Actor, wanted: Deed): Promise<Work> {
  const deed = await deedOf(house, scene, wanted)
  const { id } = scene
  if (deed === 'accept') return (tx, now) => acceptReview(tx, actor, id, { now })
  if (deed === 'reject')
    return (tx, now) => rejectReview(tx, actor, id, { items: ['B', 'mark'], comment: 'Not so' }, { now })
  if (deed === 'holdMeeting')
    return (tx, now) => holdReviewMeeting(tx, actor, id, { day: dayIn('Europe/Berlin', now), now })
  return async (tx, now) => {
    await fill(tx, scene, actor)
    await submitReview(tx, actor, id, { now })
  }
}

function actOfHr({ leads, id }: Scene, actor: Actor, { action, to }: HrAct): Work {
  return (tx, now) => {
    const managerId = leads[to]?.id ?? null
    const day = dayIn('Europe/Berlin', new Date(now.getTime() + 9 * 86_400_000))
    return administerReview(tx, actor, id, { action, reason: 'As it must be', day, managerId }, { now })
  }
}

const isTurn = (step: Act | HrAct | Turn): step is Turn => step.kind !== 'act' && step.kind !== 'hr'

const isDeputising = (step: Step): step is Deputising =>
  step.kind === 'nameDeputy' || step.kind === 'endDeputy'

/** Does one step of a history. */
export async function doStep(house: House, scene: Scene, step: Step, told: Told) {
  const prepared = async (one: Act | HrAct | Turn): Promise<() => Promise<unknown>> => {
    if (isTurn(one)) return () => turnPeople(house, scene, one)
    const actor = await doerOf(house, scene, one.by)
    const work = one.kind === 'act' ? await act(house, scene, actor, one.deed) : actOfHr(scene, actor, one)
    return () => attempt(house, scene, told, work)
  }
  if (step.kind === 'turn') {
    const { status } = await rowOf(house.db, scene)
    const by = turnOf(statusOf(status)) === 'person' ? 'person' : 'manager'
    const deed = step.deed === 'go' ? 'next' : 'refuse'
    return attempt(house, scene, told, await act(house, scene, await doerOf(house, scene, by), deed))
  }
  if (step.kind === 'race') {
    const [one, other] = [await prepared(step.one), await prepared(step.other)]
    return Promise.all([one(), other()])
  }
  if (step.kind === 'jump') {
    scene.now += step.days * day
    return undefined
  }
  if (step.kind === 'seasonEnd') return endOfSeason(house, scene)
  if (isDeputising(step)) return turnDeputy(house, scene, step)
  return (await prepared(step))()
}

async function endOfSeason({ db }: House, { companyId, id, seasonId, now }: Scene) {
  const at = new Date(now)
  await db.transaction((tx) => endSeason(tx, seasonId, at))
  // NOTE: one turn takes many; of one review the first takes all.
  await db.transaction((tx) => closeSome(tx, { companyId, seasonId }, at))
  const open = await db
    .select({ id: pdrs.id, status: pdrs.status })
    .from(pdrs)
    .where(and(eq(pdrs.companyId, companyId), eq(pdrs.id, id)))
  if (open.some(({ status }) => turnOf(statusOf(status)) !== null)) throw new Error('the season stays open')
}

/** People come and go, and what follows from that is done as its announcement has it done. */
async function turnPeople({ db, companyId }: House, { leads, person, now }: Scene, turn: Turn) {
  const leadId = leads[0]?.id ?? 0
  const isOfPerson = turn.kind !== 'leaver' && turn.kind !== 'back'
  const id = isOfPerson ? person.id : leadId
  const change =
    turn.kind === 'newManager'
      ? { managerId: turn.to === null ? null : (leads[turn.to]?.id ?? null) }
      : {
          status:
            turn.kind === 'back' || turn.kind === 'personComesBack'
              ? ('Active' as const)
              : ('Inactive' as const),
        }
  await db
    .update(users)
    .set(change)
    .where(and(eq(users.companyId, companyId), eq(users.id, id)))
  await db.transaction((tx) => followPeople(tx, companyId, [id], { now: new Date(now) }))
}

async function turnDeputy({ db, companyId }: House, { leads, deputy }: Scene, { kind }: Deputising) {
  const leadId = leads[0]?.id ?? 0
  if (kind === 'nameDeputy')
    await db.insert(deputies).values({
      companyId,
      userId: leadId,
      deputyId: deputy.id,
      fromDay: '2020-01-01',
      untilDay: '2040-01-01',
      kinds: ['reviews'],
      namedBy: leadId,
    })
  else
    await db
      .update(deputies)
      .set({ endedAt: new Date() })
      .where(and(eq(deputies.companyId, companyId), eq(deputies.userId, leadId), isNull(deputies.endedAt)))
}
