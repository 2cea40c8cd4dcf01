const labelable = 'button, input:not([type=hidden i]), meter, output, progress, select, textarea'
const labelables = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]

/**
 * The labels of an element, as `labels` gives them.
 * NOTE: queries ask every element for them, at which jsdom looks through the whole page for each label there is.
 */
export function labelsOf(element: Element) {
  if (!element.matches(labelable)) return null
  const { id, ownerDocument } = element
  const isFirst = id !== '' && ownerDocument.getElementById(id) === element
  const around = element.closest('label')
  return [...ownerDocument.getElementsByTagName('label')].filter((label) =>
    label.hasAttribute('for')
      ? isFirst && label.getAttribute('for') === id
      : label === around && label.querySelector(labelable) === element,
  )
}

type Seen = Pick<CSSStyleDeclaration, 'display' | 'visibility' | 'pointerEvents'>

const names = { display: 'display', visibility: 'visibility', 'pointer-events': 'pointerEvents' } as const
// NOTE: what a browser's own sheet, the only one here that decides on being seen, asks of an element beside its name.
const asked = ['hidden', 'type', 'open', 'popover']
const intricate = new Set(['dialog', 'details', 'summary', 'slot'])
const keywords = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer'])

/**
 * A `getComputedStyle` that knows whether an element is seen from its kind, its `style` and its parents.
 * NOTE: queries by role ask it of every element, at which jsdom asks every rule there is, after every change.
 */
export function quickStyles(slowly: typeof getComputedStyle): typeof getComputedStyle {
  const byKind = new Map<string, Seen>()

  function ofKind(element: Element): Seen {
    const attributes = asked.map((name) => element.getAttribute(name))
    const kind = JSON.stringify([element.namespaceURI, element.localName, ...attributes])
    const known = byKind.get(kind)
    if (known) return known
    const alone = element.cloneNode(false)
    if (!(alone instanceof Element)) throw new TypeError('not an element')
    alone.removeAttribute('style')
    const { display, visibility, pointerEvents } = slowly(alone)
    const found = { display, visibility, pointerEvents }
    byKind.set(kind, found)
    return found
  }

  function seen(element: Element, name: keyof Seen): string {
    const own = styleOf(element)?.[name] ?? ''
    if (intricate.has(element.localName) || keywords.has(own)) return slowly(element)[name]
    if (own) return own
    const kind = ofKind(element)[name]
    const isInherited = name !== 'display' && kind === (name === 'visibility' ? 'visible' : 'auto')
    return isInherited && element.parentElement ? seen(element.parentElement, name) : kind
  }

  // NOTE: a style of nothing at all; whatever is not known here is read where it always was.
  const nothing = document.createElement('i').style
  return (element, pseudo) => {
    if (pseudo) return slowly(element, pseudo)
    const value = (name: string) =>
      name in names
        ? seen(element, names[name as keyof typeof names])
        : slowly(element).getPropertyValue(name)
    return new Proxy(nothing, {
      get(_, name) {
        if (name === 'getPropertyValue') return value
        if (name === 'display' || name === 'visibility' || name === 'pointerEvents')
          return seen(element, name)
        const style = slowly(element)
        const found: unknown = Reflect.get(style, name)
        return typeof found === 'function' ? found.bind(style) : found
      },
    })
  }
}

const styleOf = (element: Element) =>
  element instanceof HTMLElement && element.hasAttribute('style') ? element.style : null

// NOTE: files share the page and each reads this anew, so what was replaced is kept with what replaced it.
const replaced = Symbol.for('getComputedStyle as it was')
type Replacing = typeof getComputedStyle & { [replaced]?: typeof getComputedStyle }

/** The page's own `getComputedStyle`, whatever has taken its place. */
export function slowStyles(): typeof getComputedStyle {
  const now: Replacing = window.getComputedStyle
  return now[replaced] ?? now
}

export function hastenDom() {
  for (const { prototype } of labelables)
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: Element) {
        return labelsOf(this)
      },
    })
  const slowly = slowStyles()
  const quickly = Object.assign(quickStyles(slowly), { [replaced]: slowly })
  window.getComputedStyle = quickly
  if (document.defaultView) document.defaultView.getComputedStyle = quickly
}
