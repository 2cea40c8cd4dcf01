import sanitizeHtml from 'sanitize-html'

const blocks = ['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'ul', 'ol', 'li', 'dl', 'dt', 'dd']
const marks = ['code', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'abbr', 'a']
const figures = ['img', 'figure', 'figcaption']
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']

const harmless: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, ...marks, ...figures, ...tables],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    abbr: ['title'],
  },
  allowedSchemes: ['https', 'mailto'],
  // NOTE: a picture is carried in the text itself; one from elsewhere would tell its host who reads it.
  allowedSchemesByTag: { img: ['data'] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !String(attribs.src).startsWith('data:image/png;base64,'),
  transformTags: { h1: 'h2' },
  // NOTE: deeper than any text of a person, and far below what would cost the parser its stack.
  nestingLimit: 50,
}

const cleaned = (html: string) => sanitizeHtml(html, harmless).trim()

/**
 * Rich text without anything that runs, loads from elsewhere or leaves its place. Of tags that were torn apart some come out
 * nested as no browser nests them, and would be read differently the next time: they are read again until nothing changes.
 */
export function safeHtml(html: string) {
  let [before, now] = [html, cleaned(html)]
  for (let round = 0; now !== before && round < 4; round += 1) [before, now] = [now, cleaned(now)]
  return now
}
