import { type registerFormats, printRegister } from '@oktant/contract/events/event-reports.ts'
import { listPresences } from '@oktant/contract/events/webinars.ts'
import { reportPlugins, runReportPlugin } from '@oktant/contract/reports/report-runs.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api/api.ts'
import { download } from '../../../../lib/api/download.ts'

/** For how long people were in a webinar. */
export const eventPresences = (id: number) =>
  queryOptions({
    queryKey: ['trainerEvents', 'presences', id],
    queryFn: ({ signal }) => call(listPresences, { params: { id } }, { signal, quiet403: true }),
  })

export type RegisterFormat = (typeof registerFormats)[number]

export const takeRegister = (id: number, format: RegisterFormat) =>
  download(printRegister, { params: { id }, query: { format } }, `register.${format.toLowerCase()}`)

export const takeReport = (id: number) =>
  download(
    runReportPlugin,
    { params: { id: reportPlugins.attendance }, body: { outputType: 'PDF', classroomEvent: [id] } },
    'attendance.pdf',
  )
