import type { LocalText } from '@oktant/contract/http/http.ts'
import { kpaLimits } from '@oktant/contract/kit/development-limits.ts'

type Node = { id: number; parentId: number | null }

const childrenOf = <N extends Node>(nodes: readonly N[]) => {
  const found = new Map<number | null, N[]>()
  for (const node of nodes) found.set(node.parentId, [...(found.get(node.parentId) ?? []), node])
  return found
}

/** The numbers of an area and of all below it. */
export function branchOf(nodes: readonly Node[], id: number): Set<number> {
  const children = childrenOf(nodes)
  const branch = new Set([id])
  // NOTE: a set is walked through what is added to it meanwhile.
  for (const one of branch) for (const child of children.get(one) ?? []) branch.add(child.id)
  return branch
}

/** How many areas stand above an area, itself counted; a circle ends where it closes. */
export function depthOf(nodes: readonly Node[], id: number | null): number {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const seen = new Set<number>()
  for (let at = id; at !== null && !seen.has(at); at = byId.get(at)?.parentId ?? null) seen.add(at)
  return seen.size
}

/** How many areas stand below one another from here on, itself counted. */
export function heightOf(nodes: readonly Node[], id: number): number {
  const branch = branchOf(nodes, id)
  const above = depthOf(nodes, id)
  return Math.max(...[...branch].map((one) => depthOf(nodes, one))) - above + 1
}

/** Why an area cannot stand there, if it cannot. */
export function refusalOfPlace(
  nodes: readonly (Node & { archivedAt: Date | null })[],
  id: number | null,
  parentId: number | null,
) {
  if (parentId !== null && nodes.find((node) => node.id === parentId)?.archivedAt) return 'kpa_archived'
  if (id !== null && parentId !== null && branchOf(nodes, id).has(parentId)) return 'kpa_circle'
  const height = id === null ? 1 : heightOf(nodes, id)
  return depthOf(nodes, parentId) + height > kpaLimits.depth ? 'kpa_too_deep' : null
}

type Named = Node & { name: LocalText }
const nameOf = ({ name }: Named, language: 'en' | 'de') => name[language] || name.en || name.de

/** The tree line by line: each area below the one above it, with its depth, by name. */
export function inOrder<N extends Named>(nodes: readonly N[], language: 'en' | 'de') {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const children = childrenOf(nodes)
  const known = new Set(nodes.map(({ id }) => id))
  const lines: { node: N; depth: number }[] = []
  const walk = (level: readonly N[], depth: number) => {
    for (const node of [...level].sort((one, other) =>
      compare(nameOf(one, language), nameOf(other, language)),
    )) {
      lines.push({ node, depth })
      walk(children.get(node.id) ?? [], depth + 1)
    }
  }
  walk(
    nodes.filter(({ parentId }) => parentId === null || !known.has(parentId)),
    0,
  )
  return lines
}
