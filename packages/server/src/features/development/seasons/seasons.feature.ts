import type { Feature } from '../../../feature.ts'
import { listener } from '../../../outbox/outbox.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import {
  closeEndedSeasons,
  closeSome,
  followSeasons,
  resumeOpenings,
  runOpening,
  seasonJob,
} from './open-season.ts'
import { seasonRoutes } from './seasons.routes.ts'
import de from './seasons.de.json' with { type: 'json' }
import en from './seasons.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const seasonsFeature: Feature = {
  objects,
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
