import { chromium, expect, test } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { freePort } from '../../tools/kit/postgres.mjs'

const categories = ['accessibility', 'best-practices', 'performance']
const machines = { phone: undefined, desktop: desktopConfig }

for (const [machine, config] of Object.entries(machines)) {
  test(`the overview of a visitor on a ${machine} is as accessible and well kept as can be`, async ({
    baseURL,
    launchOptions,
  }) => {
    const port = await freePort()
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
    })
    const looked = await lighthouse(
      `${baseURL}/#/overview`,
      { port, logLevel: 'error', onlyCategories: categories },
      config,
    ).finally(() => browser.close())

    const { accessibility, 'best-practices': practices, performance } = looked?.lhr.categories ?? {}
    // NOTE: how fast a page is on a busy machine is told, never held; its bytes and requests have budgets of their own.
    console.info(`Lighthouse, ${machine}: performance ${100 * (performance?.score ?? 0)}`)
    expect(lacking(accessibility?.auditRefs, looked?.lhr.audits)).toEqual([])
    expect(lacking(practices?.auditRefs, looked?.lhr.audits)).toEqual([])
    expect(accessibility?.score).toBe(1)
    expect(practices?.score).toBe(1)
  })
}

type Weighed = { id: string; weight: number }[]
type Audits = Record<string, { score: number | null; title: string }>

/** What costs points, by its title. */
const lacking = (refs: Weighed = [], audits: Audits = {}) =>
  refs
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter((audit) => audit?.score != null && audit.score < 1)
    .map((audit) => audit?.title)
