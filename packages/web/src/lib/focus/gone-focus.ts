const operable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]'
/** What else minds the focus, such as a dialog that closes, has had its turn by then. */
const turnMs = 60

const isOperable = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[hidden], [inert]')

const elementAt = (node: Node | null): Element | null =>
  !node || node instanceof Element ? node : elementAt(node.nextSibling)

/** The controls nearest to a place in a part that something was taken out of: those after it first. */
function nearest(part: Element, after: Node | null, like: Element) {
  const all = [...part.querySelectorAll<HTMLElement>(operable)].filter(isOperable)
  const follows = (element: Element) =>
    after !== null &&
    (after.contains(element) ||
      (after.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0)
  const next = all.filter(follows)
  const twin = next.find((element) => after?.contains(element) && element.className === like.className)
  return [...(twin ? [twin] : []), ...next, ...all.filter((element) => !follows(element)).toReversed()]
}

/**
 * A control that somebody presses may go with its row, and the focus with it: whoever works by keys would begin at the top of
 * the page again. What is nearest to its place gets the focus, unless the address or something else has taken it elsewhere.
 */
export function keepFocusOfGone() {
  let last: Element | null = null
  let address = ''
  const noteKey = () => {
    last = document.activeElement
    address = location.href
  }
  const notePointer = () => (last = null)
  document.addEventListener('keydown', noteKey, true)
  document.addEventListener('pointerdown', notePointer, true)
  const observer = new MutationObserver((changes) => {
    const gone = last
    if (!gone || gone.isConnected || gone === document.body) return
    const place = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)))
    if (!place) return
    last = null
    setTimeout(() => give(place, gone), turnMs)
  })
  function give({ target, nextSibling }: MutationRecord, gone: Element) {
    let [part, after]: [Node | null, Node | null] = [target, elementAt(nextSibling)]
    while (part instanceof Element && part.isConnected && !part.matches('main, body')) {
      if (document.activeElement !== document.body || location.href !== address) return
      for (const element of nearest(part, after, gone)) {
        element.focus({ preventScroll: true })
        if (document.activeElement === element) return
      }
      if (part.matches('[role="dialog"]')) return
      after = part.nextElementSibling
      part = part.parentNode
    }
  }
  observer.observe(document.body, { subtree: true, childList: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('keydown', noteKey, true)
    document.removeEventListener('pointerdown', notePointer, true)
  }
}
