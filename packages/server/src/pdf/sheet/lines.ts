export type Face = 'text' | 'strong' | 'title'
/** How wide a text is, in points. */
export type Measure = (face: Face, size: number, text: string) => number

/** Breaks a text into lines; a word that is wider than a line is broken too. */
export function linesOf(text: string, width: number, measure: (text: string) => number) {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = ''
    for (const letter of word) {
      if (line && measure(line + letter) > width) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return line ? [...lines, line] : lines
}

/** The same lines, each about as wide as the others, so that no word is left alone on the last one. */
export function evenLines(text: string, width: number, measure: (text: string) => number) {
  const lines = linesOf(text, width, measure)
  let [least, most] = [width / 2, width]
  while (most - least > 1) {
    const tried = (least + most) / 2
    if (linesOf(text, tried, measure).length > lines.length) least = tried
    else most = tried
  }
  const even = linesOf(text, most, measure)
  const words = new Set(text.split(/\s+/))
  // NOTE: a word that is whole in a wide line stays whole.
  return even.every((line) => line.split(' ').every((word) => words.has(word))) ? even : lines
}

/** What is smaller than this is not read on paper. */
const smallest = 8.5
const sizesOfTwo = [8.5, 8, 7.5, 7, 6.5, 6]

type Room = { face: Face; size: number; width: number }

/** A text in one line, or in two where one would be too small to read. */
export function readable(text: string, { face, size, width }: Room, measure: Measure) {
  if (!text) return { size, lines: [] }
  const alone = Math.min(size, (size * width) / Math.max(1, measure(face, size, text)))
  if (alone >= smallest) return { size: alone, lines: [text] }
  const tried = sizesOfTwo.map((points) => ({
    size: points,
    lines: linesOf(text, width, (part) => measure(face, points, part)),
  }))
  return tried.find(({ lines }) => lines.length <= 2) ?? { size: alone, lines: [text] }
}
