import { Type as t } from '@sinclair/typebox'
import { allPerPage } from './constants.ts'
import { Id, type listQuery } from '../http/http.ts'

/** Which rows of a list a change of many means: some by number, or all that a filter of the list matches. */
export const chosenIn = (query: ReturnType<typeof listQuery>) =>
  t.Union([
    t.Object({ ids: t.Array(Id, { minItems: 1, maxItems: allPerPage }) }, { additionalProperties: false }),
    t.Object(
      { filter: t.Omit(query, ['_page', '_perPage', '_sortField', '_sortDir']) },
      { additionalProperties: false },
    ),
  ])

/** What can be done with many rows that are removed and brought back, and nothing else. */
const removals = ['remove', 'restore'] as const
export const removalIn = (query: ReturnType<typeof listQuery>) =>
  t.Object({ action: t.Union(removals.map((action) => t.Literal(action))), chosen: chosenIn(query) })

/** Which rows were changed; the others are left as they are. */
export const ChangedRows = t.Object({ changed: t.Array(Id), skipped: t.Integer() })
