import { useEffect, useState } from 'react'

/** NOTE: an entry of a menu is gone by then; the menu's button opened both. */
function openerOf(at: Element | null) {
  const menu = at?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : at
}

/**
 * Gives the focus back to what opened this, once this has gone with it; to the page, where that is gone too. `id` names
 * something else to come back to: one may have gone from one part to the next since it was opened.
 */
export function useReturnFocus(id?: string) {
  const [opener] = useState(() => openerOf(document.activeElement))
  useEffect(() => {
    const giveBack = () => {
      if (document.activeElement && document.activeElement !== document.body) return
      const named = id === undefined ? null : document.getElementById(id)
      if (named) return named.focus()
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
      const back = isThere ? opener : document.querySelector<HTMLElement>('main')
      back?.focus({ preventScroll: true })
    }
    return giveBack
  }, [opener, id])
}
