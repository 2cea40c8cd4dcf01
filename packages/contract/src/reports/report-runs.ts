import { Type as t } from '@sinclair/typebox'
import { endpoint, Id, idParams } from '../http/http.ts'

/** What a report can be had as. */
export const reportFormats = ['PDF', 'CSV', 'XLSX'] as const
export type ReportFormat = (typeof reportFormats)[number]

/** The reports that can be run, by their numbers. */
export const reportPlugins = { attendance: 1, reviewSummary: 2, reviewDetail: 3 } as const

export const runReportPlugin = endpoint({
  method: 'POST',
  path: '/admin/reportPlugin/:id/run',
  access: 'signedIn',
  summary: 'Runs a report: attendance of events (1), reviews in summary (2) or in detail (3).',
  params: idParams,
  body: t.Object({
    outputType: t.Union(reportFormats.map((format) => t.Literal(format))),
    /** Of attendance: the events. */
    classroomEvent: t.Optional(t.Array(Id, { maxItems: 200 })),
    /** Of reviews: the season, or else all of them. */
    season: t.Optional(Id),
    /** Of reviews: why HR reads what stands in them, kept in the record views; without it there are no contents. */
    reason: t.Optional(t.String({ maxLength: 2000 })),
  }),
  reply: 'file',
  errors: ['event_not_found', 'report_unknown', 'report_too_long', 'not_permitted', 'reason_missing'],
  changes: false,
})
