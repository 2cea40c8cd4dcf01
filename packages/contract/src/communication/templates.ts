import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Language, listQuery, LocalText, Nothing, paged } from '../http/http.ts'

/** The words of a letter in one language: paragraphs between empty lines, lists of lines that begin with "- ". */
export type TemplateText = Static<typeof TemplateText>
export const TemplateText = t.Object({
  subject: t.String({ maxLength: 200 }),
  body: t.String({ maxLength: 10_000 }),
  /** What its button says; empty where it has none. */
  action: t.String({ maxLength: 80 }),
})

export type TemplateTexts = Static<typeof TemplateTexts>
export const TemplateTexts = t.Object({ en: TemplateText, de: TemplateText })

/** `letter` is one that the product sends, `own` one that the company made. */
export const templateKinds = ['letter', 'own'] as const
export const TemplateItem = t.Object({
  /** Tells rows of the list apart: below zero for the product's letters, in their order. */
  id: t.Integer(),
  /** `password.reset` for a letter, `own.12` for one's own. */
  key: t.String({ minLength: 1 }),
  kind: t.Union(templateKinds.map((name) => t.Literal(name))),
  name: LocalText,
  about: LocalText,
  /** The languages in which the company's words differ from the product's. */
  changedIn: t.Array(Language),
  changedAt: t.Union([t.String({ format: 'date-time' }), t.Null()]),
})
export type TemplateItem = Static<typeof TemplateItem>

export type MessageTemplate = Static<typeof MessageTemplate>
export const MessageTemplate = t.Intersect([
  TemplateItem,
  t.Object({
    texts: TemplateTexts,
    defaults: TemplateTexts,
    /** Has its letter a button, whose words must be given? */
    hasAction: t.Boolean(),
    placeholders: t.Array(
      t.Object({ name: t.String(), about: LocalText, sample: LocalText, isRequired: t.Boolean() }),
    ),
    can: t.Object({ edit: t.Boolean(), remove: t.Boolean() }),
  }),
])

/** The key of a template that is not made yet. */
export const newTemplateKey = 'new'
const keyParams = t.Object({ key: t.String({ minLength: 1, maxLength: 80, pattern: '^[A-Za-z0-9.]+$' }) })
const Written = t.Object({
  /** What the company calls its own; ignored for a letter of the product. */
  name: t.String({ maxLength: 100 }),
  texts: TemplateTexts,
})

export const listMessageTemplates = endpoint({
  method: 'GET',
  path: '/admin/message-template',
  access: 'communications.administer',
  summary: 'Lists the letters that the product sends and the company’s own templates.',
  query: listQuery({ sort: ['name', 'changedAt'], filter: ['name', 'kind', 'changed'] }),
  reply: paged(TemplateItem),
})

export const readMessageTemplate = endpoint({
  method: 'GET',
  path: '/admin/message-template/:key',
  access: 'communications.administer',
  summary:
    'Reads a template with its words in both languages and what can be filled in; `new` for an empty one.',
  params: keyParams,
  reply: MessageTemplate,
  errors: ['template_not_found'],
})

export const createMessageTemplate = endpoint({
  method: 'POST',
  path: '/admin/message-template',
  access: 'communications.administer',
  summary: 'Makes a template of one’s own.',
  body: Written,
  reply: MessageTemplate,
  errors: ['template_invalid'],
})

export const saveMessageTemplate = endpoint({
  method: 'PUT',
  path: '/admin/message-template/:key',
  access: 'communications.administer',
  summary:
    'Saves the words of a template in both languages; words equal to the product’s own follow it again.',
  params: keyParams,
  body: Written,
  reply: MessageTemplate,
  errors: ['template_not_found', 'template_invalid', 'template_fixed'],
})

export const deleteMessageTemplate = endpoint({
  method: 'DELETE',
  path: '/admin/message-template/:key',
  access: 'communications.administer',
  summary: 'Removes a template of one’s own.',
  params: keyParams,
  reply: Nothing,
  errors: ['template_not_found', 'template_fixed'],
})

export const restoreMessageTemplate = endpoint({
  method: 'POST',
  path: '/admin/message-template/:key/restore',
  access: 'communications.administer',
  summary: 'Brings back a template of one’s own that was removed.',
  params: keyParams,
  reply: MessageTemplate,
  errors: ['template_not_found'],
})

const Shown = t.Object({ subject: t.String(), html: t.String(), text: t.String() })
export const previewMessageTemplate = endpoint({
  method: 'POST',
  path: '/admin/message-template/:key/preview',
  access: 'communications.administer',
  summary: 'Shows words that are not saved yet as letters in both languages, with sample values.',
  params: keyParams,
  body: t.Object({ texts: TemplateTexts }),
  reply: t.Object({ en: Shown, de: Shown }),
  errors: ['template_not_found'],
  changes: false,
})

export const testMessageTemplate = endpoint({
  method: 'POST',
  path: '/admin/message-template/:key/test',
  access: 'communications.administer',
  summary: 'Sends words that are not saved yet to oneself as a letter, with sample values.',
  params: keyParams,
  body: t.Object({ language: Language, texts: TemplateTexts }),
  reply: t.Object({ to: t.String() }),
  errors: ['template_not_found', 'template_invalid', 'too_many_attempts'],
  limit: 'testMail',
})

export type TemplateVersion = Static<typeof TemplateVersion>
export const TemplateVersion = t.Object({
  id: t.Integer(),
  language: Language,
  text: TemplateText,
  /** Since then the product's own words are in force again. */
  isDefault: t.Boolean(),
  by: t.String(),
  createdAt: t.String({ format: 'date-time' }),
})

export const listTemplateVersions = endpoint({
  method: 'GET',
  path: '/admin/message-template/:key/versions',
  access: 'communications.administer',
  summary: 'Lists the last fifty versions of a template’s words, newest first.',
  params: keyParams,
  reply: t.Array(TemplateVersion),
  errors: ['template_not_found'],
})
