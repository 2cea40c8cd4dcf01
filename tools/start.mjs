import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './kit/build.mjs'
import { ensureInstalled } from './kit/install.mjs'
import { at } from './kit/place.mjs'

await ensureInstalled('to run')
await ensureBuilt()

process.env.NODE_ENV ??= 'production'
await import(pathToFileURL(at('packages/server/dist/main.js')).href)
