import { ensureInstalled } from './kit/install.mjs'

await ensureInstalled()
