import type { Locator } from '@playwright/test'

/** Presses a key on something, as whoever has no mouse does. */
export const press = async (target: Locator, key = 'Enter') => {
  await target.focus()
  await target.press(key)
}
