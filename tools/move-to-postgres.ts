import { openEmbedded } from '@oktant/server/db/engine/embedded.ts'
import { openPostgres } from '@oktant/server/db/engine/postgres.ts'
import { move } from '@oktant/server/transfer/move.ts'
import { command, demandData, settings, sum } from './kit/load/data-command.ts'
import { Refusal } from '@oktant/server/transfer/target.ts'

await command(async () => {
  const { dataDir, databaseUrl } = settings()
  if (!databaseUrl) throw new Refusal('Where to? Set DATABASE_URL to an empty PostgreSQL database.')
  demandData(dataDir)
  const source = await openEmbedded(dataDir)
  const target = await openPostgres(databaseUrl)
  try {
    const rows = await move(source, target)
    return [
      `Moved ${sum(rows)} rows of ${Object.keys(rows).length} tables to PostgreSQL; the files stay in ${dataDir}.`,
      `From now on start with DATABASE_URL, the same DATA_DIR and SECRET set to what ${dataDir}/secret holds.`,
    ].join('\n')
  } finally {
    await Promise.all([source.close(), target.close()])
  }
})
