const [quote, backslash, opening, closing] = ['"', '\\', '{', '}'].map((sign) => sign.charCodeAt(0))
const colon = /\s*:/y

/**
 * The first key that one object of a JSON text has twice; whoever parses the text sees the last one alone. NOTE: sign by
 * sign, as a pattern for strings runs out of stack where somebody sends one of millions of signs.
 */
export function keyNamedTwice(text: string): string | null {
  const open: Set<string>[] = []
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === opening) open.push(new Set())
    else if (sign === closing) open.pop()
    else if (sign === quote) {
      const end = endOfString(text, at + 1)
      const key = keyBetween(text, at + 1, end)
      if (key !== null && open.at(-1)?.has(key)) return key
      if (key !== null) open.at(-1)?.add(key)
      at = end
    }
  }
  return null
}

/** Where the string that begins here has its closing quote. */
function endOfString(text: string, from: number) {
  let at = from
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1
  return at
}

/** The string as it is meant, where a colon follows. */
function keyBetween(text: string, from: number, end: number) {
  colon.lastIndex = end + 1
  if (!colon.test(text)) return null
  const said = text.slice(from, end)
  return said.includes('\\') ? String(JSON.parse(`"${said}"`)) : said
}
