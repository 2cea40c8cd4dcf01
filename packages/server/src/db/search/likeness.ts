import { plannerSettings } from '../engine/db.ts'

// NOTE: from where on two words are nearly the same is said once, for the database and for here.
const leastOfPart = Number(plannerSettings['pg_trgm.word_similarity_threshold'])
const leastOfWhole = Number(plannerSettings['pg_trgm.similarity_threshold'])

/** The letters of a text taken by three, in their order; a word begins with two spaces and ends with one. */
function threesOf(text: string) {
  const threes: string[] = []
  for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const letters = [' ', ' ', ...word, ' ']
    for (let at = 0; at + 2 < letters.length; at += 1) threes.push(letters.slice(at, at + 3).join(''))
  }
  return threes
}

/** Of what either has, how much both have. */
const share = (both: number, one: number, other: number) => both / (one + other - both)

/** How much a text is like the part of a word that is most like it. */
function likenessOfPart(typed: ReadonlySet<string>, threes: readonly string[]) {
  let best = 0
  for (const [from, first] of threes.entries()) {
    if (!typed.has(first)) continue
    const part = new Set<string>()
    let both = 0
    for (let to = from; to < threes.length; to += 1) {
      const three = threes[to] ?? ''
      if (part.has(three)) continue
      part.add(three)
      if (typed.has(three)) both += 1
      best = Math.max(best, share(both, typed.size, part.size))
    }
  }
  return best
}

type Known = { word: string; threes: readonly string[]; size: number }

/**
 * Finds the words that are nearly what was typed, the nearest first: by a part of theirs, or as wholes. As the database does
 * it with its trigrams, which takes it twenty times as long.
 */
export function likenessAmong(words: readonly string[], most: number): (typed: string) => string[] {
  const all = [...new Set(words)].map((word): Known => {
    const threes = threesOf(word)
    return { word, threes, size: new Set(threes).size }
  })
  const holding = new Map<string, Known[]>()
  for (const known of all)
    for (const three of new Set(known.threes)) {
      const others = holding.get(three)
      if (others) others.push(known)
      else holding.set(three, [known])
    }
  return (text) => {
    const typed = new Set(threesOf(text))
    const shared = new Map<Known, number>()
    for (const three of typed)
      for (const known of holding.get(three) ?? []) shared.set(known, (shared.get(known) ?? 0) + 1)
    const alike: { word: string; nearness: number }[] = []
    for (const [{ word, threes, size }, both] of shared) {
      // NOTE: neither way is more of it than this.
      if (both < Math.min(leastOfPart, leastOfWhole) * typed.size) continue
      const [part, whole] = [likenessOfPart(typed, threes), share(both, typed.size, size)]
      if (part >= leastOfPart || whole >= leastOfWhole)
        alike.push({
          word,
          nearness: Math.max(part >= leastOfPart ? part : 0, whole >= leastOfWhole ? whole : 0),
        })
    }
    return alike
      .sort((one, other) => other.nearness - one.nearness || (one.word < other.word ? -1 : 1))
      .slice(0, most)
      .map(({ word }) => word)
  }
}
