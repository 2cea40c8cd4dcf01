import * as contract from '@oktant/contract/events/event-reports.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { printRegister } from './event-reports.ts'
import { printSchedule } from './print-schedule.ts'

export function eventReportRoutes(serve: Serve, kit: Kit) {
  serve(contract.printRegister, ({ db, actor, params, query }) =>
    printRegister(db, kit, actor, { ...params, ...query }),
  )
  serve(contract.printSchedule, ({ db, actor, params, query }) =>
    printSchedule(db, kit, actor, { ...params, ...query }),
  )
}
