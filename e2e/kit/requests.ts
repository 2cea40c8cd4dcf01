import { expect, type Page, type Request } from '@playwright/test'

const isLive = (request: Request) => request.url().includes('/client/live')
/** The browser's own wish for a picture beside the page's name. */
const isIcon = (request: Request) => request.url().endsWith('/icon.svg')

/** Notes what a page asks for; `settle` waits until nothing more is under way, and answers what came since. */
export function requestsOf(page: Page) {
  const open = new Set<Request>()
  let asked: Request[] = []
  let last = Date.now()
  page.on('request', (request) => {
    if (isLive(request) || isIcon(request)) return
    open.add(request)
    asked.push(request)
    last = Date.now()
  })
  const close = (request: Request) => {
    if (open.delete(request)) last = Date.now()
  }
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  return {
    async settle() {
      await expect.poll(() => open.size === 0 && Date.now() - last > 700, { timeout: 20_000 }).toBe(true)
      const since = asked
      asked = []
      return since
    },
  }
}

export const pathOf = (request: Request) => new URL(request.url()).pathname.slice(1)
