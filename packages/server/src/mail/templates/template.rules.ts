import { languages, type Language } from '@oktant/contract/http/http.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { TemplateText } from '@oktant/contract/communication/templates.ts'
import { withValues } from '@oktant/contract/kit/local-text.ts'
import type { FieldError } from '../../http/fail.ts'
import { filledIn } from '../../words/words.rules.ts'

type Known = Readonly<Record<string, { isRequired?: boolean }>>
type Texts = Readonly<Record<Language, TemplateText>>

const inBraces = /\{([^{}]*)\}/g

/** Paragraphs are what stands between empty lines. */
export const paragraphsOf = (body: string) =>
  body
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** A letter’s words with their placeholders filled in. */
export function worded({ subject, body, action }: TemplateText, values: Readonly<Record<string, string>>) {
  return {
    subject: filledIn(subject, values),
    paragraphs: paragraphsOf(body).flatMap((paragraph) => filledParagraphs(paragraph, values)),
    action: filledIn(action, values),
  }
}

/** A placeholder that stands alone may be a text of several paragraphs. */
const filledParagraphs = (paragraph: string, values: Readonly<Record<string, string>>) =>
  /^\{\w+\}$/.test(paragraph) ? paragraphsOf(filledIn(paragraph, values)) : [filledIn(paragraph, values)]

export function placeholdersIn({ subject, body, action }: TemplateText) {
  return [subject, body, action].flatMap((text) => [...text.matchAll(inBraces)].map(([, name = '']) => name))
}

/** What is wrong with texts that somebody wrote, each at its field: `texts.en.subject` … */
export function faultsOfTexts(texts: Texts, known: Known, hasAction: boolean): FieldError[] {
  return languages.flatMap((language) =>
    faultsOfText(texts[language], known, hasAction).map((wrong) => ({
      ...wrong,
      field: `texts.${language}.${wrong.field}`,
    })),
  )
}

function faultsOfText(text: TemplateText, known: Known, hasAction: boolean): FieldError[] {
  const wanted = hasAction ? (['subject', 'body', 'action'] as const) : (['subject', 'body'] as const)
  const empty = wanted.filter((field) => !text[field].trim()).map((field) => fault(field, 'template_empty'))
  const unknown = (['subject', 'body', 'action'] as const).flatMap((field) => unknownIn(field, text, known))
  if (empty.length || unknown.length) return [...empty, ...unknown]
  const used = new Set(placeholdersIn(text))
  const missing = Object.keys(known).filter((name) => known[name]?.isRequired && !used.has(name))
  return missing.map((name) => fault('body', 'placeholder_missing', `{${name}}`)).slice(0, 1)
}

function unknownIn(field: keyof TemplateText, text: TemplateText, known: Known): FieldError[] {
  const [stranger] = [...text[field].matchAll(inBraces)].filter(
    ([, name = '']) => !Object.hasOwn(known, name),
  )
  if (stranger) return [fault(field, 'placeholder_unknown', stranger[0])]
  const rest = text[field].replace(inBraces, '')
  return /[{}]/.test(rest) ? [fault(field, 'placeholder_unknown', /[{}]/.exec(rest)?.[0] ?? '{')] : []
}

type Code = 'template_empty' | 'placeholder_unknown' | 'placeholder_missing'
const fault = (field: string, code: Code, value = ''): FieldError => ({
  field,
  code,
  message: withValues(messages[code].en, value),
  value,
})
