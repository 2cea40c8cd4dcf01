import colours from './tones.module.css'

export const tones = [
  'strategy',
  'product',
  'production',
  'marketing',
  'finance',
  'systems',
  'communication',
  'individual',
] as const
/** One of the eight colours that the product keeps for its segments. */
export type Tone = (typeof tones)[number]

/** The class that hands a segment's colours, `--segment…`, to what is inside. */
export const toneClass = (tone: Tone, ...more: (string | undefined)[]) =>
  [colours.segment, colours[tone], ...more].filter(Boolean).join(' ')

/** The colour of what stands in no segment: always the same one for the same thing. */
export const toneOf = (key: Tone | null | undefined, id: number): Tone =>
  key ?? tones[id % tones.length] ?? 'strategy'
