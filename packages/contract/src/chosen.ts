import { Type as t } from '@sinclair/typebox'
import { allPerPage } from './constants.ts'
import { Id, type listQuery } from './http.ts'

/** Which rows of a list a change of many means: some by number, or all that a filter of the list matches. */
export const chosenIn = (query: ReturnType<typeof listQuery>) =>
  t.Union([
    t.Object({ ids: t.Array(Id, { minItems: 1, maxItems: allPerPage }) }, { additionalProperties: false }),
    t.Object(
      { filter: t.Omit(query, ['_page', '_perPage', '_sortField', '_sortDir']) },
      { additionalProperties: false },
    ),
  ])
