import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, orNull, paged } from '../http/http.ts'
import { competencies as limits } from '../kit/constants.ts'
import {
  CompetencyLevel,
  CompetencyStanding,
  Declaration,
  NamedOne,
  OverallAssessment,
} from './competency-shapes.ts'

export type MatrixCell = Static<typeof MatrixCell>
export const MatrixCell = t.Object({
  competencyItemId: Id,
  standing: CompetencyStanding,
  required: CompetencyLevel,
  level: orNull(CompetencyLevel),
  validUntil: orNull(t.String()),
})
export type MatrixRow = Static<typeof MatrixRow>
export const MatrixRow = t.Object({
  user: NamedOne,
  jobRole: t.String(),
  locality: t.String(),
  /** What the person’s job role asks for, and nothing else. */
  cells: t.Array(MatrixCell),
})

const query = listQuery({
  sort: ['user.name', 'jobRole', 'locality'],
  filter: ['user.name', 'jobRole', 'locality', 'team'],
})

export type CompetencyMatrix = Static<typeof readCompetencyMatrix.reply>
export const readCompetencyMatrix = endpoint({
  method: 'GET',
  path: '/client/competency/matrix',
  access: 'signedIn',
  summary: 'Answers who meets what of the profile of their job role: one’s team, region or company.',
  query,
  reply: t.Object({
    ...paged(MatrixRow).properties,
    /** The columns: what the job roles of these people ask for. */
    items: t.Array(NamedOne),
    jobRoles: t.Array(NamedOne),
    localities: t.Array(NamedOne),
  }),
})
export const matrixFormats = ['CSV', 'XLSX'] as const
export type MatrixFormat = (typeof matrixFormats)[number]
export const exportCompetencyMatrix = endpoint({
  method: 'GET',
  path: '/client/competency/matrix/export',
  access: 'signedIn',
  summary: 'Writes the matrix that the filters mean as a table, a line for each person and competency.',
  query: t.Object(
    {
      ...query.properties,
      /** NOTE: as CSV where nothing is said. */
      outputType: t.Optional(t.Union(matrixFormats.map((name) => t.Literal(name)))),
    },
    { additionalProperties: false },
  ),
  reply: 'file',
  errors: ['report_too_long'],
})

/** One person’s declarations with their evidence. */
export type Workbook = Static<typeof Workbook>
export const Workbook = t.Object({
  user: NamedOne,
  jobRole: orNull(t.String()),
  cells: t.Array(t.Object({ ...MatrixCell.properties, name: t.String() })),
  declarations: t.Array(Declaration),
  assessments: t.Array(OverallAssessment),
  can: t.Object({ assess: t.Boolean() }),
})

export const readWorkbook = endpoint({
  method: 'GET',
  path: '/client/competency/workbook/:id',
  access: 'signedIn',
  summary: 'Reads the workbook of a person: oneself, or somebody of one’s team, region or company.',
  params: idParams,
  reply: Workbook,
  errors: ['user_not_found'],
})
export const printWorkbook = endpoint({
  method: 'GET',
  path: '/client/competency/workbook/:id/print',
  access: 'signedIn',
  summary: 'Prints a workbook as PDF.',
  params: idParams,
  reply: 'file',
  errors: ['user_not_found'],
})
export const assessOverall = endpoint({
  method: 'POST',
  path: '/client/competency/workbook/:id/assessment',
  access: 'competencies.assess',
  summary: 'Notes on this day whether somebody meets the profile of their job role.',
  params: idParams,
  body: t.Object({ isMet: t.Boolean(), comment: t.String({ maxLength: limits.wordsLength }) }),
  reply: Workbook,
  errors: ['user_not_found', 'assessment_of_oneself', 'job_role_missing'],
})
