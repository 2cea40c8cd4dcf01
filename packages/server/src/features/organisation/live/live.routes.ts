import { live } from '@oktant/contract/organisation/shell.ts'
import type { RawReply, Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'

export function liveRoutes(serve: Serve, kit: Kit) {
  serve(live, ({ actor, about }): RawReply => ({
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
    body: kit.live.open(actor, about.lastEventId),
  }))
}
