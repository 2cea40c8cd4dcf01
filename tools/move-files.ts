import { join } from 'node:path'
import { moveFiles } from '@oktant/server/files/move-files.ts'
import { folderStore } from '@oktant/server/files/folder-store.ts'
import { openStore } from '@oktant/server/files/open-store.ts'
import { Refusal } from '@oktant/server/transfer/target.ts'
import { command, openEngine, settings } from './kit/data-command.ts'

await command(async () => {
  const { dataDir, databaseUrl, s3 } = settings()
  if (!s3) throw new Refusal('S3_BUCKET and its fellows say where the files go.')
  const engine = await openEngine({ dataDir, databaseUrl })
  try {
    const from = folderStore(join(dataDir, 'files'))
    const { copied, missing } = await moveFiles(engine.db, from, await openStore({ dataDir, s3 }))
    const lost = missing ? ` ${missing} were not in the folder.` : ''
    return `Copied ${copied} files into ${s3.bucket}; those in the folder stay.${lost}`
  } finally {
    await engine.close()
  }
})
