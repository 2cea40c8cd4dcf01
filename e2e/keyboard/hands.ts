/** What may have the focus; the parts of the wheel are drawn. */
type Control = HTMLElement | SVGElement

/** What a page tells of itself to whoever walks it by keyboard; put into it before anything else runs. */
export function layHands() {
  const operable = 'a[href], button, input, select, textarea, summary, iframe, [contenteditable="true"]'
  const composite = 'tablist radiogroup menu menubar listbox toolbar grid tree slider combobox'
    .split(' ')
    .map((role) => `[role="${role}"]`)
    .join()
  let stops: Control[] = []
  let looks = new Map<Element, string>()
  let last: Control | undefined
  let met = new Set<Element>()
  let root: Element = document.body
  let pressed: Element | null = null
  const asked = { submits: 0, refuses: false }

  const send = window.fetch.bind(window)
  // NOTE: once the walk presses buttons, nothing that would change the demo reaches the server.
  window.fetch = async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    if (!asked.refuses || method === 'GET') return send(input, init)
    return Response.json({ code: 'somebody_was_quicker', message: '' }, { status: 409 })
  }
  document.addEventListener('submit', () => (asked.submits += 1), true)
  document.addEventListener('invalid', () => (asked.submits += 1), true)
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Enter' || key === ' ') pressed = document.activeElement
    },
    true,
  )

  const isOne = (element: Element | null): element is Control =>
    element instanceof HTMLElement || element instanceof SVGElement
  const isThere = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled') &&
    !element.closest('[inert], [aria-hidden="true"]')
  const isRadio = (element: Element): element is HTMLInputElement =>
    element instanceof HTMLInputElement && element.type === 'radio'
  /** Of radio buttons with one name the tab key meets one; the arrows reach the others. */
  const isMet = (element: Element, _: number, all: Element[]) => {
    if (!isRadio(element) || !element.name) return true
    const group = all.filter((other) => isRadio(other) && other.name === element.name) as HTMLInputElement[]
    return element === (group.find(({ checked }) => checked) ?? group[0])
  }
  const nameOf = (element: Element | null) => {
    if (!element || element === document.body) return 'nothing'
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : ''
    const words = element.getAttribute('aria-label') || label || element.textContent || ''
    return `${element.tagName.toLowerCase()} "${words.trim().replace(/\s+/g, ' ').slice(0, 50)}"`
  }
  const lookOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
    const near = [element, element.parentElement, element.parentElement?.parentElement]
    const drawn = element instanceof SVGElement ? [...element.querySelectorAll('*')] : []
    const all = [...near, ...drawn, element.nextElementSibling, label, label?.firstElementChild]
    return all
      .flatMap((each) =>
        each ? [null, '::before', '::after'].map((part) => getComputedStyle(each, part)) : [],
      )
      .map(
        ({ outline, boxShadow, borderColor, backgroundColor, textDecoration, fill, stroke, strokeWidth }) =>
          [outline, boxShadow, borderColor, backgroundColor, textDecoration, fill, stroke, strokeWidth].join(
            ' ',
          ),
      )
      .join('|')
  }
  const tabbable = (within: Element) =>
    [...within.querySelectorAll<Control>(`${operable}, [tabindex]`)]
      .filter((element) => element.tabIndex >= 0 && isThere(element))
      .filter(isMet)

  /** What lies over all of a control, at its head, its middle and its foot. */
  function coverOf(element: Control) {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
    if (width < 4 || height < 4) return null
    const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
    if (above >= below) return 'the edge of the window'
    const across = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
    const inset = Math.min(8, (below - above) / 2)
    const covers = [above + inset, (above + below) / 2, below - inset].map((down) => {
      const hit = document.elementFromPoint(across, down)
      return hit && !belongs(element, hit) ? hit : null
    })
    return covers.every(Boolean) ? nameOf(covers[0] ?? null) : null
  }
  function belongs(element: Control, hit: Element) {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const own = [element, element.parentElement, ...labels]
    return hit.contains(element) || own.some((part) => part?.contains(hit))
  }
  /** Back up to what stands over where the focus just was, in the same column. */
  function goesUp(from: Control, to: Control) {
    if (to.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING) return false
    const [one, next] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
    const shared = Math.min(one.right, next.right) - Math.max(one.left, next.left)
    return next.bottom <= one.top + 1 && shared > Math.min(one.width, next.width) / 2
  }

  const made = {
    asked,
    nameOf,
    /** Begins before the first control of this part, and tells how many there are and which no key can reach. */
    begin(selector: string) {
      root = [...document.querySelectorAll(selector)].findLast(isThere) ?? document.body
      if (root.matches('main') && isOne(root)) root.focus()
      stops = tabbable(root)
      // NOTE: what begins with the focus has no other look to compare with.
      looks = new Map(
        stops
          .filter((element) => element !== document.activeElement)
          .map((element) => [element, lookOf(element)]),
      )
      last = undefined
      met = new Set()
      const faults = [...root.querySelectorAll<Control>(operable)]
        .filter((element) => element.tabIndex < 0 && isThere(element) && !element.closest(composite))
        .map((element) => `${nameOf(element)} cannot be reached`)
      const early = stops.filter(({ tabIndex }) => tabIndex > 0)
      return {
        count: stops.length,
        faults: [...faults, ...early.map((element) => `${nameOf(element)} comes before its turn`)],
      }
    },
    /** What is wrong where the focus is now; nothing once it has left the part, or comes round again. */
    async stop() {
      const now = document.activeElement
      if (!isOne(now) || now === document.body || !root.contains(now)) return null
      // NOTE: a time of day is stopped at twice, at its hours and at its minutes.
      if (now === last) return stops.length > 1 ? [] : null
      if (met.has(now)) return null
      met.add(now)
      const name = nameOf(now)
      const faults = []
      const hasNoRing = () => now.tagName !== 'IFRAME' && lookOf(now) === looks.get(now)
      // NOTE: what changes with a transition looks as before for a frame, and a busy machine draws few of them.
      for (let frame = 0; frame < 30 && hasNoRing(); frame += 1)
        await new Promise((next) => requestAnimationFrame(next))
      if (hasNoRing()) faults.push(`${name} shows no focus`)
      const cover = coverOf(now)
      if (cover) faults.push(`${name} has the focus out of sight, behind ${cover}`)
      if (last && goesUp(last, now)) faults.push(`${name} comes after what stands below it, ${nameOf(last)}`)
      last = now
      return faults
    },
    /** What the key went by, of all that stands there now. */
    missed: () =>
      tabbable(root)
        .filter((element) => !met.has(element))
        .map(nameOf),
    /** The buttons that may be tried: one of each name, none that sends a form. */
    buttons() {
      const seen = new Set<string>()
      return stops.flatMap((element, number) => {
        const name = nameOf(element).replace(/\d+/g, '')
        const isTried =
          element instanceof HTMLButtonElement &&
          element.type !== 'submit' &&
          !element.role &&
          !seen.has(name)
        seen.add(name)
        return isTried ? [number] : []
      })
    },
    focus(number: number) {
      stops[number]?.focus()
      return document.activeElement === stops[number] ? nameOf(stops[number] ?? null) : null
    },
    /** Whether what was pressed last has the focus, or, where it is gone by now, another control. */
    isBack: () =>
      pressed?.isConnected
        ? document.activeElement === pressed
        : isOne(document.activeElement) && document.activeElement !== document.body,
    focused: () => nameOf(document.activeElement),
    hasList: () => document.activeElement?.getAttribute('aria-expanded') === 'true',
    opened: () =>
      [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].filter(isThere)
        .length,
    isInside: (selector: string) =>
      [...document.querySelectorAll(selector)].some((part) => part.contains(document.activeElement)),
    /** The first line of each form that the key Enter may send. */
    focusForm(number: number) {
      const forms = [...document.querySelectorAll('main form')].filter((form) =>
        [...form.querySelectorAll('button[type="submit"]')].some(isThere),
      )
      const form = forms[number]
      if (!form) return null
      const line = [...form.querySelectorAll<HTMLInputElement>('input')].find(
        (input) => /^(text|email|password|url|tel)$/.test(input.type) && !input.role && isThere(input),
      )
      line?.focus()
      asked.submits = 0
      return { line: line ? nameOf(line) : null }
    },
  }
  Object.assign(window, { hands: made })
  return made
}

declare global {
  interface Window {
    hands: ReturnType<typeof layHands>
  }
}
