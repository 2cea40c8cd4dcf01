import type { ComponentFile } from '@oktant/contract/component-files.ts'
import type { ComponentRow, ComponentView } from '@oktant/contract/components.ts'
import type { ComponentRecord } from './components.queries.ts'

export function componentView(row: ComponentRecord, files: ComponentFile[]): ComponentView {
  const { id, categoryId, status, revision, title, description, content, keywords } = row
  const { minutes, difficulty, completion, courses, changedAt } = row
  const texts = { title, description, html: content.html, url: content.url, keywords }
  const { media } = content
  const rules = { minutes, difficulty, completion, files, ...(media && { media }) }
  return { id, categoryId, status, revision, ...texts, ...rules, courses, changedAt: changedAt.toISOString() }
}

export function componentRow(row: ComponentRecord): ComponentRow {
  const { id, title, categoryId, status, minutes, courses, changedAt } = row
  return { id, title, categoryId, status, minutes, courses, changedAt: changedAt.toISOString() }
}
