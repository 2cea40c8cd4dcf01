import { join } from 'node:path'
import { moveFiles } from '@oktant/server/files/move-files.ts'
import { folderStore } from '@oktant/server/files/folder-store.ts'
import { openStore } from '@oktant/server/files/open-store.ts'
import { Refusal } from '@oktant/server/transfer/target.ts'
import { command, openEngine, settings } from './kit/load/data-command.ts'

const [, , way] = process.argv
const isBack = way === '--back'

await command(async () => {
  if (way && !isBack) throw new Refusal('npm run move-files, or npm run move-files -- --back')
  const { dataDir, databaseUrl, s3 } = settings()
  if (!s3) throw new Refusal('S3_BUCKET and its fellows say where the files go.')
  const engine = await openEngine({ dataDir, databaseUrl })
  try {
    const folder = { store: folderStore(join(dataDir, 'files')), name: 'the folder' }
    const bucket = { store: await openStore({ dataDir, s3 }), name: s3.bucket }
    const [from, to] = isBack ? [bucket, folder] : [folder, bucket]
    const { copied, missing } = await moveFiles(engine.db, from.store, to.store)
    const lost = missing ? ` ${missing} were not in ${from.name}.` : ''
    return `Copied ${copied} files into ${to.name}; those in ${from.name} stay.${lost}`
  } finally {
    await engine.close()
  }
})
