import { join } from 'node:path'
import type { Config } from '../config.ts'
import { folderStore } from './folder-store.ts'
import type { FileStore } from './store.ts'

/** Where this installation keeps files. */
export async function openStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (!s3) return folderStore(join(dataDir, 'files'))
  // NOTE: loaded where it is used, as it is large.
  const { s3Store } = await import('./s3-store.ts')
  return s3Store(s3)
}
