import { runtimeModel } from '@oktant/contract/kit/constants.ts'
import type { runtimeErrors } from '@oktant/contract/kit/statuses.ts'
import { alternateNames, table, type ElementRow } from './table.ts'

export type RuntimeError = (typeof runtimeErrors)[number]
export type Keyword = '_children' | '_count' | '_version'

/** An entry that a name passes through: `cmi.objectives` at 3. */
export type ListStep = { list: string; index: number }

/** What a name stands for in the model. */
export type Element =
  | { kind: 'value'; name: string; row: ElementRow; steps: ListStep[] }
  | { kind: 'keyword'; keyword: Keyword; list: string; children: string[]; steps: ListStep[] }
  | { kind: 'parent'; steps: ListStep[] }
  | { kind: 'fault'; code: RuntimeError }

type Node = { children: Map<string, Node>; row?: ElementRow }

const keywords: readonly string[] = ['_children', '_count', '_version'] satisfies Keyword[]
const isKeyword = (word: string): word is Keyword => keywords.includes(word)
const emptyNode = (): Node => ({ children: new Map() })
const root = table.reduce(grow, emptyNode())

function grow(tree: Node, row: ElementRow) {
  let node = tree
  for (const part of row.element.split('.')) {
    const next = node.children.get(part) ?? emptyNode()
    node.children.set(part, next)
    node = next
  }
  node.row = row
  return tree
}

const fault = (code: RuntimeError): Element => ({ kind: 'fault', code })
const isList = (node: Node) => node.children.has('n')
const childrenOf = (node: Node) => [...(node.children.get('n') ?? node).children.keys()]

function indexOf(part: string) {
  const index = /^\d+$/.test(part) ? Number(part) : Infinity
  return index < runtimeModel.integer.max ? index : undefined
}

/** Reads a name as a package gives it: which element it is, through which entries, or what is wrong with it. */
export function readElement(name: string): Element {
  const parts = (alternateNames.get(name) ?? name).split('.')
  if (parts.some((part) => part === '' || /\s/.test(part))) return fault(201)
  const steps: ListStep[] = []
  const path: string[] = []
  let node = root
  for (const part of parts) {
    if (isKeyword(part)) return readKeyword(node, part, path, steps, parts.length)
    const index = isList(node) ? indexOf(part) : undefined
    if (isList(node) && index === undefined) return fault(201)
    if (index !== undefined) steps.push({ list: path.join('.'), index })
    const next = node.children.get(index === undefined ? part : 'n')
    if (!next) return fault(401)
    path.push(index === undefined ? part : String(index))
    node = next
  }
  return node.row ? { kind: 'value', name: path.join('.'), row: node.row, steps } : { kind: 'parent', steps }
}

function readKeyword(node: Node, keyword: Keyword, path: string[], steps: ListStep[], length: number) {
  if (path.length + 1 !== length || path.length === 0) return fault(401)
  if (keyword === '_version' && path.length > 1) return fault(401)
  const children = node.row ? [] : childrenOf(node)
  return { kind: 'keyword', keyword, list: isList(node) ? path.join('.') : '', children, steps } as const
}
