import type { Review } from '@oktant/contract/development/reviews/review-shapes.ts'
import type { Sight, VersionKind } from '../reviews.rules.ts'

type Version = { kind: VersionKind }

/** Which were replaced since, of those whose part one sees: what stands now is read in the review itself. */
export const earlierVersions = <V extends Version>(versions: readonly V[], sight: Sight): V[] =>
  versions.filter(
    (one, place) =>
      sight[one.kind] !== 'none' && versions.slice(place + 1).some(({ kind }) => kind === one.kind),
  )

type Worded = { id: number; title: string; text: string; date: string; kpa: string; weight: number | null }
type Objectives<O extends Worded> = { past: readonly O[]; future: readonly O[] }

/** The future objectives as they were handed in with these values; one that was taken out since is there again. */
export function futureAsOf<O extends Worded>(
  { past, future }: Objectives<O>,
  values: Record<string, string>,
) {
  const ids = new Set(
    Object.keys(values).flatMap((field) => /^objective\.(\d+)\.title$/.exec(field)?.[1] ?? []),
  )
  const [like] = [...future, ...past]
  if (ids.size === 0 || !like) return [...future]
  return [...ids].map((id): O => {
    const known = future.find((one) => one.id === Number(id)) ?? { ...like, id: Number(id) }
    const said = (name: string) => values[`objective.${id}.${name}`] ?? ''
    const weight = said('weight')
    return {
      ...known,
      title: said('title'),
      text: said('text'),
      date: said('date'),
      kpa: said('kpa'),
      weight: weight === '' ? null : Number(weight),
    }
  })
}

/** Nothing can be done with what was replaced. */
export const readOnly = (can: Review['can']): Review['can'] => ({
  ...can,
  write: [],
  addObjective: false,
  submit: false,
  proposeMark: false,
  holdMeeting: false,
  accept: false,
  reject: false,
  attach: false,
  print: false,
  reopen: false,
  giveAway: false,
  close: false,
  remind: false,
})
