import { resolve } from 'node:path'
import { command, openEngine, settings, sum } from './kit/load/data-command.ts'
import { restore } from '@oktant/server/transfer/restore.ts'
import { Refusal } from '@oktant/server/transfer/target.ts'

await command(async () => {
  const [, , name] = process.argv
  if (!name) throw new Refusal('Which backup? npm run restore -- FILE')
  const { dataDir, databaseUrl } = settings()
  const engine = await openEngine({ dataDir, databaseUrl })
  try {
    const { rows, files } = await restore(engine, dataDir, resolve(name))
    return `Restored ${sum(rows)} rows of ${Object.keys(rows).length} tables and ${files} files.`
  } finally {
    await engine.close()
  }
})
