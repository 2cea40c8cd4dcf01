import type { Kpa } from '@oktant/contract/development/kpas.ts'

type Node = Pick<Kpa, 'id' | 'parentId'>

/** A line of the tree: how deep it stands, and whether anything stands below it. */
export type Line<N> = { node: N; depth: number; hasChildren: boolean }

/** The tree line by line, in the order in which the server lists areas; what is closed shows nothing below. */
export function linesOf<N extends Node>(nodes: readonly N[], closed: ReadonlySet<number>): Line<N>[] {
  const known = new Set(nodes.map(({ id }) => id))
  const below = (id: number | null) =>
    nodes.filter(({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null) === id)
  const walk = (id: number | null, depth: number): Line<N>[] =>
    below(id).flatMap((node) => [
      { node, depth, hasChildren: below(node.id).length > 0 },
      ...(closed.has(node.id) ? [] : walk(node.id, depth + 1)),
    ])
  return walk(null, 0)
}

/** The areas below which one can stand: none of its own branch, and none in the archive. */
export function placesFor<N extends Node & Pick<Kpa, 'isArchived'>>(nodes: readonly N[], id: number) {
  const open = nodes.filter(({ isArchived }) => !isArchived)
  return linesOf(open, new Set()).filter(({ node }) => !isBelow(open, node.id, id))
}

function isBelow(nodes: readonly Node[], id: number, above: number) {
  const parents = new Map(nodes.map((node) => [node.id, node.parentId]))
  const seen = new Set<number>()
  for (let at: number | null = id; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === above) return true
    seen.add(at)
  }
  return false
}

/** Where a key of a tree leads from a line: to another one, or to open or close this one. */
export type Step = { to: number } | { open: number } | { close: number } | null

export function stepOf(
  lines: readonly Line<Node>[],
  at: number,
  key: string,
  closed: ReadonlySet<number>,
): Step {
  const line = lines[at]
  if (!line) return null
  const { id } = line.node
  const isOpen = line.hasChildren && !closed.has(id)
  const near = (place: number) => (lines[place] ? { to: place } : null)
  if (key === 'ArrowDown') return near(at + 1)
  if (key === 'ArrowUp') return near(at - 1)
  if (key === 'Home') return near(0)
  if (key === 'End') return near(lines.length - 1)
  if (key === 'ArrowRight') return isOpen ? near(at + 1) : line.hasChildren ? { open: id } : null
  if (key !== 'ArrowLeft') return null
  if (isOpen) return { close: id }
  const above = lines.slice(0, at).findLastIndex(({ depth }) => depth < line.depth)
  return near(above)
}
