import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, LocalText, orNull } from '../http/http.ts'
import { kpaLimits } from '../kit/development-limits.ts'

/** Key performance areas (KPA): a tree of what a company works for, each area with one owner. */
const access = 'reviews.administer'
const missing = 'kpa_not_found'
const words = (most: number) =>
  t.Object({ en: t.String({ maxLength: most }), de: t.String({ maxLength: most }) })
const Reason = t.String({ maxLength: kpaLimits.reason })
const revision = t.Integer({ minimum: 0 })
const KpaPerson = t.Object({ id: Id, name: t.String() })

export type KpaForm = Static<typeof KpaForm>
export const KpaForm = t.Object({ name: words(kpaLimits.name), about: words(kpaLimits.about) })

/** Whoever owns an area; not active where they have left, are locked or were made anonymous. */
export type KpaOwner = Static<typeof KpaOwner>
export const KpaOwner = t.Object({ ...KpaPerson.properties, isActive: t.Boolean() })

export type Kpa = Static<typeof Kpa>
export const Kpa = t.Object({
  ...KpaForm.properties,
  id: Id,
  /** The area above; null for one at the top. */
  parentId: orNull(Id),
  owner: KpaOwner,
  isArchived: t.Boolean(),
  revision,
})

/** One change of ownership; the first has nobody before. */
export type KpaHandover = Static<typeof KpaHandover>
export const KpaHandover = t.Object({
  id: Id,
  at: t.String(),
  by: KpaPerson,
  from: orNull(KpaPerson),
  to: KpaPerson,
  reason: t.String(),
})

export type KpaRecord = Static<typeof KpaRecord>
export const KpaRecord = t.Object({ ...Kpa.properties, handovers: t.Array(KpaHandover) })

export const listKpas = endpoint({
  method: 'GET',
  path: '/admin/kpas',
  access,
  summary: 'Lists the tree of key performance areas, archived ones too.',
  reply: t.Object({ content: t.Array(Kpa) }),
})

export const createKpa = endpoint({
  method: 'POST',
  path: '/admin/kpas',
  access,
  summary: 'Makes a key performance area below another or at the top, with its owner.',
  body: t.Object({ ...KpaForm.properties, parentId: orNull(Id), ownerId: Id }),
  reply: KpaRecord,
  errors: [missing, 'record_invalid', 'kpa_owner_inactive', 'kpa_too_deep', 'kpas_full', 'kpa_archived'],
})

const ofKpa = { access, params: idParams, reply: KpaRecord } as const

export const readKpa = endpoint({
  ...ofKpa,
  method: 'GET',
  path: '/admin/kpas/:id',
  summary: 'Reads a key performance area, and who has owned it.',
  errors: [missing],
})

export const updateKpa = endpoint({
  ...ofKpa,
  method: 'PUT',
  path: '/admin/kpas/:id',
  summary: 'Names a key performance area anew, from the revision that was seen.',
  body: t.Object({ ...KpaForm.properties, revision }),
  errors: [missing, 'record_invalid', 'content_changed', 'kpa_archived'],
})

export const moveKpa = endpoint({
  ...ofKpa,
  method: 'POST',
  path: '/admin/kpas/:id/move',
  summary: 'Puts a key performance area, with all below it, below another or at the top.',
  body: t.Object({ parentId: orNull(Id), revision }),
  errors: [missing, 'content_changed', 'kpa_circle', 'kpa_too_deep', 'kpa_archived'],
})

export const handOverKpa = endpoint({
  ...ofKpa,
  method: 'POST',
  path: '/admin/kpas/:id/owner',
  summary: 'Gives a key performance area to another owner, with the reason.',
  body: t.Object({ ownerId: Id, reason: Reason, revision }),
  errors: [missing, 'record_invalid', 'content_changed', 'kpa_owner_inactive', 'kpa_archived'],
})

export const archiveKpa = endpoint({
  ...ofKpa,
  method: 'POST',
  path: '/admin/kpas/:id/archive',
  summary: 'Archives a key performance area below which none is in use.',
  body: t.Object({ revision }),
  errors: [missing, 'content_changed', 'kpa_has_areas'],
})

export const restoreKpa = endpoint({
  ...ofKpa,
  method: 'POST',
  path: '/admin/kpas/:id/restore',
  summary: 'Takes a key performance area out of the archive, where the one above is in use.',
  body: t.Object({ revision }),
  errors: [missing, 'content_changed', 'kpa_archived'],
})

/** What an area stands for in a season, with all below it. */
export type KpaFigures = Static<typeof KpaFigures>
export const KpaFigures = t.Object({
  kpaId: Id,
  /** Objectives that were set in the season. */
  objectives: t.Integer(),
  people: t.Integer(),
  /** Their weights in per cent, summed over everybody and as a mean of those who have any. */
  weight: t.Integer(),
  meanWeight: orNull(t.Integer()),
  /** Mean of what managers have given in the season, 0 to 100; null below the least number of people. */
  rating: orNull(t.Integer()),
  rated: t.Integer(),
})

export const readKpaFigures = endpoint({
  method: 'GET',
  path: '/admin/kpas/figures',
  access,
  summary: 'Sums up the weights and ratings of a season, area by area with all below it.',
  query: t.Object({ season: t.Optional(Id) }),
  reply: t.Object({
    /** The one that is summed up; the newest where none was named, null where there is none. */
    seasonId: orNull(Id),
    seasons: t.Array(t.Object({ id: Id, name: LocalText })),
    content: t.Array(KpaFigures),
  }),
  errors: ['season_not_found'],
})

/** An area as it is chosen: with the names of those above it. */
export type KpaChoice = Static<typeof KpaChoice>
export const KpaChoice = t.Object({
  id: Id,
  name: LocalText,
  /** Counted from 0 at the top. */
  depth: t.Integer(),
  isOwn: t.Boolean(),
})

export const listKpaChoices = endpoint({
  method: 'GET',
  path: '/client/kpas',
  access: 'signedIn',
  summary: 'Lists the key performance areas in use, each below the one above it.',
  reply: t.Object({ content: t.Array(KpaChoice) }),
})
