/** Time as it is handed in; `after` answers what calls it off. */
export type Clock = { now(): number; after(milliseconds: number, act: () => void): () => void }
