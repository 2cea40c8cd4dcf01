import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * The data folder and those it lies in, for its owner alone.
 * NOTE: step by step, as asked for all at once the runtime tries for ever where a folder takes no others, such as /proc.
 */
export function makeDataFolder(path: string) {
  if (!existsSync(dirname(path))) makeDataFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // NOTE: another process may have been quicker.
    if (!existsSync(path)) throw error
  }
}
