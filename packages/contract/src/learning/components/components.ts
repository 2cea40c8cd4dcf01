import { Type as t, type Static } from '@sinclair/typebox'
import { ComponentFile, ComponentMedia } from './component-files.ts'
import { componentCategory, componentFiles } from '../../kit/constants.ts'
import { TypeSeen } from '../courses/learning-types.ts'
import { Affected, endpoint, Id, idParams, listQuery, LocalText, Nothing, paged } from '../../http/http.ts'

export const Title = t.Object({ en: t.String({ maxLength: 200 }), de: t.String({ maxLength: 200 }) })
export const Prose = t.Object({ en: t.String({ maxLength: 5000 }), de: t.String({ maxLength: 5000 }) })
/** NOTE: its pictures are carried in the text itself. */
const text = t.String({ maxLength: componentFiles.htmlLetters })
const Html = t.Object({ en: text, de: text })

/** The categories that an author makes here; evaluations and packages join with their own features. */
export const authoredCategories = [
  componentCategory.document,
  componentCategory.video,
  componentCategory.embeddedPage,
  componentCategory.externalWindow,
] as const
export type AuthoredCategory = (typeof authoredCategories)[number]
const Category = t.Union(authoredCategories.map((category) => t.Literal(category)))

export const difficulties = ['easy', 'medium', 'hard'] as const
export const Difficulty = t.Union([...difficulties.map((name) => t.Literal(name)), t.Null()])

/**
 * When somebody is through with a component: once opened, read to its end, acknowledged by a press, confirmed on
 * coming back from another window, or watched for as much as its author asks.
 */
export const completions = ['opened', 'read', 'acknowledged', 'confirmed', 'watched'] as const
/** What whoever has it open may say that they have done. */
export type CompletionDone = Static<typeof CompletionDone>
export const CompletionDone = t.Union(completions.map((name) => t.Literal(name)))
/** An evaluation is through when an attempt at it was submitted, which the server alone tells. */
export type CompletionRule = Static<typeof CompletionRule>
export const CompletionRule = t.Union([CompletionDone, t.Literal('submitted')])

/** Which rules each category may have; the first is the one it begins with. */
export const completionsOf: Record<AuthoredCategory, readonly CompletionDone[]> = {
  [componentCategory.document]: ['read', 'acknowledged', 'opened'],
  [componentCategory.video]: ['watched', 'acknowledged', 'opened'],
  [componentCategory.embeddedPage]: ['acknowledged', 'opened'],
  [componentCategory.externalWindow]: ['confirmed', 'opened'],
}

export type ComponentForm = Static<typeof ComponentForm>
export const ComponentForm = t.Object({
  title: Title,
  description: Prose,
  /** A document that is written here; made safe before it is kept. */
  html: Html,
  /** The address of an embedded page or of an external window. */
  url: t.String({ maxLength: 2000 }),
  keywords: t.Array(t.String({ minLength: 1, maxLength: 50 }), { maxItems: 20 }),
  minutes: t.Union([t.Integer({ minimum: 0, maximum: 100_000 }), t.Null()]),
  difficulty: Difficulty,
  completion: CompletionDone,
  media: t.Optional(ComponentMedia),
  /** What it is called a piece of; null is none, and nothing said leaves it as it is. */
  contentType: t.Optional(t.Union([Id, t.Null()])),
  /** Another one that goes with it, offered beside it in a course that holds both; nothing said leaves it as it is. */
  linkedComponent: t.Optional(t.Union([Id, t.Null()])),
})

export const componentStatuses = ['active', 'inactive'] as const
export const ComponentStatus = t.Union(componentStatuses.map((name) => t.Literal(name)))

export type ComponentView = Static<typeof ComponentView>
export const ComponentView = t.Object({
  ...ComponentForm.properties,
  completion: CompletionRule,
  id: Id,
  categoryId: t.Integer(),
  /** What the linked one is called; null where there is none, or it was removed. */
  linkedTitle: t.Optional(t.Union([LocalText, t.Null()])),
  status: ComponentStatus,
  /** Those that `media` names. */
  files: t.Array(ComponentFile),
  /** Rises with every change; a change says which it has seen. */
  revision: t.Integer(),
  /** In how many courses it stands. */
  courses: t.Integer(),
  changedAt: t.String(),
})

export type ComponentRow = Static<typeof ComponentRow>
export const ComponentRow = t.Object({
  id: Id,
  title: LocalText,
  categoryId: t.Integer(),
  contentType: t.Union([TypeSeen, t.Null()]),
  status: ComponentStatus,
  minutes: ComponentForm.properties.minutes,
  courses: t.Integer(),
  changedAt: t.String(),
})

const administers = 'content.administer'
const changed = t.Object({ ...ComponentForm.properties, status: ComponentStatus, revision: t.Integer() })

export const listComponents = endpoint({
  method: 'GET',
  path: '/admin/component',
  access: administers,
  summary: 'Lists components with the number of courses that hold each.',
  query: listQuery({
    sort: ['title', 'categoryId', 'courses', 'changedAt'],
    filter: ['title', 'categoryId', 'contentType', 'status'],
  }),
  reply: paged(ComponentRow),
})

export const readComponent = endpoint({
  method: 'GET',
  path: '/admin/component/:id',
  access: administers,
  summary: 'Reads one component as its author sees it.',
  params: idParams,
  reply: ComponentView,
  errors: ['component_not_found'],
})

export const createComponent = endpoint({
  method: 'POST',
  path: '/admin/component',
  access: administers,
  summary: 'Makes a component.',
  body: t.Object({ ...ComponentForm.properties, category: Category }),
  reply: ComponentView,
  errors: ['component_invalid'],
  bodyBytes: componentFiles.htmlBytes,
})

export const updateComponent = endpoint({
  method: 'PUT',
  path: '/admin/component/:id',
  access: administers,
  summary: 'Changes a component; published courses show it when they are published anew.',
  params: idParams,
  body: changed,
  reply: ComponentView,
  errors: ['component_not_found', 'component_invalid', 'content_changed'],
  bodyBytes: componentFiles.htmlBytes,
})

export const renameComponent = endpoint({
  method: 'POST',
  path: '/admin/component/:id/rename',
  access: administers,
  summary: 'Gives a component another title, unless somebody else has done so.',
  params: idParams,
  body: t.Object({ title: Title, was: Title }),
  reply: ComponentView,
  errors: ['component_not_found', 'component_invalid', 'content_changed'],
})

export const duplicateComponent = endpoint({
  method: 'POST',
  path: '/admin/component/:id/duplicate',
  access: administers,
  summary: 'Makes a component that begins as a copy, with files of its own; no course holds it yet.',
  params: idParams,
  reply: ComponentView,
  errors: ['component_not_found', 'component_invalid', 'disk_full'],
  transaction: false,
})

export const readComponentAffected = endpoint({
  method: 'GET',
  path: '/admin/component/:id/affected',
  access: administers,
  summary: 'Says which courses hold a component and how many people have begun it.',
  params: idParams,
  reply: Affected,
  errors: ['component_not_found'],
})

export const removeComponent = endpoint({
  method: 'DELETE',
  path: '/admin/component/:id',
  access: administers,
  summary: 'Removes a component from the library; records of it stay.',
  params: idParams,
  reply: Nothing,
  errors: ['component_not_found', 'content_changed', 'delete_access_denied_on'],
})

export const restoreComponent = endpoint({
  method: 'POST',
  path: '/admin/component/:id/restore',
  access: administers,
  summary: 'Brings a removed component back.',
  params: idParams,
  reply: ComponentView,
  errors: ['component_not_found'],
})
