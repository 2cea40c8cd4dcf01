import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { at, say } from './place.mjs'
import { run } from './process.mjs'
import { installPackage, which } from './system.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const usual = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a browser that starts: one that is there, the system's package, or the driver's own. */
export async function ensureChromium() {
  const present = await findChromium()
  if (present) return present
  await installPackage('chromium')
  const packaged = await findChromium()
  if (packaged) return packaged
  say('Installing Chromium (npx playwright install chromium) …')
  await run(process.execPath, [at('node_modules/playwright-core/cli.js'), 'install', 'chromium'])
  const own = await findChromium()
  if (own) return own
  throw new Error(
    'No Chromium was found and none could be installed. Type: sudo apt-get install -y chromium (or name one by CHROME_PATH)',
  )
}

async function findChromium() {
  const { chromium } = await import('playwright-core')
  const candidates = [process.env.CHROME_PATH, ...names.map(which), ...usual, chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path) && starts(path))
}

// NOTE: a distribution's placeholder for a snap is found in PATH and starts nothing.
function starts(/** @type {string} */ path) {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}
