/** The wheel's drawing units; the view box is a square of this side. */
export const wheelSize = 680

export const centre = wheelSize / 2
export const rim = { inner: 128, outer: 322 }
const gap = 7
const corner = 8
const arcRadius = 112
const arcMargin = 2.6

/** The stroke of a slice's own colour that rounds its corners. */
export const cornerStroke = corner * 2

const labelRadius = 226
const radians = (degrees: number) => (degrees * Math.PI) / 180
const rounded = (value: number) => Math.round(value * 100) / 100

function point(radius: number, angle: number) {
  return { x: rounded(centre + radius * Math.cos(angle)), y: rounded(centre + radius * Math.sin(angle)) }
}

const at = ({ x, y }: { x: number; y: number }) => `${x} ${y}`

/** Where a slice begins and how far it goes, clockwise; the first one stands at the top. */
function span(index: number, count: number) {
  const width = 360 / count
  return { from: -90 - width / 2 + index * width, width }
}

/** A slice of the ring. Its sides are parallel to the gap, and inset by the stroke that rounds its corners. */
export function slicePath(index: number, count: number) {
  const { from, width } = span(index, count)
  const [start, end] = [radians(from), radians(from + width)]
  const [outer, inner] = [rim.outer - corner, rim.inner + corner]
  const inset = gap / 2 + corner
  const large = width > 180 ? 1 : 0
  const corners = [
    point(outer, start + inset / outer),
    point(outer, end - inset / outer),
    point(inner, end - inset / inner),
    point(inner, start + inset / inner),
  ].map(at)
  return [
    `M${corners[0]}`,
    `A${outer} ${outer} 0 ${large} 1 ${corners[1]}`,
    `L${corners[2]}`,
    `A${inner} ${inner} 0 ${large} 0 ${corners[3]}Z`,
  ].join('')
}

/** The arc between hub and slice, drawn up to a part of its length: 0 is nothing, 1 the whole. */
export function progressPath(index: number, count: number, part = 1) {
  const { from, width } = span(index, count)
  const sweep = (width - 2 * arcMargin) * Math.min(Math.max(part, 0), 1)
  const start = radians(from + arcMargin)
  const large = sweep > 180 ? 1 : 0
  const ends = [point(arcRadius, start), point(arcRadius, start + radians(sweep))].map(at)
  return `M${ends[0]}A${arcRadius} ${arcRadius} 0 ${large} 1 ${ends[1]}`
}

/** The middle of a slice, where its icon and name stand. */
export function sliceMiddle(index: number, count: number) {
  return point(labelRadius, radians(span(index, count).from + span(index, count).width / 2))
}

/** The step outwards that a slice takes under the pointer. */
export function sliceLift(index: number, count: number, distance = 9) {
  const angle = radians(span(index, count).from + span(index, count).width / 2)
  return { x: rounded(Math.cos(angle) * distance), y: rounded(Math.sin(angle) * distance) }
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The slice that a key leads to; undefined for a key that the wheel leaves alone. */
export function sliceAfterKey(key: string, index: number, count: number) {
  return steps[key]?.(index, count)
}
