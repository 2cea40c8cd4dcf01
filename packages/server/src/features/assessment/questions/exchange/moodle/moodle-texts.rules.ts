import { languages, type Language, type LocalText } from '@oktant/contract/http/http.ts'
import { inLanguage } from '../formats.rules.ts'
import { decoded, type XmlNode } from './xml.rules.ts'

export const childrenOf = (node: XmlNode | undefined, name: string) =>
  node?.children.filter((child) => child.name === name) ?? []
const at = (node: XmlNode | undefined, path: readonly string[]) =>
  path.reduce<XmlNode | undefined>((inner, name) => childrenOf(inner, name)[0], node)
export const wordsAt = (node: XmlNode | undefined, ...path: string[]): string => at(node, path)?.text ?? ''

/** The signs that older editors write by their names in HTML. */
const signs =
  'auml ä ouml ö uuml ü Auml Ä Ouml Ö Uuml Ü szlig ß eacute é egrave è agrave à ccedil ç ' +
  'ndash – mdash — hellip … bdquo „ ldquo “ rdquo ” lsquo ‘ rsquo ’ laquo « raquo » ' +
  'euro € deg ° times × divide ÷ le ≤ ge ≥ rarr →'
const named = new Map(
  [...signs.matchAll(/(\w+) (\S)/gu)].map(([, name = '', sign = '']) => [name, sign] as const),
).set('nbsp', ' ')

/** A text without its markup: paragraphs become lines. */
export const plain = (html: string) =>
  decoded(
    html
      .replace(/!\[[^[\]]*\]\(@@PLUGINFILE@@[^()]*\)/g, '')
      .replace(/<br\s*\/?>|<\/p>|<\/div>|<\/li>/gi, '\n')
      .replace(/<\/?[a-z][^<>]*>/gi, '')
      .replace(/&(\w+);/g, (whole, name: string) => named.get(name) ?? whole),
  ).trim()

// NOTE: one ends where the next begins, so that no beginning without an end looks through all that follows.
const spoken =
  /<span\b(?=[^<>]*\bmultilang\b)[^<>]*\blang="([a-z]{2})[^"<>]*"[^<>]*>((?:(?!<span\b[^<>]*\bmultilang\b)[\s\S])*?)<\/span>/gi

/** What a text says in one language, where it says each part in several. */
const only = (html: string, language: Language) =>
  html.replace(spoken, (_, of: string, words: string) => (of.toLowerCase() === language ? words : ''))

const isSpoken = (html: string, language: Language) =>
  [...html.matchAll(spoken)].some(([, of]) => of?.toLowerCase() === language)

/** The text of an element, in both languages where it says it in both. */
export function textAt(node: XmlNode | undefined, language: Language, ...path: string[]): LocalText {
  const holder = at(node, path)
  const text = wordsAt(holder, 'text')
  // NOTE: whatever looks like markup in it is meant as it stands.
  if (holder?.attributes.get('format') === 'plain_text') return inLanguage(language, text)
  if (!languages.some((one) => isSpoken(text, one))) return inLanguage(language, plain(text))
  return { en: plain(only(text, 'en')), de: plain(only(text, 'de')) }
}

const formatted = [
  'questiontext',
  'answer',
  'subquestion',
  'correctfeedback',
  'incorrectfeedback',
  'generalfeedback',
  'graderinfo',
]
/** Whether the formatting of a text says more than where lines end; pictures are told apart. */
export const saysMore = (html: string) => /<(?!\/?(p|br|div|span|img)\b)[a-z]/i.test(html)

export const hasMarkup = (node: XmlNode) =>
  formatted
    .flatMap((name) => childrenOf(node, name))
    .some((holder) => holder.attributes.get('format') !== 'plain_text' && saysMore(wordsAt(holder, 'text')))
