import type { Language } from '@oktant/contract/http/http.ts'
import type {
  MessageTemplate,
  TemplateItem,
  TemplateTexts,
  TemplateVersion,
} from '@oktant/contract/communication/templates.ts'
import { newTemplateKey } from '@oktant/contract/communication/templates.ts'
import type { Config } from '../../../config.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { letterOf } from '../../../mail/templates/send-template.ts'
import { ownTemplate, type Template } from '../../../mail/templates/template.ts'
import { type LetterLook, renderHtml, renderText } from '../../../mail/templates/render.ts'
import { type Found, keyOfOwn } from './message-templates.access.ts'
import type { listVersions, TemplateRow, VersionRow } from './message-templates.queries.ts'
import { changedIn, hasAction, sampleValues, textsInForce } from './message-templates.rules.ts'

export function templateItem(
  { definition, row }: Found,
  newest: readonly VersionRow[],
  place = 0,
): TemplateItem {
  const isOwn = definition === ownTemplate
  const name = row?.name ?? ''
  return {
    id: isOwn ? (row?.id ?? 0) : -place - 1,
    key: isOwn ? (row ? keyOfOwn(row.id) : newTemplateKey) : definition.key,
    kind: isOwn ? 'own' : 'letter',
    name: isOwn ? { en: name, de: name } : definition.name,
    about: definition.about,
    changedIn: isOwn ? [] : changedIn(newest),
    changedAt: latest(newest)?.toISOString() ?? null,
  }
}

const latest = (versions: readonly VersionRow[]) =>
  versions.map(({ createdAt }) => createdAt).toSorted((a, b) => b.getTime() - a.getTime())[0]

/** NOTE: a handful of letters and a company’s own: put together, sorted and cut here. */
export function templateItems(letters: readonly Template[], rows: TemplateRow[], newest: VersionRow[]) {
  const ofRow = (row: TemplateRow | null) => newest.filter(({ templateId }) => templateId === row?.id)
  const found: Found[] = [
    ...letters.map((definition) => ({
      definition,
      row: rows.find(({ key }) => key === definition.key) ?? null,
    })),
    ...rows.filter(({ key }) => key === null).map((row) => ({ definition: ownTemplate, row })),
  ]
  return found.map(({ definition, row }, place) => templateItem({ definition, row }, ofRow(row), place))
}

export function pageOfItems(items: TemplateItem[], page: Page, language: Language) {
  const wanted = items.filter((item) => page.filters.every((filter) => matches(item, filter, language)))
  const order = new Intl.Collator(language).compare
  const key = ({ name, changedAt }: TemplateItem) =>
    page.sort?.field === 'changedAt' ? (changedAt ?? '') : name[language]
  const sorted = page.sort ? wanted.toSorted((a, b) => order(key(a), key(b))) : wanted
  if (page.sort?.descending) sorted.reverse()
  return { rows: sorted.slice(page.offset, page.offset + page.limit), total: sorted.length }
}

function matches(item: TemplateItem, { field, value }: Page['filters'][number], language: Language) {
  if (field === 'kind') return item.kind === value
  if (field === 'changed') return item.changedIn.length > 0 === (value === 'true')
  return item.name[language].toLowerCase().includes(value.toLowerCase())
}

export function templateView({ definition, row }: Found, newest: readonly VersionRow[]): MessageTemplate {
  const item = templateItem({ definition, row }, newest)
  return {
    ...item,
    texts: textsInForce(definition, newest),
    defaults: { en: definition.text.en, de: definition.text.de },
    hasAction: hasAction(definition),
    placeholders: Object.entries(definition.placeholders).map(
      ([name, { about, sample, isRequired = false }]) => ({
        name,
        about,
        sample,
        isRequired,
      }),
    ),
    can: { edit: !definition.isFixed, remove: item.kind === 'own' && row !== null },
  }
}

export function previewView(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  definition: Template,
  texts: TemplateTexts,
  look?: LetterLook,
) {
  const shown = (language: Language) => {
    const values = sampleValues(definition, language)
    const letter = letterOf({ text: texts }, language, { values, url: publicUrl })
    return {
      subject: letter.subject,
      html: renderHtml(letter, language, look),
      text: renderText(letter, language, look),
    }
  }
  return { en: shown('en'), de: shown('de') }
}

type ListedVersion = Awaited<ReturnType<typeof listVersions>>[number]
export const versionView = ({
  subject,
  body,
  action,
  createdAt,
  ...version
}: ListedVersion): TemplateVersion => ({
  ...version,
  text: { subject, body, action },
  createdAt: createdAt.toISOString(),
})
