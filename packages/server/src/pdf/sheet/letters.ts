const short = (font: Buffer, at: number) => font.readUInt16BE(at)

function tableAt(font: Buffer, wanted: string) {
  for (let place = 0; place < font.readUInt16BE(4); place += 1) {
    const entry = 12 + 16 * place
    if (font.toString('latin1', entry, entry + 4) === wanted) return font.readUInt32BE(entry + 8)
  }
  return undefined
}

/** Whole planes of letters in groups (format 12). */
function groupsOf(font: Buffer, at: number): Set<number> {
  const letters = new Set<number>()
  for (let group = 0; group < font.readUInt32BE(at + 12); group += 1) {
    const entry = at + 16 + 12 * group
    const to = font.readUInt32BE(entry + 4)
    for (let letter = font.readUInt32BE(entry); letter <= to; letter += 1) letters.add(letter)
  }
  return letters
}

/** The first plane in segments (format 4); a letter that leads to the glyph 0 is none. */
function segmentsOf(font: Buffer, at: number): Set<number> {
  const letters = new Set<number>()
  const length = short(font, at + 6)
  const [ends, starts] = [at + 14, at + 16 + length]
  const [deltas, offsets] = [starts + length, starts + 2 * length]
  for (let place = 0; place < length; place += 2) {
    const [from, to] = [short(font, starts + place), short(font, ends + place)]
    const offset = short(font, offsets + place)
    for (let letter = from; letter <= to && letter < 0xffff; letter += 1) {
      const glyph = offset
        ? short(font, offsets + place + offset + 2 * (letter - from))
        : (letter + short(font, deltas + place)) & 0xffff
      if (glyph > 0) letters.add(letter)
    }
  }
  return letters
}

const readers: Partial<Record<number, typeof groupsOf>> = { 4: segmentsOf, 12: groupsOf }

/** The letters that a plain font really has. NOTE: what its package says of it names whole ranges, gaps and all. */
export function lettersOf(font: Buffer): Set<number> {
  const table = tableAt(font, 'cmap')
  if (table === undefined) return new Set()
  const all = new Set<number>()
  for (let place = 0; place < font.readUInt16BE(table + 2); place += 1) {
    const at = table + font.readUInt32BE(table + 4 + 8 * place + 4)
    const read = readers[font.readUInt16BE(at)]
    if (read) for (const letter of read(font, at)) all.add(letter)
  }
  return all
}
