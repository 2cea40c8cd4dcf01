import { parseSync } from 'vite'

/** @typedef {ReturnType<typeof JSON.parse>} Node as the parser makes it */

/**
 * The lines of a program on which `en` and `de` stand side by side and say something themselves.
 * @param {string} file
 * @param {string} code
 * @returns {number[]}
 */
export function sentencesIn(file, code) {
  /** @type {number[]} */
  const lines = []
  const visit = (/** @type {Node} */ node) => {
    if (saysItself(node)) lines.push(code.slice(0, node.start).split('\n').length)
    else childrenOf(node).forEach(visit)
  }
  if (/\bde\b/.test(code)) visit(parseSync(file, code).program)
  return lines
}

const childrenOf = (/** @type {Node} */ node) =>
  Object.values(node)
    .flat()
    .filter((/** @type {Node} */ one) => typeof one?.type === 'string')

function saysItself(/** @type {Node} */ node) {
  if (node.type !== 'ObjectExpression') return false
  const values = ['en', 'de'].map((language) =>
    node.properties.find((/** @type {Node} */ { key }) => key?.name === language),
  )
  return values.every((value) => value && wordsIn(value.value).some((text) => /\p{L}/u.test(text)))
}

/** @returns {string[]} */
function wordsIn(/** @type {Node} */ node) {
  if (node.type === 'Literal')
    return typeof node.value === 'string' && !isLanguage(node.value) ? [node.value] : []
  if (node.type === 'TemplateElement') return [node.value.cooked]
  // NOTE: what a word is asked for by is no word.
  return node.type === 'MemberExpression' ? [] : childrenOf(node).flatMap(wordsIn)
}

const isLanguage = (/** @type {string} */ text) => /^(?:en|de)(?:-[A-Z]{2})?$/.test(text)
