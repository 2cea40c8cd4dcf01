import * as contract from '@oktant/contract/events/event-series.ts'
import { readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import * as series from './series.ts'

export function seriesRoutes(serve: Serve, { now }: Kit) {
  const at = () => ({ now: now() })
  serve(contract.previewSeries, ({ db, actor, params, body }) =>
    series.previewSeries(db, actor, params.id, body, at()),
  )
  serve(contract.planSeries, ({ db, actor, params, body }) =>
    series.planSeries(db, actor, params.id, body, at()),
  )
  serve(contract.listEventTemplates, ({ db, actor, query }) =>
    series.listEventTemplates(db, actor, readPage(query)),
  )
  serve(contract.createEventTemplate, ({ db, actor, body }) =>
    series.createEventTemplate(db, actor, body, at()),
  )
  serve(contract.readEventTemplate, ({ db, actor, params }) => series.readEventTemplate(db, actor, params.id))
  serve(contract.updateEventTemplate, ({ db, actor, params, body }) =>
    series.updateEventTemplate(db, actor, params.id, body, at()),
  )
  serve(contract.removeEventTemplate, ({ db, actor, params }) =>
    series.removeEventTemplate(db, actor, params.id, at()),
  )
  serve(contract.restoreEventTemplate, ({ db, actor, params }) =>
    series.restoreEventTemplate(db, actor, params.id, at()),
  )
  serve(contract.previewFromTemplate, ({ db, actor, params, body }) =>
    series.previewFromTemplate(db, actor, params.id, body, at()),
  )
  serve(contract.planFromTemplate, ({ db, actor, params, body }) =>
    series.planFromTemplate(db, actor, params.id, body, at()),
  )
}
