import { expect, type Locator, type Page } from '@playwright/test'

type Point = { x: number; y: number }

/** One finger on the window: where it goes down, what is waited for, the way it takes, and that it is lifted. */
export async function swipe(page: Page, from: Point, to: Point, rested?: () => Promise<unknown>) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const steps = 10
  await touch('touchStart', [from])
  await rested?.()
  for (let step = 1; step <= steps; step++) {
    const share = step / steps
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }])
  }
  await touch('touchEnd', [])
  await session.detach()
}

/** Drags by a finger; the share says where on the target it is lifted, from its top (0) to its foot (1). */
export async function dragByFinger(handle: Locator, target: Locator, share: number) {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()]
  if (!from || !to) throw new Error('what is dragged, and where to, must both be seen')
  await swipe(
    handle.page(),
    { x: from.x + from.width / 2, y: from.y + from.height / 2 },
    { x: from.x + from.width / 2 + 20, y: to.y + to.height * share },
  )
}

const middleOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('what is dragged, and where to, must both be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Rests a finger on something until it is held, and takes it to the middle of the target. */
export async function restAndDrag(what: Locator, target: Locator) {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const [from, to] = [await middleOf(what), await middleOf(target)]
  await swipe(what.page(), from, to, () => expect(what).toHaveAttribute('data-held'))
}
