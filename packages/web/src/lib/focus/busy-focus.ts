/**
 * A button that is busy is switched off, and the browser takes the focus from it: whoever works by keys would begin at the
 * top of the page again. It gets the focus back once it is on, unless they have gone elsewhere meanwhile.
 */
export function keepFocusOfBusy() {
  let last: EventTarget | null = null
  document.addEventListener('focusin', ({ target }) => (last = target))
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(last instanceof Element && target instanceof Node && last.contains(target))) last = null
  })
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const isBack = target === last && target instanceof HTMLButtonElement && !target.disabled
      if (isBack && document.activeElement === document.body) target.focus({ preventScroll: true })
    }
  })
  observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] })
  return () => observer.disconnect()
}
