import { parseSync } from 'vite'

/**
 * What stands side by side in both languages, by where in it; of a word that depends on a count there are several.
 * @typedef {{ line: number, en: Record<string, string>, de: Record<string, string> }} Pair
 * @typedef {ReturnType<typeof JSON.parse>} Node as the parser makes it
 */

/**
 * What a program says in both languages, wherever `en` and `de` stand side by side.
 * @param {string} file
 * @param {string} code
 * @returns {Pair[]}
 */
export function pairsIn(file, code) {
  /** @type {Pair[]} */
  const pairs = []
  const visit = (/** @type {Node} */ node) => {
    const [en, de] = [valueOf(node, 'en'), valueOf(node, 'de')]
    if (!en || !de) return childrenOf(node).forEach(visit)
    const line = code.slice(0, node.start).split('\n').length
    pairs.push({ line, en: textsOf(en, code), de: textsOf(de, code) })
  }
  visit(parseSync(file, code).program)
  return pairs
}

const childrenOf = (/** @type {Node} */ node) =>
  Object.values(node)
    .flat()
    .filter((/** @type {Node} */ one) => typeof one?.type === 'string')

function valueOf(/** @type {Node} */ node, /** @type {string} */ name) {
  if (node.type !== 'ObjectExpression') return undefined
  const found = node.properties.find((/** @type {Node} */ { key }) => key?.name === name)
  return found?.value.type === 'Identifier' ? undefined : found?.value
}

/** The texts under a value: of an object by its keys, of anything else one after the other. */
function textsOf(/** @type {Node} */ value, /** @type {string} */ code) {
  /** @type {Record<string, string>} */
  const texts = {}
  const add = (/** @type {string} */ place, /** @type {string} */ text) => {
    const number = Object.keys(texts).filter((key) => key.startsWith(`${place}#`)).length
    texts[`${place}#${number}`] = text
  }
  const walk = (/** @type {Node} */ node, /** @type {string} */ place) => {
    if (node.type === 'Property') walk(node.value, `${place}.${node.key.name ?? node.key.value}`)
    else if (node.type === 'Literal' && typeof node.value === 'string') add(place, withBraces(node.value))
    else if (node.type === 'TemplateLiteral') add(place, wordsOf(node, code))
    // NOTE: what a word depends on, or which of several is asked for, is no word.
    else if (!compares.has(node.operator) && node.type !== 'MemberExpression')
      for (const child of childrenOf(node)) walk(child, place)
  }
  walk(value, '')
  return texts
}

const compares = new Set(['===', '!=='])

const withBraces = (/** @type {string} */ text) => text.replaceAll(/(?<!\{)\{(\w+)\}(?!\})/g, '{{$1}}')

/** A text as it would stand in a file of the browser; what is put in goes by its first name, as each language words it. */
function wordsOf(/** @type {Node} */ { quasis, expressions }, /** @type {string} */ code) {
  return quasis
    .map((/** @type {Node} */ { value }, /** @type {number} */ at) => {
      const { start, end } = expressions[at] ?? { start: 0, end: 0 }
      const [found] = /\w+/.exec(code.slice(start, end)) ?? []
      const name = found === 'en' || found === 'de' ? 'text' : found
      return name ? `${value.cooked}{{${name}}}` : value.cooked
    })
    .join('')
}
