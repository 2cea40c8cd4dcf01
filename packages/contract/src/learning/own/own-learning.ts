import { Type as t, type Static } from '@sinclair/typebox'
import { listSuggestedCourses } from '../catalogue.ts'
import { Certificate } from '../certificates/certificates.ts'
import { Favourite } from './favourites.ts'
import { endpoint, paged } from '../../http/http.ts'
import { ContainerCard } from './learn.ts'
import { ProgressYear } from './progress.ts'
import { Purchase } from '../purchases.ts'

/** How many courses and certificates stand on a page of one’s own. */
export const ownPerPage = 12

/** NOTE: null for whoever may not buy. */
const Purchases = t.Union([paged(Purchase), t.Null()])

export type MyLearning = Static<typeof MyLearning>
export const MyLearning = t.Object({
  assigned: paged(ContainerCard),
  begun: paged(ContainerCard),
  completed: paged(ContainerCard),
  purchases: Purchases,
  suggested: listSuggestedCourses.reply,
})

export const readMyLearning = endpoint({
  method: 'GET',
  path: '/client/mylearning/overview',
  access: 'learning.take',
  summary:
    'Reads the first page of what somebody has to take, has begun, has passed and has bought, and what might be worth a look.',
  reply: MyLearning,
})

export type OwnProgress = Static<typeof OwnProgress>
export const OwnProgress = t.Object({
  year: ProgressYear,
  purchases: Purchases,
  certificates: paged(Certificate),
  favourites: paged(Favourite),
  completed: paged(ContainerCard),
})

export const readOwnProgress = endpoint({
  method: 'GET',
  path: '/client/mylearning/progress',
  access: 'learning.take',
  summary:
    'Reads this year day by day, and the first page of one’s own purchases, certificates, favourites and completed courses.',
  reply: OwnProgress,
})
