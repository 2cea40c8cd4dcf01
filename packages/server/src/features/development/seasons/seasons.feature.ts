import type { Feature } from '../../../feature.ts'
import { listener } from '../../../outbox/outbox.ts'
import {
  closeEndedSeasons,
  closeSome,
  followSeasons,
  resumeOpenings,
  runOpening,
  seasonJob,
} from './open-season.ts'
import { seasonRoutes } from './seasons.routes.ts'

export const seasonsFeature: Feature = {
  routes: [seasonRoutes],
  listeners: [
    listener('season.closed', 'seasons.closeReviews', (db, closed, { now }) => closeSome(db, closed, now())),
  ],
  jobs: [
    { name: 'seasons.follow', cron: '*/5 * * * *', work: (kit) => followSeasons(kit) },
    { name: 'seasons.close', cron: '13 1 * * *', work: (kit) => closeEndedSeasons(kit) },
  ],
  queued: [{ name: seasonJob, work: runOpening, resume: (kit) => resumeOpenings(kit, 0) }],
}
