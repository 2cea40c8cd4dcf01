import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, LocalText } from '../http/http.ts'
import { visitorQuery } from '../organisation/shell.ts'

/** Container types that the specification numbers. */
export const containerType = { topic: 560, topicLevels: 9231, course: 23700 } as const

export const segmentKeys = [
  'strategy',
  'product',
  'production',
  'marketing',
  'finance',
  'systems',
  'communication',
  'individual',
] as const
export type SegmentKey = (typeof segmentKeys)[number]

export type Segment = Static<typeof Segment>
export const Segment = t.Object({
  id: Id,
  key: t.Union(segmentKeys.map((name) => t.Literal(name))),
  containerTypeId: t.Integer(),
  name: LocalText,
  /** The name broken into the lines that fit a slice of the wheel. */
  shortName: LocalText,
  description: LocalText,
  coverImagePath: t.Union([t.String(), t.Null()]),
  position: t.Integer(),
  courseCount: t.Integer(),
  /** Whole per cent of the signed-in person's own progress; null for a visitor. */
  progress: t.Union([t.Integer(), t.Null()]),
})

export const listSegments = endpoint({
  method: 'GET',
  path: '/public/cdi/segment',
  access: 'public',
  summary: 'Lists the segments of the visible catalogue, in their order.',
  query: visitorQuery,
  reply: t.Array(Segment),
})

export const readSegment = endpoint({
  method: 'GET',
  path: '/public/cdi/segment/:id',
  access: 'public',
  summary: 'Reads one segment.',
  params: idParams,
  query: visitorQuery,
  reply: Segment,
  errors: ['segment_not_found'],
})
