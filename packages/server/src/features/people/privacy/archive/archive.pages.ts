import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Language } from '@oktant/contract/http/http.ts'
import type { Row } from '../../../../db/engine/db.ts'
import type { PersonalPart } from '../../../../db/query/personal.ts'
import { safeCells } from '../../../../http/answer/csv.ts'
import { filledIn } from '../../../../words/words.rules.ts'
import { changeText } from '../../../organisation/audit/audit.ts'
import { type ArchiveCodes, archiveWord } from './archive.codes.ts'
import { escaped, plain, shown } from './archive.rules.ts'
import { archiveTexts, columnWords } from './archive.words.ts'

export type Reader = { language: Language; timezone: string; name: string; company: string }
type Rows = AsyncIterable<Row>
type Counted = { part: PersonalPart; count: number }

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#191b2e;background:#fff}' +
  'table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #e4dfd3;padding:.4rem .6rem;text-align:left;' +
  'vertical-align:top;overflow-wrap:anywhere}th{color:#565c70}a{color:#3d3da3}img{max-width:12rem;border-radius:1rem}'

const headOf = (language: Language, title: string) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escaped(title)}</title><style>${style}</style><h1>${escaped(title)}</h1>`

const row = (cells: readonly string[], tag: 'td' | 'th') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`

/** One array of objects. */
export async function* jsonOf(rows: Rows) {
  let before = '[\n'
  for await (const values of rows) {
    const fields = Object.entries(values).map(([name, value]) => [name, plain(name, value)])
    yield `${before}${JSON.stringify(Object.fromEntries(fields))}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** Lines with a heading; a cell never begins a formula. */
export function csvOf(rows: Rows): AsyncIterable<Uint8Array> {
  const lines = stringify({ header: true, ...safeCells, bom: true })
  async function* cells() {
    for await (const values of rows)
      yield Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, cell(plain(name, value))]),
      )
  }
  // NOTE: what fails in between is thrown to whoever reads the lines.
  return pipeline(Readable.from(cells()), lines, () => {})
}

const cell = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? '')

type Says = Parameters<typeof shown>[2] & { codes: ArchiveCodes }

/** As its owner reads it: words for codes, and what was changed field by field. */
function cellText(part: PersonalPart, name: string, value: unknown, says: Says) {
  if (part.changesOf && isValues(value)) return changeText(part.changesOf, value, says)
  return archiveWord(says.codes, `${part.name} ${name}`, value)?.[says.language] ?? shown(name, value, says)
}

const isValues = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !Array.isArray(value)

/** A table to read in any browser. */
export async function* htmlOf(part: PersonalPart, rows: Rows, reader: Reader, codes: ArchiveCodes) {
  const { language } = reader
  const { yes, no, back, none } = archiveTexts[language]
  const says = { ...reader, codes, yes, no }
  yield headOf(language, part.title[language])
  yield `<p><a href="../index.html">${escaped(back)}</a></p>`
  let isFirst = true
  for await (const values of rows) {
    const names = Object.keys(values)
    if (isFirst)
      yield `<table>${row(
        names.map((name) => escaped(columnWords[name]?.[language] ?? name)),
        'th',
      )}`
    isFirst = false
    yield row(
      names.map((name) => escaped(cellText(part, name, values[name], says))),
      'td',
    )
  }
  yield isFirst ? `<p>${escaped(none)}</p>` : '</table>'
}

/** The page that one opens first. */
export async function* indexOf(parts: readonly Counted[], reader: Reader, photo: string | null, at: Date) {
  const { language, timezone, name, company } = reader
  const date = shown('at', at, { language, timezone, yes: '', no: '' })
  const texts = archiveTexts[language]
  const lead = filledIn(texts.lead, { company, name, date })
  yield headOf(language, texts.title)
  yield `<p>${escaped(lead)}</p>`
  if (photo) yield `<p><img src="${photo}" alt="${escaped(texts.photo)}"></p>`
  yield `<table>${row([texts.part, texts.rows, 'CSV', 'JSON'].map(escaped), 'th')}`
  for (const { part, count } of parts) {
    const link = `<a href="html/${part.name}.html">${escaped(part.title[language])}</a>`
    const files = ['csv', 'json'].map(
      (kind) => `<a href="${kind}/${part.name}.${kind}">${kind.toUpperCase()}</a>`,
    )
    yield row([link, String(count), ...files], 'td')
  }
  yield '</table>'
}
