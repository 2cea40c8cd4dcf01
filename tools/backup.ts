import { resolve } from 'node:path'
import { backUp } from '@oktant/server/transfer/backup.ts'
import { command, demandData, openEngine, settings, sum } from './kit/load/data-command.ts'

await command(async () => {
  const { dataDir, databaseUrl } = settings()
  const day = new Date().toISOString().slice(0, 16).replace(/\D/g, '-')
  const file = resolve(process.argv[2] ?? `oktant-backup-${day}.tar.gz`)
  if (!databaseUrl) demandData(dataDir)
  const engine = await openEngine({ dataDir, databaseUrl })
  try {
    const { rows, files } = await backUp(engine, dataDir, file)
    return `Backed up ${sum(rows)} rows of ${Object.keys(rows).length} tables and ${files} files into ${file}`
  } finally {
    await engine.close()
  }
})
