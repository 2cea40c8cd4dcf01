import type { Plugin } from 'vite'

/** What of a call's entry the server alone reads: how it is checked, answered and described. */
const ofServer = new Set([
  'body',
  'bodyBytes',
  'errors',
  'limit',
  'params',
  'repeats',
  'reply',
  'summary',
  'tokens',
  'transaction',
])

type SyntaxNode = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value

function nodesIn(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap(nodesIn)]
}

const nameOf = (node: unknown) => (isNode(node) && 'name' in node ? String(node.name) : '')

/** What an entry, `endpoint({ … })`, says to the server alone. */
const unreadParts = (calls: readonly SyntaxNode[]) =>
  calls
    .filter(({ callee }) => nameOf(callee) === 'endpoint')
    .flatMap(({ arguments: given }) => (Array.isArray(given) && isNode(given[0]) ? given[0].properties : []))
    .filter(isNode)
    .filter(({ key }) => ofServer.has(nameOf(key)))

/** The code without those parts, and each call marked as one that nothing but its result is wanted of. */
export function withoutServersParts(code: string, program: unknown) {
  const calls = nodesIn(program).filter(({ type }) => type === 'CallExpression')
  const parts = unreadParts(calls)
  const isLeft = ({ start }: SyntaxNode) => !parts.some((part) => start >= part.start && start < part.end)
  const cuts = parts.map(({ start, end }) => ({ start, end: code[end] === ',' ? end + 1 : end, text: '' }))
  const starts = new Set(calls.filter(isLeft).map(({ start }) => start))
  const marks = [...starts].map((start) => ({ start, end: start, text: '/* @__PURE__ */ ' }))
  return [...cuts, ...marks]
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code)
}

/**
 * Leaves out of the built application what of the contract only the server reads, and the shapes that nothing else
 * names. The contract is plain data (decision 0010), so that a call in it does nothing but make its result.
 */
export function leaveServersParts(): Plugin {
  return {
    name: 'oktant:leave-servers-parts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /packages[\\/]contract[\\/]src[\\/].*\.ts$/ },
      handler(code) {
        return { code: withoutServersParts(code, this.parse(code)), map: null }
      },
    },
  }
}
