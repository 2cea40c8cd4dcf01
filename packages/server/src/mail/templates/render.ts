import type { Language } from '@oktant/contract/http/http.ts'
import { filledIn } from '../../words/words.rules.ts'
import { mailTexts } from '../mail.words.ts'

export type Letter = {
  subject: string
  paragraphs: string[]
  /** `isOpen`: it leads where one signs in first, so whoever reads the log may see it. */
  action?: { label: string; url: string; isOpen?: boolean }
}

/** How a company’s letters look; the picture is a part of the letter itself. */
export type LetterLook = { productName: string; fill: string; header: 'none' | 'name' | 'logo' }

export const plainLook: LetterLook = { productName: 'Oktant', fill: '#3d3da3', header: 'none' }
/** The address of the logo inside a letter. */
export const logoAddress = 'cid:logo'

/** What stands under every letter, in its language. */
const closing = { en: mailTexts.en.closing, de: mailTexts.de.closing }

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark)

/** One line without control characters, so that no text becomes a header of its own. */
// oxlint-disable-next-line no-control-regex
export const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()

const automatic = ({ productName }: LetterLook, language: Language) =>
  filledIn(closing[language].automatic, { product: oneLine(productName) })

export function renderText({ paragraphs, action }: Letter, language: Language, look = plainLook) {
  const link = action ? [`${oneLine(action.label)}:\n${safeUrl(action.url)}`] : []
  return [...paragraphs, ...link, `-- \n${automatic(look, language)}`].join('\n\n')
}

export function renderHtml({ subject, paragraphs, action }: Letter, language: Language, look = plainLook) {
  const title = escapeHtml(oneLine(subject))
  const body = paragraphs.map(block).join('')
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${title}</title></head>`,
    `<body style="${style.page}">${head(look)}<div style="${style.card}"><h1 style="${style.title}">${title}</h1>`,
    body,
    action ? button(action, language, look) : '',
    `</div><p style="${style.small}">${escapeHtml(automatic(look, language))}</p></body></html>`,
  ].join('')
}

/** What stands above: the company’s name for the product, or its logo. */
function head({ productName, header }: LetterLook) {
  const name = escapeHtml(oneLine(productName))
  if (header === 'logo')
    return `<p style="${style.head}"><img src="${logoAddress}" alt="${name}" height="40" style="${style.logo}"></p>`
  return header === 'name' ? `<p style="${style.head}">${name}</p>` : ''
}

function button({ label, url }: NonNullable<Letter['action']>, language: Language, { fill }: LetterLook) {
  const address = escapeHtml(safeUrl(url))
  return [
    `<p style="${style.text}"><a href="${address}" style="${style.button};background:${fill}">${escapeHtml(oneLine(label))}</a></p>`,
    `<p style="${style.small}">${closing[language].ifButtonFails}<br>${address}</p>`,
  ].join('')
}

const listMark = /^- /

/** A paragraph; where each of its lines begins with a dash, a list. */
function block(text: string) {
  const rows = text.split('\n')
  if (!rows.every((row) => listMark.test(row))) return `<p style="${style.text}">${lines(text)}</p>`
  const items = rows.map((row) => `<li>${escapeHtml(row.replace(listMark, ''))}</li>`).join('')
  return `<ul style="${style.text}">${items}</ul>`
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

/** Letters lead to web addresses and nowhere else. */
export function safeUrl(url: string) {
  const { protocol, href } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`A letter cannot lead to ${protocol}`)
  return href
}

// NOTE: mail programs read style attributes and little else.
const style = {
  page: 'margin:0;padding:24px;background:#f8f6f1;font-family:Figtree,Helvetica,Arial,sans-serif;color:#191b2e',
  card: 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e4dfd3;border-radius:18px',
  head: 'max-width:560px;margin:0 auto 16px;font-size:20px;font-weight:700;line-height:1.2;overflow-wrap:anywhere',
  logo: 'height:40px;max-width:240px;object-fit:contain',
  title: 'margin:0 0 16px;font-size:24px;line-height:1.2',
  text: 'margin:0 0 16px;font-size:16px;line-height:1.55;overflow-wrap:anywhere',
  button:
    'display:inline-block;padding:12px 20px;border-radius:12px;color:#ffffff;font-weight:600;text-decoration:none',
  small:
    'max-width:560px;margin:16px auto 0;font-size:13px;line-height:1.5;color:#565c70;overflow-wrap:anywhere',
}
