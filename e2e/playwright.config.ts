import { defineConfig } from '@playwright/test'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const languages = { en: 'en-GB', de: 'de-DE' }
const themes = ['light', 'dark'] as const
const widths = { wide: { width: 1280, height: 900 }, narrow: { width: 390, height: 844 } }

/** Whole in the first variant alone, but for the proof. */
const isPart = (language: string) => language !== 'en' && process.env.PROVE !== 'whole'

/** Every screen is looked at in each language, theme and width. */
const axeProjects = Object.entries(languages).flatMap(([language, locale]) =>
  themes.flatMap((colorScheme) =>
    Object.entries(widths).map(([width, viewport]) => ({
      name: `axe-${language}-${colorScheme}-${width}`,
      testDir: 'axe',
      ...(isPart(language) && { grep: /@sixth/ }),
      // NOTE: a trace of each screen costs more than the look at it.
      use: { locale, colorScheme, viewport, trace: 'off' as const, screenshot: 'off' as const },
    })),
  ),
)

/** What takes minutes and is shown more shortly elsewhere goes in `npm run prove` alone (decision 0056). */
const longWalks = [
  'profiles',
  'what-screens-ask',
  'what-areas-ask',
  'first-day',
  'every-kind',
  'roles',
  'bad-day',
  'nervous',
  'touch',
  'marking-by-question',
  'question-files',
  'question-banks',
  'own-window',
  'visited-package',
  'two-windows',
  'restricted-hours',
].map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  globalSetup: './kit/global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // NOTE: a busy machine may let one wait run out; what passes the second time is named as flaky, not hidden.
  retries: 1,
  // NOTE: where so many fail, the rest would cost an hour and say the same.
  maxFailures: 15,
  workers: process.env.E2E_WORKERS ? Number(process.env.E2E_WORKERS) : 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.E2E_URL,
    timezoneId: 'Europe/Berlin',
    // NOTE: a trace of every step costs time; what fails is tried again with one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: quiet },
  },
  projects: [
    {
      name: 'journeys',
      testDir: 'journeys',
      ...(process.env.PROVE !== 'whole' && { testIgnore: longWalks, grepInvert: /@prove/ }),
      use: { locale: 'en-GB' },
    },
    { name: 'lighthouse', testDir: 'lighthouse' },
    {
      name: 'keyboard',
      testDir: 'keyboard',
      // NOTE: what still slides is nowhere yet.
      use: { locale: 'en-GB', trace: 'off', screenshot: 'off', contextOptions: { reducedMotion: 'reduce' } },
    },
    ...axeProjects,
  ],
})
