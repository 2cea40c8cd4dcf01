const parts = /"((?:[^"\\]|\\.)*)"(\s*:)?|[{}]/gs

/** The first key that one object of a JSON text has twice; whoever parses the text sees the last one alone. */
export function keyNamedTwice(text: string): string | null {
  const open: Set<string>[] = []
  for (const [part, said = '', colon] of text.matchAll(parts)) {
    if (part === '{') open.push(new Set())
    else if (part === '}') open.pop()
    else if (colon) {
      const key = said.includes('\\') ? String(JSON.parse(`"${said}"`)) : said
      if (open.at(-1)?.has(key)) return key
      open.at(-1)?.add(key)
    }
  }
  return null
}
