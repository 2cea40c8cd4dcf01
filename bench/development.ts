import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { createCompetencyItem } from '@oktant/contract/development/competency-items.ts'
import { createSeason } from '@oktant/contract/development/seasons.ts'
import { rowsOf } from '@oktant/server/db/engine/db.ts'
import { makeQuestions } from '../packages/server/test/kit/content/attempts.ts'
import { seasonFormOf } from '../packages/server/test/kit/content/reviews.ts'
import type { Made } from '../packages/server/test/kit/make.ts'
import {
  type Company,
  type Found,
  giveProfile,
  headersOf,
  type Looker,
  lookersOf,
  measureAll,
  measureEach,
  measuringOptions,
  rowOf,
  withCompany,
  withControl,
} from './kit/company.ts'
import { callerOf } from './kit/people.ts'
import { actOf, callsOf } from './kit/recorded.ts'
import { cycle } from './kit/rows.ts'
import { loadGoals, loadPlaces, loadReviews, peopleOfSeason } from './load/load-development.ts'

// What the screens of goals and reviews cost on PostgreSQL, by the calls that the application sends, and whether they
// get dearer with the people of the company.
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000,10000,100000' },
    ...measuringOptions,
  },
})

/** The first of the people plans a season with a form of its own, as HR does. */
async function plan({ server, companyId }: Company, { id, token }: Looker) {
  const call = callerOf(server)
  // NOTE: of an author the test kit needs these alone.
  const author = { id, token, companyId } as Made
  const form = await seasonFormOf({ call }, author, author)
  await makeQuestions({ call }, author, ['FT', 'FT', 'FT'])
  for (const name of ['Plans', 'Decides', 'Keeps word', 'Learns']) {
    const both = { en: name, de: name }
    await call(createCompetencyItem, { as: author, body: { name: both, tip: both, itemProperties: [both] } })
  }
  return (await call(createSeason, { as: author, body: form })).id
}

/** The review of each, and what can be typed in it. */
async function reviewsOf({ db, companyId }: Company, people: readonly Looker[]) {
  const ids = people.map(({ id }) => id)
  const rows = await rowsOf<{ userId: number; id: number; questionId: number }>(
    db,
    sql`select pdr.user_id "userId", pdr.id, (select min(asked.id) from pdr_questions asked
        where asked.company_id = pdr.company_id and asked.pdr_id = pdr.id) "questionId"
      from pdrs pdr where pdr.company_id = ${companyId} and pdr.user_id = any(${sql.param(ids)}::integer[])`,
  )
  return people.map((looker) => {
    const own = rows.find(({ userId }) => userId === looker.id)
    if (!own) throw new Error('somebody has no review')
    return { ...own, looker }
  })
}

type Own = Awaited<ReturnType<typeof reviewsOf>>[number]

function rowsFor(people: readonly Looker[], own: readonly Own[], hr: Looker, seasonId: number) {
  const [looker, review] = [cycle(people), cycle(own)]
  const screen = (name: string, bound?: number, by = looker) => {
    const headers = (at: number) => headersOf(by(at))
    return rowOf(
      name,
      callsOf(name, { headers, params: (at) => ({ id: review(at).id }), number: seasonId }),
      bound,
    )
  }
  let typed = 10
  const kept = actOf('a review, kept', 'saveReviewFields', (at) => {
    const { id, questionId, looker: writer } = review(at)
    typed += 1
    const field = `question.${questionId}.ftAnswer`
    const body = { fields: [{ field, sequence: typed, value: `What I have done, ${typed}` }] }
    return { params: { id }, headers: headersOf(writer), body }
  })
  return withControl(looker(0).token, [
    screen('my goals', 3),
    screen('my reviews'),
    screen('a review', 3),
    rowOf('a review, kept', [kept], 2),
    screen('progress of a season', 6, () => hr),
  ])
}

async function measureWith(people: number): Promise<Found> {
  return withCompany(people, async (company) => {
    const { db, companyId } = company
    const [author] = await lookersOf(company, 0, 1)
    const lookingOn = await lookersOf(company)
    if (!author) throw new Error('nobody plans the season')
    await giveProfile(company, [author.id], ['fullAdministration'])
    await giveProfile(
      company,
      lookingOn.map(({ id }) => id),
      ['trainingGoals'],
    )
    await loadPlaces(db, companyId)
    const seasonId = await plan(company, author)
    await loadGoals(db, companyId)
    await loadReviews(db, companyId, seasonId)
    await db.execute(sql`analyze`)
    const own = await reviewsOf(company, lookingOn)
    const rows = rowsFor(lookingOn, own, author, seasonId)
    await measureAll(company, rows, values)
    const season = Math.min(people, peopleOfSeason)
    return { size: `${people} people, ${season} of them in the season`, rows }
  })
}

await measureEach(values.people, measureWith, ['my goals', 'my reviews', 'a review', 'a review, kept'])
