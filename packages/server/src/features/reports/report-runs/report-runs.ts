import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { type ReportFormat, reportPlugins } from '@oktant/contract/reports/report-runs.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { RawReply } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { runReviewDetail, runReviewSummary } from '../../development/reviews/reviews.ts'
import { runAttendanceReport } from '../../events/event-reports/event-reports.ts'

type Run = {
  id: number
  outputType: ReportFormat
  classroomEvent?: readonly number[]
  season?: number
  reason?: string
}
type Report = {
  /** Any of them is enough. */
  permissions: readonly [Permission, ...Permission[]]
  run: (db: Db, kit: Kit, actor: Actor, run: Run) => Promise<RawReply>
}

/** Every report by its number: who may run it, and the feature that makes it. */
const reports = new Map<number, Report>([
  [
    reportPlugins.attendance,
    {
      permissions: ['events.facilitate'],
      run: (db, kit, actor, { outputType: format, classroomEvent: eventIds = [] }) =>
        runAttendanceReport(db, kit, actor, { format, eventIds }),
    },
  ],
  [
    reportPlugins.reviewSummary,
    {
      permissions: ['reports.reviewSummary', 'reviews.lead'],
      run: (db, kit, actor, { outputType: format, season, reason = '' }) =>
        runReviewSummary(db, kit, actor, { format, season, reason }),
    },
  ],
  [
    reportPlugins.reviewDetail,
    {
      permissions: ['reports.reviewDetail', 'reviews.lead'],
      run: (db, kit, actor, { outputType: format, season, reason = '' }) =>
        runReviewDetail(db, kit, actor, { format, season, reason }),
    },
  ],
])

export async function runReportPlugin(db: Db, kit: Kit, actor: Actor, run: Run): Promise<RawReply> {
  const report = reports.get(run.id)
  if (!report) throw fail('report_unknown')
  const { permissions } = report
  if (!permissions.some((one) => actor.permissions.has(one)))
    throw fail('not_permitted', { permission: permissions[0] })
  return report.run(db, kit, actor, run)
}
