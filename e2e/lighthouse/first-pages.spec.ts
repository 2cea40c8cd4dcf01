import { chromium, expect, test } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { freePort } from '../../tools/kit/postgres.mjs'

const categories = ['accessibility', 'best-practices', 'performance']
const machines = { phone: undefined, desktop: desktopConfig }
const pages = { overview: 'the overview of a visitor', login: 'the page to sign in' }
const looks = Object.entries(pages).flatMap(([page, what]) =>
  Object.entries(machines).map(([machine, config]) => ({ page, what, machine, config })),
)

for (const { page, what, machine, config } of looks) {
  test(`${what} on a ${machine} is as accessible and well kept as can be`, async ({
    baseURL,
    launchOptions,
  }) => {
    const port = await freePort()
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
    })
    const looked = await lighthouse(
      `${baseURL}/#/${page}`,
      { port, logLevel: 'error', onlyCategories: categories },
      config,
    ).finally(() => browser.close())

    const { accessibility, 'best-practices': practices, performance } = looked?.lhr.categories ?? {}
    // NOTE: how fast a page is on a busy machine is told, never held; its bytes and requests have budgets of their own.
    console.info(
      `Lighthouse, ${page}, ${machine}: performance ${100 * (performance?.score ?? 0)}, ${paintsOf(looked?.lhr.audits)}`,
    )
    expect(lacking(accessibility?.auditRefs, looked?.lhr.audits)).toEqual([])
    expect(lacking(practices?.auditRefs, looked?.lhr.audits)).toEqual([])
    expect(accessibility?.score).toBe(1)
    expect(practices?.score).toBe(1)
  })
}

type Weighed = { id: string; weight: number }[]
const paintsOf = (audits: Audits = {}) =>
  ['largest-contentful-paint', 'cumulative-layout-shift']
    .map((name) => `${name} ${audits[name]?.displayValue ?? '?'}`)
    .join(', ')

type Audits = Record<string, { score: number | null; title: string; displayValue?: string }>

/** What costs points, by its title. */
const lacking = (refs: Weighed = [], audits: Audits = {}) =>
  refs
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter((audit) => audit?.score != null && audit.score < 1)
    .map((audit) => audit?.title)
