import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

const mostSteps = 150

/** On by Tab from the beginning of the page until something wanted has the focus; fails where no key leads there. */
export async function tabTo(user: UserEvent, what: string, isWanted: (at: Element) => boolean) {
  const main = screen.getByRole('main')
  // NOTE: as the link does that leads past the menu.
  main.focus()
  for (let step = 0; step < mostSteps; step += 1) {
    await user.tab()
    const at = document.activeElement
    if (at && isWanted(at)) return at
    if (!at || !main.contains(at)) break
  }
  throw new Error(`no key leads to ${what}`)
}
