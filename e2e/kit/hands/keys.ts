import { expect, type Locator } from '@playwright/test'

/** Presses a key on something, as whoever has no mouse does. */
export const press = async (target: Locator, key = 'Enter') => {
  // NOTE: a click waits for that; a key goes to whatever is there.
  await expect(target).toBeEnabled()
  await target.focus()
  await target.press(key)
}
