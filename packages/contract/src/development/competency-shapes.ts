import { Type as t, type Static } from '@sinclair/typebox'
import { Id, orNull } from '../http/http.ts'

/** The states of a claim, in the words of the eCompetency vocabulary. */
export const declarationStates = [
  'DECLARED',
  'UNDER_REVIEW',
  'LEVEL_ONE',
  'LEVEL_TWO',
  'RETURNED',
  'ENDED',
] as const
export type DeclarationState = (typeof declarationStates)[number]
export const DeclarationState = t.Union(declarationStates.map((name) => t.Literal(name)))

/** Read as 1 and 2. */
export const competencyLevels = ['LEVEL_ONE', 'LEVEL_TWO'] as const
export type CompetencyLevel = (typeof competencyLevels)[number]
export const CompetencyLevel = t.Union(competencyLevels.map((name) => t.Literal(name)))

/** How somebody stands to what their job role asks for. */
export const competencyStandings = ['met', 'ending', 'gap'] as const
export type CompetencyStanding = (typeof competencyStandings)[number]
export const CompetencyStanding = t.Union(competencyStandings.map((name) => t.Literal(name)))

export const NamedOne = t.Object({ id: Id, name: t.String() })
export type NamedOne = Static<typeof NamedOne>

/** An item of the library, in the reader’s language. */
export type ItemShown = Static<typeof ItemShown>
export const ItemShown = t.Object({
  id: Id,
  name: t.String(),
  tip: t.String(),
  itemProperties: t.Array(t.String()),
})

/** What a job role asks for. */
export type Requirement = Static<typeof Requirement>
export const Requirement = t.Object({
  level: CompetencyLevel,
  /** For how long a confirmation holds; null where it does not end. */
  validMonths: orNull(t.Integer()),
})

/** What was confirmed and still holds; days as YYYY-MM-DD. */
export type Held = Static<typeof Held>
export const Held = t.Object({ level: CompetencyLevel, validUntil: orNull(t.String()), declarationId: Id })

export const OverallAssessment = t.Object({
  isMet: t.Boolean(),
  jobRole: t.String(),
  comment: t.String(),
  assessedAt: t.String(),
  assessedBy: t.String(),
})
export type OverallAssessment = Static<typeof OverallAssessment>

/** A file that was sent, or a certificate of the person. */
export type Evidence = Static<typeof Evidence>
export const Evidence = t.Object({
  id: Id,
  kind: t.Union([t.Literal('file'), t.Literal('certificate')]),
  name: t.String(),
  /** Where a file opens. */
  url: orNull(t.String()),
  /** By which a certificate is verified. */
  code: orNull(t.String()),
  certificateId: orNull(Id),
})

export const DeclarationStep = t.Object({
  at: t.String(),
  /** Null where time did it. */
  by: orNull(t.String()),
  to: DeclarationState,
  comment: t.String(),
})

export type Declaration = Static<typeof Declaration>
export const Declaration = t.Object({
  id: Id,
  revision: t.Integer(),
  user: NamedOne,
  item: ItemShown,
  requirement: orNull(Requirement),
  state: DeclarationState,
  /** The level that the person claims. */
  level: CompetencyLevel,
  words: t.String(),
  evidence: t.Array(Evidence),
  assessor: orNull(NamedOne),
  declaredAt: t.String(),
  validUntil: orNull(t.String()),
  history: t.Array(DeclarationStep),
  can: t.Object({
    change: t.Boolean(),
    withdraw: t.Boolean(),
    take: t.Boolean(),
    release: t.Boolean(),
    decide: t.Boolean(),
    end: t.Boolean(),
  }),
})

export type DeclarationRow = Static<typeof DeclarationRow>
export const DeclarationRow = t.Object({
  id: Id,
  user: NamedOne,
  item: NamedOne,
  state: DeclarationState,
  level: CompetencyLevel,
  assessor: orNull(NamedOne),
  declaredAt: t.String(),
})
