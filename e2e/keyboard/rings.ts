/** The controls of a part of the page whose ring is thin, faint or cut off when they have the focus; put into the page as it is. */
export function faintRings(part: string) {
  const operable =
    'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex="0"]'
  const leastThick = 2
  const leastContrast = 3
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

  type Colour = [red: number, green: number, blue: number, alpha: number]
  function colourOf(text: string): Colour {
    if (!paint) throw new Error('This browser draws nothing.')
    paint.clearRect(0, 0, 1, 1)
    paint.fillStyle = text
    paint.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = paint.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const over = ([r, g, b, alpha]: Colour, [red, green, blue]: Colour): Colour => {
    const mixed = (top: number, below: number) => top * alpha + below * (1 - alpha)
    return [mixed(r, red), mixed(g, green), mixed(b, blue), 1]
  }
  function lightOf([red, green, blue]: Colour) {
    const linear = (part: number) =>
      part <= 10.3 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
  function contrast(one: Colour, other: Colour) {
    const [dark = 0, light = 0] = [lightOf(one), lightOf(other)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  /** What a ring around it lies on. */
  function behind(element: Element | null): Colour {
    if (!element) return colourOf('Canvas')
    const own = colourOf(getComputedStyle(element).backgroundColor)
    return own[3] === 1 ? own : over(own, behind(element.parentElement))
  }

  /** A box or a button of a group may be drawn by what is around or beside the control. */
  function drawnBy(element: Element) {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
    const up = element.parentElement
    const parts = element instanceof SVGElement ? [...element.querySelectorAll('*')] : []
    return [element, up, up?.parentElement, element.nextElementSibling, label, ...parts].filter(
      (one) => one instanceof Element,
    )
  }
  function lookOf(element: Element) {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow, stroke, strokeWidth } =
      getComputedStyle(element)
    const outline = outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor} ${outlineOffset}`
    const isInside = parseFloat(outlineOffset) < 0
    // NOTE: over a picture it brings the ground that it lies on.
    const edge = isInside ? /^\w+\([^)]*\)/.exec(boxShadow)?.[0] : undefined
    return element instanceof SVGElement && !outline
      ? {
          all: stroke + strokeWidth,
          thick: parseFloat(strokeWidth),
          colour: stroke,
          isInside,
          edge,
          reach: 0,
        }
      : {
          all: outline,
          thick: outline ? parseFloat(outlineWidth) : 0,
          colour: outlineColor,
          isInside,
          edge,
          reach: isInside ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset),
        }
  }
  /** On how many sides what scrolls or clips around an element cuts its ring off. */
  function cutSides(element: Element, reach: number) {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      if (around === document.body || around === document.documentElement) return 0
      const edge = around.getBoundingClientRect()
      const beyond = [edge.left - left, edge.top - top, right - edge.right, bottom - edge.bottom]
      return beyond.filter((by) => by + reach > 2).length
    }
    return 0
  }
  function faultOf(element: HTMLElement) {
    const parts = drawnBy(element)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const before = parts.map((one) => lookOf(one).all)
    element.focus()
    if (document.activeElement !== element) return null
    const rings = parts.flatMap((one, place) => {
      const look = lookOf(one)
      if (!look.all || look.all === before[place]) return []
      const ground = look.edge ? colourOf(look.edge) : behind(look.isInside ? one : one.parentElement)
      return [{ ...look, one, contrast: contrast(over(colourOf(look.colour), ground), ground) }]
    })
    const thick = rings.filter((ring) => ring.thick >= leastThick)
    const clear = thick.filter((ring) => ring.contrast >= leastContrast)
    if (thick.length === 0) return 'no ring'
    if (clear.length === 0)
      return `a faint ring (${thick.map((ring) => ring.contrast.toFixed(1)).join(', ')})`
    return clear.every(({ one, reach }) => cutSides(one, reach) > 1) ? 'a ring that is cut off' : null
  }

  const kinds = new Set<string>()
  return [...document.querySelectorAll(part)]
    .flatMap((one) => [...one.querySelectorAll<HTMLElement>(operable)])
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('[inert], [aria-hidden="true"]'))
    .filter((element) => {
      const kind = `${element.tagName} ${element.getAttribute('type')} ${element.getAttribute('class')} ${element.parentElement?.className}`
      return !kinds.has(kind) && kinds.add(kind)
    })
    .flatMap((element) => {
      const fault = faultOf(element)
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : ''
      const name = element.getAttribute('aria-label') || label || element.textContent || ''
      return fault ? [`${element.tagName.toLowerCase()} "${name.trim().slice(0, 40)}" has ${fault}`] : []
    })
}
