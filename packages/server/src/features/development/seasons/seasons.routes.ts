import * as contract from '@oktant/contract/development/seasons.ts'
import { readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { serveRecord } from '../../../records/serve-record.ts'
import { dryRunSeason } from './dry-run.ts'
import { readSeasonOptions } from './season-options.ts'
import { closeSeason, copySeason, openSeason, seasonRow, seasons, seasonView, stopSeason } from './seasons.ts'

export function seasonRoutes(serve: Serve, kit: Kit) {
  const calls = {
    list: contract.listSeasons,
    create: contract.createSeason,
    read: contract.readSeason,
    update: contract.updateSeason,
    remove: contract.removeSeason,
    restore: contract.restoreSeason,
  }
  const at = () => ({ now: kit.now() })
  serve(contract.readSeasonOptions, ({ db, actor }) => readSeasonOptions(db, actor))
  serveRecord(serve, kit, calls, { ...seasons, view: seasonView, row: seasonRow })
  serve(contract.copySeason, async ({ db, actor, params }) =>
    seasonView(await copySeason(db, actor, params.id, at())),
  )
  serve(contract.openSeason, ({ actor, params, transact }) => openSeason({ kit, actor, transact }, params.id))
  serve(contract.stopSeason, async ({ db, actor, params }) =>
    seasonView(await stopSeason(db, actor, params.id, at())),
  )
  serve(contract.closeSeason, async ({ db, actor, params }) =>
    seasonView(await closeSeason(db, actor, params.id, at())),
  )
  serve(contract.dryRunSeason, async ({ db, actor, params, query }) => {
    const season = await seasons.access(db, actor, params.id)
    return dryRunSeason(db, actor, season, readPage(query), kit.now())
  })
}
