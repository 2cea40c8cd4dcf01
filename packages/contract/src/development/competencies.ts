import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, orNull, paged } from '../http/http.ts'
import { supportingDocumentTypes } from '../assessment/attempts/supporting-documents.ts'
import { competencies as limits, uploadBytes } from '../kit/constants.ts'
import {
  CompetencyLevel,
  CompetencyStanding,
  Declaration,
  DeclarationRow,
  DeclarationState,
  Held,
  ItemShown,
  OverallAssessment,
  Requirement,
} from './competency-shapes.ts'

const one = '/client/competency/declaration/:id'
const missing = 'declaration_not_found'
const actioned = [missing, 'declaration_actioned'] as const

export type OwnCompetency = Static<typeof OwnCompetency>
export const OwnCompetency = t.Object({
  item: ItemShown,
  /** Null where the job role does not ask for it. */
  requirement: orNull(Requirement),
  standing: orNull(CompetencyStanding),
  held: orNull(Held),
  /** What waits for its assessor or came back. */
  open: orNull(t.Object({ id: Id, state: DeclarationState })),
})

export const readOwnCompetencies = endpoint({
  method: 'GET',
  path: '/client/competency/mine',
  access: 'competencies.declare',
  summary: 'Answers what one’s job role asks for, what of it is confirmed, and what else can be declared.',
  reply: t.Object({
    jobRole: orNull(t.String()),
    items: t.Array(OwnCompetency),
    overall: orNull(OverallAssessment),
    /** One’s certificates, to show as evidence. */
    certificates: t.Array(t.Object({ id: Id, name: t.String(), issuedAt: t.String() })),
  }),
})

export type DeclarationForm = Static<typeof DeclarationForm>
export const DeclarationForm = t.Object({
  level: CompetencyLevel,
  words: t.String({ maxLength: limits.wordsLength }),
  certificateIds: t.Array(Id, { maxItems: limits.mostEvidence, uniqueItems: true }),
})

export const declareCompetency = endpoint({
  method: 'POST',
  path: '/client/competency/declaration',
  access: 'competencies.declare',
  summary: 'Declares a competency of the library at a level, in words and with certificates.',
  body: t.Object({ ...DeclarationForm.properties, competencyItemId: Id }),
  reply: Declaration,
  errors: ['record_not_found', 'declaration_open', 'declaration_words_missing', 'certificate_unknown'],
})
export const declareAgain = endpoint({
  method: 'PUT',
  path: one,
  access: 'competencies.declare',
  summary: 'Declares what came back anew, or words what nobody has begun to assess.',
  params: idParams,
  body: t.Object({ ...DeclarationForm.properties, revision: t.Integer() }),
  reply: Declaration,
  errors: [
    ...actioned,
    'content_changed',
    'declaration_words_missing',
    'certificate_unknown',
    'evidence_too_many',
  ],
})
export const withdrawDeclaration = endpoint({
  method: 'POST',
  path: `${one}/withdraw`,
  access: 'competencies.declare',
  summary: 'Takes a declaration back that nobody has begun to assess, or that came back.',
  params: idParams,
  reply: Declaration,
  errors: actioned,
})
export const attachEvidence = endpoint({
  method: 'POST',
  path: `${one}/evidence`,
  access: 'competencies.declare',
  summary: 'Takes a document, picture, text, recording or archive as evidence of a declaration.',
  params: idParams,
  upload: { field: 'file', maxBytes: uploadBytes.document, types: supportingDocumentTypes, streams: true },
  transaction: false,
  reply: Declaration,
  errors: [
    ...actioned,
    'evidence_too_many',
    'component_file_empty',
    'document_refused',
    'document_misnamed',
    'too_large',
    'disk_full',
  ],
})
export const removeEvidence = endpoint({
  method: 'DELETE',
  path: `${one}/evidence/:evidenceId`,
  access: 'competencies.declare',
  summary: 'Takes a file away from a declaration; where there is none, it is gone already.',
  params: t.Object({ id: Id, evidenceId: Id }),
  reply: Declaration,
  errors: actioned,
})

export const readDeclaration = endpoint({
  method: 'GET',
  path: one,
  access: 'signedIn',
  summary: 'Reads a declaration, as its person, as an assessor, or as whoever may open their workbook.',
  params: idParams,
  reply: Declaration,
  errors: [missing],
})

export const listDeclarations = endpoint({
  method: 'GET',
  path: '/client/competency/declarations',
  access: 'competencies.assess',
  summary: 'Lists the declarations of others by state, what waits longest first.',
  query: listQuery({
    sort: ['declaredAt', 'user.name', 'item', 'state'],
    filter: ['state', 'user.name', 'item', 'mine'],
  }),
  reply: paged(DeclarationRow),
})
export const takeDeclaration = endpoint({
  method: 'POST',
  path: `${one}/take`,
  access: 'competencies.assess',
  summary: 'Begins to assess a declaration, or takes it over from another assessor.',
  params: idParams,
  reply: Declaration,
  errors: actioned,
})
export const releaseDeclaration = endpoint({
  method: 'POST',
  path: `${one}/release`,
  access: 'competencies.assess',
  summary: 'Gives a declaration back to the queue without a decision.',
  params: idParams,
  reply: Declaration,
  errors: actioned,
})
const comment = t.String({ maxLength: limits.wordsLength })
export const confirmDeclaration = endpoint({
  method: 'POST',
  path: `${one}/confirm`,
  access: 'competencies.assess',
  summary: 'Confirms a declaration at level 1 or 2; what was confirmed before of the same competency ends.',
  params: idParams,
  body: t.Object({ level: CompetencyLevel, comment }),
  reply: Declaration,
  errors: actioned,
})
export const returnDeclaration = endpoint({
  method: 'POST',
  path: `${one}/return`,
  access: 'competencies.assess',
  summary: 'Gives a declaration back to its person, with what is missing.',
  params: idParams,
  body: t.Object({ comment }),
  reply: Declaration,
  errors: [...actioned, 'declaration_comment_missing'],
})
export const endDeclaration = endpoint({
  method: 'POST',
  path: `${one}/end`,
  access: 'competencies.assess',
  summary: 'Ends what was confirmed before its time, with the reason.',
  params: idParams,
  body: t.Object({ comment }),
  reply: Declaration,
  errors: [...actioned, 'declaration_comment_missing'],
})
