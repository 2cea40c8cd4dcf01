import * as contract from '@oktant/contract/events/calendar-feeds.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { seeEvent } from '../attending/attending.ts'
import { calendarFile, entriesOf } from '../calendar/calendar.ts'
import { endCalendarFeed, icsReply, openFeed, readCalendarFeed, renewCalendarFeed } from './calendar-feeds.ts'

export function calendarFeedRoutes(serve: Serve, kit: Kit) {
  serve(contract.downloadEvent, async ({ db, actor, params }) => {
    const { event, slots } = await seeEvent(db, actor, params.id)
    const { language } = actor
    return icsReply(calendarFile({ method: 'PUBLISH', entries: entriesOf(event, slots, { kit, language }) }))
  })
  serve(contract.readCalendarFeed, ({ db, actor }) => readCalendarFeed(db, kit, actor))
  serve(contract.renewCalendarFeed, ({ db, actor }) => renewCalendarFeed(db, kit, actor))
  serve(contract.endCalendarFeed, ({ db, actor }) => endCalendarFeed(db, kit, actor))
  serve(contract.readFeed, ({ db, params }) =>
    openFeed(db, kit, { userId: params.person, signature: params.signature }),
  )
}
