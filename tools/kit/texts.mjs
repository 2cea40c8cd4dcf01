import { readFileSync } from 'node:fs'

/** @typedef {Record<string, string>} Texts */

/**
 * Words that are the same in both languages.
 * NOTE: only what a person has looked at; anything else that is equal in both counts as forgotten.
 */
const sameInBoth = new Set([
  'Administration',
  'Agenda',
  'App',
  'Chat',
  'Deutsch',
  'E-Mail',
  'Element',
  'English',
  'Export',
  'Fax',
  'Feedback',
  'Import',
  'In',
  'Link',
  'Logo',
  'Median',
  'Name',
  'Oktant',
  'Person',
  'Port',
  'Region',
  'STARTTLS',
  'Segment',
  'Status',
  'TLS',
  'Text',
  'Unicode (UTF-16)',
  'Unicode (UTF-8)',
  'Webinar',
])

/** Who stands in examples, and what; each row of them shows one language. */
const samples = new Set([
  'Accountant',
  'Buchhaltung',
  'Mia',
  'Mia Naidoo',
  'Naidoo',
  'Robin Meyer',
  'Team lead',
  'Teamleitung',
  'emmy.noether@example.org',
  'mia.naidoo',
])

const placeholders = (/** @type {string} */ text) =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(', ')

const isWord = (/** @type {string} */ text) => /\p{L}{2}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''))
const informal = /\b(du|dir|dich|dein|deine[mnrs]?)\b/i

/** What is wrong with the German file beside the English one, each as a line. */
export function compareTexts(/** @type {Texts} */ english, /** @type {Texts} */ german) {
  const missing = Object.keys(english).filter((key) => !(key in german))
  const extra = Object.keys(german).filter((key) => !(key in english))
  const both = Object.keys(english).filter((key) => key in german)
  const text = (/** @type {string} */ key) => ({ en: english[key] ?? '', de: german[key] ?? '' })
  const untranslated = both.filter((key) => {
    const { en, de } = text(key)
    return en === de && isWord(en) && !sameInBoth.has(en) && !samples.has(en)
  })
  const differing = both.filter((key) => placeholders(text(key).en) !== placeholders(text(key).de))
  return [
    ...missing.map((key) => `${key}: no German`),
    ...extra.map((key) => `${key}: no English`),
    ...untranslated.map((key) => `${key}: not translated (“${english[key]}”)`),
    ...differing.map(
      (key) =>
        `${key}: {{${placeholders(text(key).en)}}} in English, {{${placeholders(text(key).de)}}} in German`,
    ),
    ...both.filter((key) => informal.test(text(key).de)).map((key) => `${key}: not in “Sie”`),
    ...both.filter((key) => !text(key).en.trim() || !text(key).de.trim()).map((key) => `${key}: empty`),
  ]
}

/** What a person counts or measures, behind which a line must not break. */
const units = String.raw`(?:%|(?:[kMG]B|min|Min\.|Std\.|h|s|ms|[Pp]ixels?)(?!\p{L}))`
const number = String.raw`(?:\d|\}\})`

/** @type {{ why: string, in?: 'en' | 'de', pattern: RegExp }[]} */
const signRules = [
  { why: 'a straight quotation mark or apostrophe', pattern: /['"]/ },
  { why: 'three dots that are not one sign', pattern: /\.\.\./ },
  { why: 'two spaces', pattern: / {2}/ },
  { why: 'an exclamation mark', pattern: /!/ },
  { why: 'a plural in brackets', pattern: /\p{L}\((?:s|es|n|en|e|in|innen)\)/u },
  { why: 'a space before a unit at which a line can break', pattern: new RegExp(`${number} ${units}`, 'u') },
  { why: 'a percent sign that stands off its number', in: 'en', pattern: new RegExp(`${number}\\u00a0%`) },
  { why: 'a percent sign without a space', in: 'de', pattern: new RegExp(`${number}%`) },
  { why: 'quotation marks of German', in: 'en', pattern: /„/ },
  { why: 'quotation marks of English', in: 'de', pattern: /”|(?:^|[\s(])“[\p{L}{]/u },
]

/**
 * Sentences whose signs the specification prints.
 * NOTE: they are held, letter by letter, by the list in packages/contract/test/messages.tsv.
 */
const printed = new Set(['Please submit all questions before proceeding...'])

/** Which signs of one language are not set as they should be, each as a line. */
export function compareSigns(/** @type {Texts} */ texts, /** @type {'en' | 'de'} */ language) {
  return Object.entries(texts)
    .filter(([, text]) => !printed.has(text))
    .flatMap(([key, text]) =>
      signRules
        .filter((rule) => (rule.in ?? language) === language && rule.pattern.test(text))
        .map(({ why }) => `${key}: ${why}`),
    )
}

/** Which words for a count lack their singular or plural. */
export function comparePlurals(/** @type {Texts} */ texts) {
  return Object.keys(texts).flatMap((key) => {
    const [, bare, form] = /^(.*)_(one|other)$/.exec(key) ?? []
    const lacking = `${bare}_${form === 'one' ? 'other' : 'one'}`
    return form && !(lacking in texts) ? [`${key}: without ${lacking}`] : []
  })
}

/** The words of mistakes are sentences, and end like them, unless the specification prints one without its end. */
export function compareEnds(
  /** @type {Texts} */ english,
  /** @type {Texts} */ german,
  /** @type {string[]} */ bound,
) {
  const isBound = (/** @type {string} */ text) => bound.includes(text.replace('{{value}}', '%s'))
  return Object.keys(english)
    .filter((key) => !isBound(english[key] ?? ''))
    .flatMap((key) => [english[key], german[key]].filter((text) => !/[.?:…)]$/.test(text ?? '')))
    .map((text) => `“${text}”: does not end like a sentence`)
}

/** Are the keys in their order, and one word wide? */
export function compareOrder(/** @type {Texts} */ texts) {
  const keys = Object.keys(texts)
  const sorted = keys.toSorted((a, b) => (a < b ? -1 : 1))
  const first = keys.find((key, place) => key !== sorted[place])
  return first ? [`${first}: the keys are not sorted`] : []
}

/** Every piece of text in a program that could be a key: whole literals, and what stands around `${…}`. */
export function keysIn(/** @type {string} */ code) {
  const whole = [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, a, b]) => a ?? b ?? '')
  const templates = [...code.matchAll(/`([^`\n]*)`/g)].map(([, text]) => text ?? '')
  return {
    whole: [...whole, ...templates.filter((text) => !text.includes('${'))],
    patterns: templates
      .filter((text) => /\$\{[^}]*\}/.test(text) && /\w\.|\.\w|\w:/.test(text))
      .map((text) => text.split(/\$\{[^}]*\}/)),
  }
}

/** Is a key of a namespace asked for anywhere in the program? */
export function isUsed(
  /** @type {{ whole: Set<string>, patterns: string[][] }} */ { whole, patterns },
  /** @type {string} */ namespace,
  /** @type {string} */ key,
) {
  const bare = key.replace(/_(zero|one|two|few|many|other)$/, '')
  const names = [key, bare, `${namespace}:${key}`, `${namespace}:${bare}`]
  return names.some((name) => whole.has(name) || patterns.some((parts) => fits(parts, name)))
}

function fits(/** @type {string[]} */ parts, /** @type {string} */ name) {
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  // NOTE: `${a}` alone, or a gap at the beginning, would fit every key.
  return first.length > 1 && name.length > first.length && name.startsWith(first) && name.endsWith(last)
}

/** @returns {Texts} */
export const readTexts = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * The texts of a file of the server, by the whole of their names; its gaps are written as the browser's are, to be held by the
 * same rules.
 * @returns {Texts}
 */
export const readTree = (/** @type {string} */ file) =>
  Object.fromEntries(
    leavesOf(JSON.parse(readFileSync(file, 'utf8'))).map(([name, text]) => [
      name,
      text.replaceAll(/\{(\w+)\}/g, '{{$1}}'),
    ]),
  )

/** @returns {[string, string][]} */
const leavesOf = (/** @type {object} */ tree) =>
  Object.entries(tree).flatMap(([name, part]) =>
    typeof part === 'string'
      ? [[name, part]]
      : leavesOf(part).map(([rest, text]) => /** @type {[string, string]} */ ([`${name}.${rest}`, text])),
  )
