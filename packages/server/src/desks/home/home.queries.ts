import { sql } from 'drizzle-orm'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/engine/db.ts'
import { preparedRows } from '../../db/engine/prepared.ts'
import { type Returned, returnedAttempts } from '../../features/assessment/attempts/attempts.ts'
import { newsOf, type NewsRow } from '../../features/communication/notifications/notifications.ts'
import {
  askedToSign,
  type ContractToSign,
  contractsToSign,
} from '../../features/development/contracts/contracts.ts'
import { askedGoals, waitingGoals } from '../../features/development/goals/goals.ts'
import { askedReviews, type ReviewOfTurn, reviewsOfTurn } from '../../features/development/reviews/reviews.ts'
import { openTalkActions, type OpenTalkAction } from '../../features/development/talks/talks.ts'
import { askedSurveys, type AskedSurvey } from '../../features/assessment/surveys/surveys.ts'
import { askedToApprove, bookingsToApprove } from '../../features/events/bookings/bookings.ts'
import { type FilledFields, filledByViewer } from '../../features/people/custom-fields/custom-fields.ts'
import { type ShownRow, shownTestimonials } from '../../features/learning/testimonials/testimonials.ts'

type Waits = { count: number; since: string | null }
/** What waits for somebody in several features, hardly any of it at a time: in one statement, as each has its price. */
export type Waiting = {
  surveys: AskedSurvey[]
  returned: Returned[]
  talkActions: OpenTalkAction[]
  reviews: ReviewOfTurn[]
  contracts: ContractToSign[]
  bookings: Waits
  goals: Waits
}
/** What else the first page shows of others, and what somebody says of themselves, likewise. */
type Shown = Waiting & FilledFields & { news: NewsRow[]; testimonials: ShownRow[] }

const list = (part: typeof askedSurveys) => sql`(select coalesce(json_agg(one), '[]') from (${part}) one)`
const one = (part: typeof waitingGoals) => sql`(select to_json(one) from (${part}) one)`
const shown = preparedRows<Shown>(
  'home_shown',
  () => sql`select ${list(askedSurveys)} as surveys, ${list(returnedAttempts)} as returned,
    ${list(openTalkActions)} as "talkActions", ${list(reviewsOfTurn)} as reviews, ${list(contractsToSign)} as contracts,
    ${one(bookingsToApprove)} as bookings, ${one(waitingGoals)} as goals, ${list(newsOf)} as news,
    ${list(shownTestimonials)} as testimonials, ${filledByViewer}`,
)

const nothing: Shown = {
  surveys: [],
  returned: [],
  talkActions: [],
  reviews: [],
  contracts: [],
  bookings: { count: 0, since: null },
  goals: { count: 0, since: null },
  news: [],
  testimonials: [],
  fields: [],
  values: {},
}

/** NOTE: the middle of their day, which is the same day in more companies than its beginning. */
export async function readShown(db: Db, actor: Actor, { today, now }: { today: string; now: Date }) {
  const { companyId, id: userId, language } = actor
  const [row] = await shown(db, {
    companyId,
    userId,
    language,
    now: `${today}T12:00:00.000Z`,
    moment: now.toISOString(),
    ...askedReviews(actor),
    ...askedToSign(actor),
    ...askedToApprove(actor),
    ...askedGoals(actor),
  })
  return row ?? nothing
}
