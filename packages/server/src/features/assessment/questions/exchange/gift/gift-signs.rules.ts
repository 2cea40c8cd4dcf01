// NOTE: a letter for private use that really stands in a text is one of these signs, too; it is marked by the last of
// them, and the mark by itself.
const own = (sign: string) => String.fromCharCode(0xe000 + sign.charCodeAt(0))
const mark = '\ue080'

/** NOTE: each escaped sign is hidden first, so that what is looked for next is never found inside a text. */
export const hidden = (text: string) =>
  text.replace(/\\([\\~=#{}:n])|[\ue000-\ue080]/g, (letter, sign?: string) =>
    sign === undefined ? `${mark}${letter}` : own(sign),
  )
export const shown = (text: string) =>
  text.replace(/\ue080([\ue000-\ue080])|[\ue000-\ue07f]/g, (sign, letter?: string) => {
    if (letter !== undefined) return letter
    const escaped = String.fromCharCode(sign.charCodeAt(0) - 0xe000)
    return escaped === 'n' ? '\n' : escaped
  })

export type Block = { line: number; comments: string[]; text: string }

/** Questions stand apart by empty lines; comments and categories are lines of their own. */
export function blocksOf(file: string) {
  const blocks: (Block | { line: number; category: string })[] = []
  let now: Block = { line: 0, comments: [], text: '' }
  const end = () => {
    if (now.text) blocks.push(now)
    now = { line: 0, comments: now.text ? [] : now.comments, text: '' }
  }
  const lines = file.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  for (const [index, line] of lines.entries()) {
    const category = /^\s*\$CATEGORY:(.*)$/.exec(line)?.[1]
    if (/^\s*\/\//.test(line)) now.comments.push(line.trim().slice(2))
    else if (category !== undefined) {
      end()
      blocks.push({ line: index + 1, category: category.trim() })
    } else if (line.trim() === '') end()
    else now = { ...now, line: now.line || index + 1, text: now.text ? `${now.text}\n${line}` : line }
  }
  end()
  return blocks
}
