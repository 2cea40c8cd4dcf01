/** Who leads whom, by number; whoever comes around to themselves is led in a ring. */
export type Edges = ReadonlyMap<number, number>

/** All who stand in a ring. Each is looked at once, however deep the lines are. */
export function inRings(edges: Edges): Set<number> {
  const rings = new Set<number>()
  const done = new Set<number>()
  for (const start of edges.keys()) {
    const way = new Set<number>()
    let at: number | undefined = start
    while (at !== undefined && !done.has(at) && !way.has(at)) {
      way.add(at)
      at = edges.get(at)
    }
    if (at !== undefined && way.has(at)) addRing(edges, at, rings)
    for (const one of way) done.add(one)
  }
  return rings
}

function addRing(edges: Edges, from: number, rings: Set<number>) {
  let at: number | undefined = from
  while (at !== undefined && !rings.has(at)) {
    rings.add(at)
    at = edges.get(at)
  }
}
