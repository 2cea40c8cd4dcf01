import type { Locator } from '@playwright/test'

/** Lets files and folders of this machine fall on a place, as a mouse would that drags them out of another window. */
export async function dropOn(target: Locator, files: string[]) {
  const page = target.page()
  // NOTE: what is named may stand behind the bar at the foot of the window, where no mouse reaches it.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing is shown to drop files on')
  const session = await page.context().newCDPSession(page)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const data = { items: [], files, dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...at, data })
  await session.detach()
}
